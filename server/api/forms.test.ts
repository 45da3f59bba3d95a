import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { notice } from "#content/notice.ts";
import type { ConsentSwitches } from "#domain/requests/form-schemas.ts";
import { honeypotFieldName } from "#domain/requests/consent-and-hidden-field-names.ts";
import { contactMessage, order, postJson } from "#tests/support/sample-requests.ts";
import { signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { openEmpty } from "#tests/support/test-databases.ts";
import { engines, testDelivery, testServices } from "#tests/support/test-services.ts";
import { saveRequest } from "../db/requests/save-request.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import type { Services } from "../services.ts";
import { sameOriginApiRoutes } from "./routes.ts";

const siteUrl = "https://course.example";
const apiOf = (services: Services, switches?: ConsentSwitches) =>
  sameOriginApiRoutes(services, { siteUrl, ...(switches && { switches }) });
const listRows = ({ db }: Services) =>
  db.selectFrom("requests").innerJoin("deliveries", "request_id", "requests.id").selectAll().execute();

test.for(engines)("saves an enrollment and its delivery, then answers its id (%s)", async (engine) => {
  const site = await testDelivery(engine);
  const response = await apiOf(site).request("/enrollments", postJson({ ...order, name: "  Asha Rao " }));
  expect(response.status).toBe(201);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const rows = await listRows(site);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ kind: "enrollment", state: "pending", created_at: site.now().toISOString() });
  expect(await response.json()).toEqual({ id: rows[0]?.request_id });
  const saved = await site.db.selectFrom("requests").select("body").executeTakeFirstOrThrow();
  expect(JSON.parse(saved.body)).toEqual(order);
});

test.for(engines)("20 posts at once with one key are one request (%s)", async (engine) => {
  const site = await testDelivery(engine);
  const api = apiOf(site);
  const posts = Array.from({ length: 20 }, () =>
    api.request("/contact", postJson(contactMessage, { "idempotency-key": "k1" })),
  );
  const ids = await Promise.all(posts.map(async (post) => (await (await post).json()).id));
  expect(new Set(ids).size).toBe(1);
  expect(await listRows(site)).toHaveLength(1);
  const other = await api.request("/contact", postJson(contactMessage, { "idempotency-key": "k2" }));
  expect((await other.json()).id).not.toBe(ids[0]);
});

test.for(engines)("a key that was used for another body is refused, and nothing is saved (%s)", async (engine) => {
  const site = await testDelivery(engine);
  const api = apiOf(site);
  const send = (body: object) => api.request("/contact", postJson(body, { "idempotency-key": "k1" }));
  const first = await (await send(contactMessage)).json();
  const other = await send({ ...contactMessage, message: "Another message" });
  expect([other.status, await other.json()]).toEqual([
    422,
    { error: "This Idempotency-Key was used for another request" },
  ]);
  expect(await listRows(site)).toHaveLength(1);
  const { name, ...rest } = contactMessage;
  const again = await send({ ...rest, name: ` ${name} ` });
  expect([again.status, await again.json()]).toEqual([201, first]);
});

test.for(engines)(
  "a filled honeypot is answered as usual, and the request is saved and held from the chat (%s)",
  async (engine) => {
    const site = await testDelivery(engine);
    const response = await apiOf(site).request(
      "/contact",
      postJson({ ...contactMessage, [honeypotFieldName]: "https://spam.example" }),
    );
    expect(response.status).toBe(201);
    await site.outbox.deliverDue();
    expect(site.chat.calls).toHaveLength(0);
    expect(await listRows(site)).toMatchObject([{ state: "held" }]);
  },
);

test("a request with an empty honeypot is an ordinary one", async () => {
  const site = await testDelivery("sqlite");
  await apiOf(site).request("/contact", postJson({ ...contactMessage, [honeypotFieldName]: "" }));
  expect(await listRows(site)).toMatchObject([{ state: "pending" }]);
});

