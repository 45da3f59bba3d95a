import { expect, test } from "vitest";
import { describeSource } from "./request-facts.tsx";

const none = { landing: "", referrer: "", utmSource: "", utmMedium: "", utmCampaign: "", utmTerm: "", utmContent: "" };

test("where a visit began is one line, and nothing where it is unknown", () => {
  expect(describeSource(null)).toBe("");
  expect(describeSource({ ...none, landing: "/" })).toBe("first page /");
  const whole = { ...none, landing: "/pricing", referrer: "mail.example", utmSource: "news", utmCampaign: "spring" };
  expect(describeSource(whole)).toBe("news (spring), from mail.example, first page /pricing");
  expect(describeSource({ ...none, utmMedium: "mail" })).toBe("(mail)");
});
