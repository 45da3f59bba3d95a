import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { recordAddressesAndListLost } from "./lost-addresses.ts";

test("an address that the last build had is told once it is gone, but not where it is sent on", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-addresses-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "addresses.txt");
  expect(recordAddressesAndListLost(file, ["/", "/planting", "/harvest"], new Set()), "the first build").toEqual([]);
  expect(recordAddressesAndListLost(file, ["/", "/start-planting"], new Set(["/harvest"]))).toEqual([
    expect.stringMatching(/^\/planting was a page of the last build and is not found now: .*formerPaths/),
  ]);
  expect(recordAddressesAndListLost(file, ["/", "/start-planting"], new Set())).toEqual([]);
});