test("without a webhook a request waits in the inbox", async () => {
  const site = await testServices();
  expect((await apiOf(site).request("/contact", postJson(contactMessage))).status).toBe(201);
  expect(await listRows(site)).toMatchObject([{ state: "not-configured" }]);
});

const incomplete = "Please fill in name and at least one contact method (email or phone)";
const unreachable = "Please provide either an email or phone number";
const notOfferedMessage = "This course is not offered at that price";
test.for([
  ["enrollments", { ...order, name: " " }, incomplete, ["name"]],
  ["enrollments", { ...order, email: "" }, incomplete, ["email"]],
  ["enrollments", {}, incomplete, ["name", "email"]],
  ["enrollments", { ...order, name: 7 }, incomplete, ["name"]],
  ["enrollments", { ...order, name: "x".repeat(201) }, "Please use at most 200 characters", ["name"]],
  ["enrollments", { ...order, email: "asha" }, "Please enter a valid email address", ["email"]],
  ["enrollments", { ...order, price: 1 }, notOfferedMessage, ["course"]],
  ["enrollments", { ...order, price: "3000" }, notOfferedMessage, ["price"]],
  ["enrollments", { ...order, course: "Another Course" }, notOfferedMessage, ["course"]],
  ["contact", { ...contactMessage, name: "" }, "Please enter your name", ["name"]],
  ["contact", { ...contactMessage, phone: null }, unreachable, ["email"]],
  ["contact", { ...contactMessage, phone: "12" }, "Please enter a valid phone number", ["phone"]],
  ["contact", { ...contactMessage, message: "x".repeat(5001) }, "Please use at most 5000 characters", ["message"]],
] as const)("%s refuses %j", async ([endpoint, body, error, fields]) => {
  const site = await testServices();
  const response = await apiOf(site).request(`/${endpoint}`, postJson(body));
  const answer = await response.json();
  expect([response.status, answer.error, Object.keys(answer.fields)]).toEqual([400, error, fields]);
  expect(await listRows(site)).toHaveLength(0);
});

test.for(["98765 43210", "+91-98765-43210", "(022) 2345 6789", "+1 415 555 0100", "00919876543210"])(
  "takes the phone number %s",
  async (phone) => {
    const response = await apiOf(await testServices()).request("/contact", postJson({ name: "A", phone }));
    expect(response.status).toBe(201);
  },
);

test("answers wrong methods with 405, bad bodies with 400, 413 or 415 and unknown paths with 404", async () => {
  const api = apiOf(await testServices());
  const wrongMethod = await api.request("/contact");
  expect([wrongMethod.status, wrongMethod.headers.get("allow")]).toEqual([405, "POST"]);
  expect((await api.request("/enrollments", { method: "DELETE" })).status).toBe(405);
  for (const path of ["/assistant", "/assistant/vote"]) expect((await api.request(path)).status, path).toBe(405);
  expect((await api.request("/contact", postJson("{broken"))).status).toBe(400);
  expect((await api.request("/contact", postJson("x".repeat(40_000)))).status).toBe(413);
  expect((await api.request("/contact", postJson("{}", { "content-type": "text/plain" }))).status).toBe(415);
  expect((await api.request("/contact", postJson(contactMessage, { "idempotency-key": "k".repeat(201) }))).status).toBe(
    400,
  );
  const unknown = await api.request("/nothing", postJson({}));
  expect([unknown.status, await unknown.json()]).toEqual([404, { error: "Not found" }]);
});

test("rejects every unsafe HTTP request from another site, and saves nothing", async () => {
  const site = await testServices();
  const api = apiOf(site);
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ];
  const types = ["application/json", "application/x-www-form-urlencoded", "text/plain"];
  for (const headers of foreign) {
    for (const type of types) {
      for (const path of ["/contact", "/enrollments", "/assistant"]) {
        const response = await api.request(path, postJson(contactMessage, { ...headers, "content-type": type }));
        expect(response.status).toBe(403);
      }
    }
  }
  expect(await listRows(site)).toHaveLength(0);
  expect((await api.request("/contact", postJson(contactMessage, { origin: siteUrl }))).status).toBe(201);
});

