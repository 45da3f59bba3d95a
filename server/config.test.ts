import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("without a setting the site stands on localhost:3000", () => {
  expect(readConfig({})).toMatchObject({ port: 3000, siteUrl: "http://localhost:3000", logLevel: "info" });
  expect(readConfig({ PORT: "8080", SITE_URL: "" })).toMatchObject({ port: 8080, siteUrl: "http://localhost:8080" });
});

test("a site address loses its trailing slash", () => {
  expect(readConfig({ SITE_URL: "https://course.example/" }).siteUrl).toBe("https://course.example");
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["SITE_URL", "somewhere"],
  ["SITE_URL", "https://course.example/path"],
  ["LOG_LEVEL", "loud"],
])("a bad %s is named, its value is not printed", (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow(value);
});
