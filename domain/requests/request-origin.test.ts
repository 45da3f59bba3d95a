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
const sourceOf = (source: unknown) => v.parse(originSchema(["1.0", "1.1"]), { source }).source;

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
      utmCampaign: "mail",
    }),
  ).toEqual({ ...empty, utmCampaign: "mail" });
  expect(sourceOf({ landing: "/pricing?mail=asha@example.com", utmSource: "mail" })).toMatchObject({ landing: "" });
});

test("a visit that began at a private link, perhaps cut or with a full stop after it, does not keep the key", () => {
  for (const landing of ["/my/s3cr3tKeyOfAsha-123456.", "/my/", "/my/a/b"]) {
    expect(sourceOf({ landing })?.landing).toBe("/my");
  }
  expect(sourceOf({ landing: "/mystery" })?.landing).toBe("/mystery");
});

test.for([undefined, null, "landing=/", 7, [], {}, { landing: 7 }, { landing: " " }])("%j is no source", (source) => {
  expect(sourceOf(source)).toBeNull();
});

test("a version of the notice is one that was published", () => {
  const versionOf = (noticeVersion?: unknown) => v.parse(originSchema(["1.0", "1.1"]), { noticeVersion }).noticeVersion;
  expect(["1.0", "1.1"].map(versionOf)).toEqual(["1.0", "1.1"]);
  for (const wrong of [undefined, null, "", 7, "1.2", "1.1 ", ["1.1"], "<b>"]) expect(versionOf(wrong)).toBeNull();
});

test("a long campaign tag is cut between two characters, not dropped", () => {
  const cut = sourceOf({ utmMedium: "x".repeat(101), utmTerm: "🙂".repeat(101) });
  expect(cut).toEqual({ ...empty, utmMedium: "x".repeat(100), utmTerm: "🙂".repeat(100) });
});

test("what staff would not see, or would see in another order, is not stored", () => {
  expect(
    sourceOf({ landing: "/pri\u200bcing", utmSource: "\u202eliam\u2069\ufeff", utmTerm: "\u{E0041}\u200d" }),
  ).toEqual({ ...empty, landing: "/pricing", utmSource: "liam" });
});