test("a form sent without scripts goes on to a page", async () => {
  const site = await testServices();
  const api = apiOf(site);
  const send = (values: Record<string, string>) =>
    api.request("/enrollments", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html,*/*" },
      body: new URLSearchParams(values).toString(),
    });
  const sent = await send({ ...order, price: "3000" });
  const [row] = await listRows(site);
  expect([sent.status, sent.headers.get("location")]).toEqual([
    303,
    `/sent?kind=enrollment&reference=${row?.request_id?.slice(0, 8)}`,
  ]);
  const refused = await send({ ...order, price: "3000", name: "" });
  expect(refused.headers.get("location")).toBe(
    `/not-sent?${new URLSearchParams({ kind: "enrollment", error: incomplete })}`,
  );
});

test.for(engines)(
  "a form sent without scripts is saved once, however often its button is pressed (%s)",
  async (engine) => {
    const site = await testDelivery(engine, { env: { TRUST_PROXY: "1" } });
    const send = async (address: string, message: string) => {
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        accept: "text/html,*/*",
        "x-forwarded-for": address,
      };
      const body = new URLSearchParams({ ...contactMessage, message }).toString();
      return (await apiOf(site).request("/contact", { method: "POST", headers, body })).headers.get("location");
    };
    const pages = await Promise.all(Array.from({ length: 3 }, () => send("203.0.113.5", "Hello")));
    expect(new Set(pages).size).toBe(1);
    const others = [await send("203.0.113.5", "Hello again"), await send("203.0.113.6", "Hello")];
    site.clock.advance(60 * 60_000);
    others.push(await send("203.0.113.5", "Hello"));
    expect(new Set([...pages, ...others]).size).toBe(4);
    expect(await listRows(site)).toHaveLength(4);
  },
);

