import { expect, test } from "vitest";
import { toZonedIsoDate } from "#domain/format/time-zone.ts";
import { readChatText } from "#tests/support/team-chat-rules.ts";
import { engines, testDelivery } from "#tests/support/test-services.ts";

test.for(engines)("tells the team of an error once an hour for each kind, on every instance (%s)", async (engine) => {
  const site = await testDelivery(engine);
  const error = new TypeError("could not greet Asha Rao, asha@example.com");
  await Promise.all(Array.from({ length: 10 }, () => site.reportError(error, "GET /pricing")));
  await site.outbox.deliverDue();
  expect(site.chat.arrivals).toHaveLength(1);
  const [embed] = site.chat.arrivals[0]?.message.embeds ?? [];
  expect(embed).toMatchObject({ title: "Server Error" });
  expect(readChatText(embed?.fields[0]?.value ?? "").shown).toMatch(
    /^TypeError at error-reports-and-alerts\.test\.ts:\d+:\d+$/,
  );
  expect(embed?.fields[1]?.value).toBe("GET /pricing");
  expect(JSON.stringify(embed)).not.toContain("sha");

  await site.reportError(error, "GET /about");
  site.clock.advance(60 * 60_000);
  await site.reportError(error, "GET /pricing");
  await site.outbox.deliverDue();
  expect(site.chat.arrivals.map((arrival) => arrival.message.embeds[0]?.fields[1]?.value)).toEqual([
    "GET /pricing",
    "GET /about",
    "GET /pricing",
  ]);
});

test.for(engines)("an alert comes once a day (%s)", async (engine) => {
  const site = await testDelivery(engine);
  for (let hour = 0; hour < 48; hour++) {
    await site.alertTeam({ title: "Flood", what: "One sender", where: "Staff page" });
    site.clock.advance(60 * 60_000);
  }
  await site.outbox.deliverDue();
  const days = new Set(
    Array.from({ length: 48 }, (_, hours) => toZonedIsoDate(new Date(+site.now() - (hours + 1) * 60 * 60_000))),
  );
  expect(site.chat.arrivals).toHaveLength(days.size);
});
