import { expect, test } from "vitest";
import { createLog } from "../log.ts";
import { warnOfLegalTemplates, warnOfOfferEnd, warnOfUnfinishedContent } from "./content-warnings.ts";

const finished = {
  course: {
    mode: ["live" as const],
    languages: [{ name: "Hindi", code: "hi" }],
    start: "any day" as const,
    pace: "At your own pace.",
    needs: "A computer.",
    payment: "Once.",
    paymentMethods: ["UPI"],
    refund: "Within a week.",
    certificate: "At the end.",
    afterEnroll: "We call you.",
  },
  instructor: { sample: false },
  reviews: [{ sample: false }],
  site: { contact: { email: "team@school.in" }, socials: [{ url: "https://video.school.in/us" }] },
};

function warningsOf(content?: Parameters<typeof warnOfUnfinishedContent>[2]) {
  const lines: string[] = [];
  warnOfUnfinishedContent(
    createLog("info", (line) => lines.push(line)),
    new Date("2027-01-05T00:00:00Z"),
    content,
  );
  return lines.map((line) => JSON.parse(line) as Record<string, string>);
}

test("the start lists facts that are not set and content that is still sample, one line each", () => {
  expect(warningsOf()).toEqual([
    expect.objectContaining({
      level: "warn",
      event: "course facts not set",
      facts: "mode, languages, start, paymentMethods, refund",
      change: "content/course.ts",
    }),
    expect.objectContaining({
      level: "warn",
      event: "sample content",
      change: "content/instructor.ts, content/reviews.ts, content/site.ts",
    }),
  ]);
});

test("for finished content the start logs nothing", () => {
  expect(warningsOf(finished)).toEqual([]);
});

test("one sample review or one example address is enough to be named", () => {
  const changes = (content: Partial<typeof finished>) =>
    warningsOf({ ...finished, ...content }).map((w) => w["change"]);
  expect(changes({ reviews: [{ sample: false }, { sample: true }] })).toEqual(["content/reviews.ts"]);
  const { site } = finished;
  expect(changes({ site: { ...site, contact: { email: "team@example.org" } } })).toEqual(["content/site.ts"]);
  expect(changes({ site: { ...site, socials: [{ url: "https://school.example/us" }] } })).toEqual(["content/site.ts"]);
  expect(changes({ site: { ...site, contact: { email: "team@myexample.com" } } })).toEqual([]);
});

test("start dates that have all passed are named", () => {
  const events = (start: string[]) =>
    warningsOf({ ...finished, course: { ...finished.course, start } }).map(({ event }) => event);
  expect(events(["2027-01-04"])).toEqual(["start dates over"]);
  expect(events(["2027-01-04", "2027-01-05"])).toEqual([]);
});

function linesAt(now: string): string[] {
  const lines: string[] = [];
  warnOfOfferEnd(
    createLog("info", (line) => lines.push(line)),
    new Date(now),
  );
  return lines.map((line) => (JSON.parse(line) as { event: string }).event);
}

test("the start says when prices end within 30 days, or have ended", () => {
  expect(linesAt("2026-11-15T00:00:00Z")).toEqual([]);
  expect(linesAt("2026-12-02T00:00:00Z")).toEqual(["offer ends soon"]);
  expect(linesAt("2027-02-01T00:00:00Z")).toEqual(["offer over"]);
});

test("the start names the texts that nobody has checked, and the owner's missing facts", () => {
  const lines: string[] = [];
  warnOfLegalTemplates(createLog("info", (line) => lines.push(line)));
  expect(lines.join("")).toContain("/privacy, /terms, /refunds");
  expect(lines.join("")).toContain("content/legal/owner.ts");
});
