import * as v from "valibot";
import { expect, test } from "vitest";
import { originSchema } from "./request-origin.ts";

const empty = {
  landing: "",
  referrer: "",
  utmSource: "",
  utmMedium: "",
  utmCampaign: "",
  utmTerm: "",
  utmContent: "",
};
const sourceOf = (source: unknown) => v.parse(originSchema, { source }).source;

test("a source keeps its own fields, without control characters, and no other", () => {
  expect(
    sourceOf({
      landing: "/pricing",
      referrer: "news.example:8080",
      utmSource: " mail\u0000\n ",
      utmTerm: "कोर्स",
      secret: "x",
    }),
  ).toEqual({ ...empty, landing: "/pricing", referrer: "news.example:8080", utmSource: "mail", utmTerm: "कोर्स" });
});

test("a field that does not fit is left empty, the rest stays", () => {
  expect(
    sourceOf({
      landing: `/${"x".repeat(200)}`,
      referrer: "https://news.example/reader?mail=asha@example.com",
      utmSource: ["mail"],
      utmMedium: "x".repeat(101),
      utmCampaign: "x".repeat(100),
    }),
  ).toEqual({ ...empty, utmCampaign: "x".repeat(100) });
  expect(sourceOf({ landing: "/pricing?mail=asha@example.com", utmSource: "mail" })).toMatchObject({ landing: "" });
});

test.for([undefined, null, "landing=/", 7, [], {}, { landing: 7 }, { landing: " " }])("%j is no source", (source) => {
  expect(sourceOf(source)).toBeNull();
});

test("a version of the notice is a short name", () => {
  const versionOf = (noticeVersion?: unknown) => v.parse(originSchema, { noticeVersion }).noticeVersion;
  expect(versionOf("2026-11-15")).toBe("2026-11-15");
  for (const wrong of [undefined, null, "", 7, "a b", "x".repeat(41), "<b>"]) expect(versionOf(wrong)).toBeNull();
});
