import { expect, test } from "vitest";
import { postJson } from "#tests/support/sample-requests.ts";
import { engines, testDelivery } from "#tests/support/test-services.ts";
import type { Behaviour } from "#tests/support/fake-team-chat.ts";
import { sameOriginApiRoutes } from "../api/routes.ts";

const canaries = ["Canary Name", "canary@mail.example", "9000000001", "canary message", "secret-token", "127.0.0.1"];
const echo = JSON.stringify({
  message: canaries.join(),
  code: 50_035,
  errors: { username: {}, [canaries[0] ?? ""]: {} },
});
const behaviours: Behaviour[] = [
  "normal",
  "hang",
  "reset",
  { status: 500, body: echo },
  { status: 302, headers: { location: "http://127.0.0.1/secret-token" } },
  { status: 429, body: echo },
  { status: 429, headers: { "content-type": "text/html" }, body: echo },
  { status: 404, body: echo },
  { status: 400, body: echo },
];

test.for(engines)("no log line and no stored reason carries a webhook or what a visitor typed (%s)", async (engine) => {
  const site = await testDelivery(engine, { sendTimeout: 200 });
  const api = sameOriginApiRoutes(site, { siteUrl: "https://course.example" });
  const body = { name: canaries[0], email: canaries[1], phone: canaries[2], message: canaries[3] };
  for (const behaviour of behaviours) {
    site.chat.behave(() => behaviour);
    expect((await api.request("/contact", postJson(body))).status).toBe(201);
    await site.outbox.deliverDue();
    site.clock.advance(3_600_000);
  }
  await sameOriginApiRoutes({ ...site, db: site.db.withSchema("missing") }, { siteUrl: "" }).request(
    "/contact",
    postJson(body),
  );
  await site.reportError(new Error(canaries.join()), "POST /api/contact");
  const stored = await site.db.selectFrom("deliveries").select(["last_error", "body", "message_id"]).execute();
  expect(site.lines.length).toBeGreaterThan(behaviours.length);
  const written = site.lines.join("") + JSON.stringify(stored);
  expect(canaries.filter((canary) => written.includes(canary))).toEqual([]);
});
