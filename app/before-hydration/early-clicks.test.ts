import { expect, test } from "vitest";
import { createFakePage } from "#tests/support/fake-page.ts";
import recordEarlyClicks from "./early-clicks.ts";

test("each button pressed before hydration is handed over once, and none after", () => {
  const { page } = createFakePage({});
  const press = (button: object | null) => {
    const click = new Event("click");
    Object.defineProperty(click, "target", { value: { closest: () => button } });
    page.dispatchEvent(click);
  };
  recordEarlyClicks(page);
  const [menu, theme] = [{ name: "menu" }, { name: "theme" }];
  for (const pressed of [menu, null, theme, menu]) press(pressed);
  expect(page.takeEarlyClicks?.()).toEqual([menu, theme]);
  press({ name: "late" });
  expect(page.takeEarlyClicks?.()).toEqual([menu, theme]);
});
