import ICAL from "ical.js";
import { expect, test } from "vitest";
import { siteUrl } from "#tests/support/staff-client.ts";
import { testServices } from "#tests/support/test-services.ts";
import { sameOriginApiRoutes } from "./routes.ts";

async function fetchCalendar(query: Record<string, string>) {
  const api = sameOriginApiRoutes(await testServices(), { siteUrl });
  return api.request(`/reply.ics?${new URLSearchParams(query)}`);
}

test("the promised answer is an entry at the end of the reply time, in business hours", async () => {
  // A Saturday, an hour before the team closes: of four hours three are left on Monday.
  const response = await fetchCalendar({ reference: "0123abcd", sent: "2026-03-07T12:30:00.000Z" });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  expect([event.uid, event.startDate.toJSDate().toISOString()]).toEqual([
    "reply-0123abcd@course.example",
    "2026-03-09T07:30:00.000Z",
  ]);
});

test.for<Record<string, string>>([
  { reference: "0123abcd", sent: "yesterday" },
  { reference: "../etc", sent: "2026-03-07T12:30:00.000Z" },
  { reference: "0123abcd" },
])("%j is no request", async (query) => {
  expect((await fetchCalendar(query)).status).toBe(400);
});
