import { expect, test } from "vitest";
import { order } from "#tests/support/sample-requests.ts";
import { testDelivery, testServices } from "#tests/support/test-services.ts";
import { saveRequest } from "../db/requests/save-request.ts";

const rows = 1000;

test(`four instances on one PostgreSQL deliver ${rows} requests exactly once`, async () => {
  const first = await testDelivery("postgres");
  const { databaseUrl, clock } = first;
  const env = { ENROLLMENT_WEBHOOK_URL: first.chat.urlOf("enrollment") };
  const others = await Promise.all([1, 2, 3].map(() => testServices("postgres", { databaseUrl, clock, env })));
  const request = { kind: "enrollment", body: order, delivery: "pending", idempotencyKey: null } as const;
  const saved: { id: string }[] = [];
  for (let batch = 0; batch < rows; batch += 50) {
    saved.push(...(await Promise.all(Array.from({ length: 50 }, () => saveRequest(first.db, request, clock.now())))));
  }
  await Promise.all([first, ...others].map(({ outbox }) => outbox.deliverDue()));

  const arrived = first.chat.arrivals.map((arrival) => arrival.reference);
  expect(first.chat.calls).toHaveLength(rows);
  expect(new Set(arrived)).toEqual(new Set(saved.map(({ id }) => id)));
  const made = [first, ...others].map(({ lines }) => lines.filter((line) => line.includes('"delivered"')).length);
  // Nobody idles while there is work. How much each gets is the machine's business.
  expect(Math.min(...made)).toBeGreaterThan(0);
});
