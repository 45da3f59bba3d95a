import { expect } from "@playwright/test";
import { test } from "../test.ts";

const faults = {
  thrown: `setTimeout(() => { throw new Error("thrown in vain") })`,
  rejected: `Promise.reject(new Error("rejected in vain"))`,
  logged: `console.error("logged in vain")`,
  refused: `document.body.setAttribute("style", "color: red")`,
};

test("an engine sees what goes wrong on a page: without that the other journeys would prove little", async ({
  engine,
  siteUrl,
}) => {
  const driver = await engine.visit();
  await driver.goto(`${siteUrl}/about`);
  await expect.poll(() => driver.evaluate("document.body?.textContent.includes('About the course')")).toBe(true);
  for (const fault of Object.values(faults)) await driver.evaluate(`void ${fault}`);
  await expect
    .poll(() => driver.errors())
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining("thrown in vain"),
        expect.stringContaining("rejected in vain"),
        expect.stringContaining("logged in vain"),
        expect.stringMatching(/style-src/),
      ]),
    );
  await driver.close();
});