test("a plain form that is not taken leads to a page that says why", async () => {
  const site = await testServices();
  const plain = (body: string, headers = {}): RequestInit => ({
    method: "POST",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html,*/*", ...headers },
  });
  const placeOf = async (services: Services, init: RequestInit) => {
    const response = await apiOf(services).request("/contact", init);
    return `${response.status} ${response.headers.get("location")}`;
  };
  const formLimit = { take: () => ({ allowed: false as const, retryAfter: 37 }) };
  expect(await placeOf({ ...site, formLimit }, plain("name=Asha"))).toBe(
    "303 /not-sent?kind=contact&status=429&wait=37",
  );
  expect(await placeOf(site, plain(`name=Asha&message=${"x".repeat(33_000)}`))).toBe(
    "303 /not-sent?kind=contact&status=413",
  );
  expect(await placeOf(site, plain("name=Asha", { "sec-fetch-site": "cross-site" }))).toBe("303 /not-sent?status=403");
  await site.db.destroy();
  expect(await placeOf(site, plain("name=Asha&phone=98765+43210"))).toBe("303 /not-sent?kind=contact&status=503");
});

test("a hundred people behind one address pass, a flood does not", async () => {
  const site = await testServices("sqlite", { env: { TRUST_PROXY: "1" } });
  const api = apiOf(site);
  const send = (forged: number, address: string) =>
    api.request("/contact", postJson({}, { "x-forwarded-for": `10.0.0.${forged}, ${address}` }));
  for (let person = 0; person < 100; person++) expect((await send(person, "203.0.113.5")).status).toBe(400);
  let refused: Response | undefined;
  for (let attempt = 0; attempt < 400 && refused === undefined; attempt++) {
    const response = await send(attempt % 250, "203.0.113.5");
    if (response.status === 429) refused = response;
  }
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect((await send(1, "203.0.113.6")).status).toBe(400);
});

test("what one sender writes beyond a megabyte a day is saved and held, with one alert", async () => {
  const site = await testDelivery("sqlite");
  const api = apiOf(site);
  const message = "क".repeat(5000);
  for (let count = 0; count < 72; count += 1) {
    expect((await api.request("/contact", postJson({ ...contactMessage, message }))).status).toBe(201);
  }
  const states = (await listRows(site)).map(({ state }) => state);
  expect(states.filter((state) => state === "pending")).toHaveLength(64);
  expect(states.filter((state) => state === "held")).toHaveLength(8);
  const alerts = site.db.selectFrom("deliveries").select("body").where("kind", "=", "error-report");
  await vi.waitFor(async () => expect(await alerts.execute()).toHaveLength(1));
  site.clock.advance(24 * 60 * 60_000);
  await api.request("/contact", postJson(contactMessage));
  expect((await listRows(site)).at(-1)?.state).toBe("pending");
});

const tag = "\u{1D535}".repeat(100);
const tags = { utmSource: tag, utmMedium: tag, utmCampaign: tag, utmTerm: tag, utmContent: tag };
const longSource = { landing: `/${"क".repeat(199)}`, referrer: "r".repeat(200), ...tags };

test("what is stored beside the form's fields counts as well, and what is held ends at a budget of its own", async () => {
  const site = await testDelivery("sqlite");
  const heldBytesLimit = createRateLimit({ burst: 20_000, perMinute: 10, now: site.now });
  const api = apiOf({ ...site, heldBytesLimit });
  const statuses: number[] = [];
  for (let count = 0; count < 290; count += 1) {
    const headers = { "idempotency-key": `${"k".repeat(190)}${count}` };
    statuses.push((await api.request("/contact", postJson({ ...contactMessage, source: longSource }, headers))).status);
  }
  expect(statuses.lastIndexOf(201)).toBeLessThan(280);
  expect(statuses.at(-1)).toBe(429);
  const rows = await listRows(site);
  const stored = rows.map(({ body, source: way, idempotency_key: key }) => `${body}${way}${key}`).join("");
  expect(Buffer.byteLength(stored)).toBeLessThan(1_020_000);
  expect(rows.filter(({ state }) => state === "held")).toHaveLength(5);
});

test("RATE_LIMIT=off takes everything", async () => {
  const api = apiOf(await testServices("sqlite", { env: { RATE_LIMIT: "off" } }));
  const statuses = await Promise.all(
    Array.from({ length: 700 }, async () => (await api.request("/contact", postJson({}))).status),
  );
  expect(new Set(statuses)).toEqual(new Set([400]));
});

test("says so when a request could not be saved", async () => {
  const site = await testServices();
  const broken = { ...site, db: site.db.withSchema("missing") };
  const enrollment = await apiOf(broken).request("/enrollments", postJson(order));
  expect([enrollment.status, await enrollment.json()]).toEqual([
    503,
    { error: "Failed to submit enrollment. Please try again." },
  ]);
  const contact = await apiOf(broken).request("/contact", postJson(contactMessage));
  expect([contact.status, await contact.json()]).toEqual([
    503,
    { error: "Failed to send message. Please try again later." },
  ]);
});

test("what visitors send while a migration holds PostgreSQL's table is saved after it", async () => {
  const site = await testServices("postgres");
  const other = await openEmpty("postgres", site.databaseUrl);
  const held = await other.startTransaction().execute();
  await sql`lock table requests in share mode`.execute(held);
  // More than there are connections.
  const send = async () => apiOf(site).request("/contact", postJson(contactMessage));
  const answers = Promise.all(Array.from({ length: 30 }, send));
  // Longer than a query may take.
  await sleep(4000);
  await held.commit().execute();
  expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([201]));
  expect(await site.db.selectFrom("requests").select("id").execute()).toHaveLength(30);
});

test("the same key is a request of its own for each form", async () => {
  const { db, now } = await testServices();
  const first = await saveRequest(db, { kind: "contact", body: {}, delivery: "held", idempotencyKey: "k" }, now());
  const second = await saveRequest(db, { kind: "enrollment", body: {}, delivery: "held", idempotencyKey: "k" }, now());
  expect(first.id).not.toBe(second.id);
});

const source = { landing: "/pricing", referrer: "news.example", utmSource: "canary-mail", utmTerm: "python course" };

test.for(engines)("where a request came from is saved for staff and goes nowhere else (%s)", async (engine) => {
  const site = await testDelivery(engine, { env: { STAFF_PIN: staffPin } });
  const staff = await signedInClient(site);
  const send = (origin: object) =>
    apiOf(site).request("/enrollments", postJson({ ...order, ...origin }, { "idempotency-key": "k1" }));
  const first = await (await send({ source, noticeVersion: notice.version })).json();
  // A retry from another tab has another source: it is still the same request.
  expect(await (await send({ source: { landing: "/" } })).json()).toEqual(first);
  const { requests } = await (await staff.ask("/requests")).json();
  expect(requests).toMatchObject([
    { id: first.id, source: { ...source, utmMedium: "" }, noticeVersion: notice.version },
  ]);
  await site.outbox.deliverDue();
  expect(JSON.stringify(site.chat.arrivals)).toContain(order.name);
  expect(JSON.stringify(site.chat.arrivals)).not.toMatch(/canary-mail|news\.example|noticeVersion|python course/);
  expect(site.lines.join("")).not.toMatch(/canary-mail|news\.example/);
});

test("a bad source is dropped and refuses nothing", async () => {
  const site = await testServices();
  for (const bad of [undefined, null, "spam", [source], { landing: 7 }, { utmSource: ["mail"] }]) {
    const body = { ...contactMessage, source: bad, noticeVersion: "never-published" };
    expect((await apiOf(site).request("/contact", postJson(body))).status).toBe(201);
  }
  const rows = await listRows(site);
  expect(rows).toHaveLength(6);
  for (const row of rows) expect(row).toMatchObject({ source: null, notice_version: null });
});

test("a form sent without scripts has the notice's version and no source", async () => {
  const site = await testServices();
  await apiOf(site).request("/contact", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html,*/*" },
    body: new URLSearchParams({ ...contactMessage, noticeVersion: notice.version }).toString(),
  });
  expect(await listRows(site)).toMatchObject([{ source: null, notice_version: notice.version }]);
});

