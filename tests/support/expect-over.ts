import { expect as plainExpect, type Locator } from "@playwright/test";

/** Whether one element covers a part of another. */
export const expect = plainExpect.extend({
  async toBeOver(upper: Locator, lower: Locator) {
    const [a, b] = [await upper.boundingBox(), await lower.boundingBox()];
    if (!a || !b) throw new Error("Both elements must be shown");
    const pass = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    return { pass, message: () => `one at ${JSON.stringify(a)}, the other at ${JSON.stringify(b)}` };
  },
});
