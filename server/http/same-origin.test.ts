import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const siteUrl = "https://course.example";
const none = { site: undefined, origin: undefined, host: "course.example", siteUrl };

test.for([
  [{ site: "same-origin" }, true],
  [{ site: "none" }, true],
  [{ site: "cross-site" }, false],
  [{ site: "same-site" }, false],
  [{ site: "cross-site", origin: siteUrl }, false],
  [{ origin: siteUrl }, true],
  [{ origin: siteUrl, host: "inner:3000" }, true],
  [{ origin: "http://localhost:3000", host: "localhost:3000" }, true],
  [{ origin: "https://evil.example" }, false],
  [{ origin: "https://course.example.evil.example" }, false],
  [{ origin: "null" }, false],
  [{}, true],
] as const)("an HTTP request with the headers %j is allowed: %s", ([given, expected]) => {
  expect(isSameOrigin({ ...none, ...given })).toBe(expected);
});