test.for(engines)("where the forms ask it, who is under 18 names a parent, whom the team sees (%s)", async (engine) => {
  const site = await testDelivery(engine, { env: { STAFF_PIN: staffPin } });
  const staff = await signedInClient(site);
  const switches = { asksTick: true, asksAge: true };
  const send = (endpoint: string, body: object) => apiOf(site, switches).request(endpoint, postJson(body));
  const unticked = await send("/contact", contactMessage);
  expect([unticked.status, Object.keys((await unticked.json()).fields)]).toEqual([400, ["agreed"]]);
  const alone = await send("/enrollments", { ...order, agreed: "yes", underAge: "yes" });
  expect([alone.status, Object.keys((await alone.json()).fields)]).toEqual([400, ["parentName", "parentContact"]]);
  expect(await listRows(site)).toHaveLength(0);

  const parent = { parentName: "Meera Rao", parentContact: "meera@example.com" };
  for (const [endpoint, body] of Object.entries({ "/contact": contactMessage, "/enrollments": order })) {
    expect((await send(endpoint, { ...body, agreed: "yes", underAge: "yes", ...parent })).status).toBe(201);
  }
  const { requests } = await (await staff.ask("/requests?search=meera")).json();
  expect(requests).toMatchObject([parent, parent]);
  await site.outbox.deliverDue();
  expect(site.chat.arrivals).toHaveLength(2);
  for (const { message } of site.chat.arrivals) {
    const fields = Object.fromEntries(message.embeds.flatMap((embed) => embed.fields).map((f) => [f.name, f.value]));
    expect(fields).toMatchObject({ "Parent's Name": "Meera Rao", "Parent's Contact": "meera@example.com" });
  }
  const fields = { underAge: "yes", ...parent };
  await apiOf(site).request("/contact", postJson({ ...contactMessage, message: "An adult's", ...fields }));
  const { requests: later } = await (await staff.ask("/requests?search=adult")).json();
  expect(later).toMatchObject([{ parentName: "", parentContact: "" }]);
});
