import { expect, test } from "vitest";
import { describeVisitSource } from "./request-facts-and-related-requests.tsx";

const none = { landing: "", referrer: "", utmSource: "", utmMedium: "", utmCampaign: "", utmTerm: "", utmContent: "" };

test("where a visit began is one line, and nothing where it is unknown", () => {
  expect(describeVisitSource(null)).toBe("");
  expect(describeVisitSource({ ...none, landing: "/" })).toBe("first page /");
  const whole = { ...none, landing: "/pricing", referrer: "mail.example", utmSource: "news", utmCampaign: "spring" };
  expect(describeVisitSource(whole)).toBe("news (spring), from mail.example, first page /pricing");
  expect(describeVisitSource({ ...none, utmMedium: "mail" })).toBe("(mail)");
});
