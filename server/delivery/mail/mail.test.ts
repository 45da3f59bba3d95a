import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { startFakeMailServer } from "#tests/support/fake-mail-server.ts";
import { contactMessage, order, postJson } from "#tests/support/sample-requests.ts";
import { createClock, engines, testMail, testServices } from "#tests/support/test-services.ts";
import { sameOriginApiRoutes } from "../../api/routes.ts";
import { createDeliveryAndBulkActions } from "../../api/staff/requests.ts";
import { erasePerson } from "../../db/people/erase-person.ts";
import { listInbox } from "../../db/requests/list-inbox.ts";
import { toRequestDelivery } from "../../db/people/timeline-notes-and-messages.ts";

type Site = Awaited<ReturnType<typeof testMail>>;
const minute = 60_000;
const SITE_URL = "https://course.example";
const visitor = { ...contactMessage, email: "ravi@visitor.example" };

async function send(site: Site, kind: "contact" | "enrollments", body: object): Promise<string> {
  const response = await sameOriginApiRoutes(site, { siteUrl: "https://course.example" }).request(
    `/${kind}`,
    postJson(body),
  );
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}
const readRow = ({ db }: Site, id: string, kind: "team-mail" | "visitor-mail") =>
  db.selectFrom("deliveries").selectAll().where("request_id", "=", id).where("kind", "=", kind).executeTakeFirst();
const sentTo = ({ mail }: Site, to: string) => mail.arrivals.filter((arrival) => arrival.to === to);

test.for(engines)("team and visitor get one mail each, beside the message in the chat (%s)", async (engine) => {
  const site = await testMail(engine, { clock: createClock("2026-03-01T10:00:00.000Z"), env: { SITE_URL } });
  const id = await send(site, "enrollments", { ...order, name: "Zoë राव" });
  await site.outbox.deliverDue();
  await site.outbox.deliverDue();
  expect(site.chat.arrivals.map(({ reference }) => reference)).toEqual([id]);
  expect(site.mail.arrivals.map(({ to, isSecure }) => ({ to, isSecure }))).toEqual([
    { to: "team@mail.example", isSecure: true },
    { to: order.email, isSecure: true },
  ]);
  const [team, confirmation] = site.mail.arrivals.map(({ mail }) => mail);
  expect(team).toMatchObject({
    from: { name: "58 Days Course", address: "site@mail.example" },
    replyTo: [{ address: order.email }],
    subject: "New Course Enrollment: Zoë राव",
  });
  expect(team?.text).toContain("Student Name:\nZoë राव\n\nEmail:\nasha@example.com\n\nPhone:\nNot provided");
  const link = `https://course.example/sr?tab=requests&request=${id}`;
  expect(team?.text).toContain(`On the staff page:\n${link}\n\nReference ${id}, Mar 1, 2026, 3:30 PM IST`);
  expect(team?.html).toContain(`<a href="${link.replace("&", "&amp;")}">`);
  const reference = id.slice(0, 8);
  expect(confirmation).toMatchObject({
    from: { address: "site@mail.example" },
    replyTo: [{ address: "support@example.com" }],
    subject: `We have your request, reference ${reference}`,
  });
  expect(confirmation?.text).toContain("Hello Zoë राव,");
  expect(confirmation?.text).toContain("Course:\nComplete Bundle\n\nPrice:\n₹3,000");
  expect(confirmation?.text).toContain("Email:\nasha@example.com\n");
  expect(confirmation?.text).toContain("We contact you within 24 hours, on working days.");
  expect(confirmation?.html).toContain("<strong>Course</strong><br>Complete Bundle");
  for (const kind of ["team-mail", "visitor-mail"] as const) {
    const row = await readRow(site, id, kind);
    expect(row).toMatchObject({ state: "delivered", tries: 1, message_id: `<${row?.id}@mail.example>` });
  }
  const { requests } = await listInbox(site.db, { limit: 10 }, site.now());
  expect(requests.map(({ delivery, mails }) => ({ delivery, mails }))).toEqual([
    {
      delivery: "delivered",
      mails: [
        { kind: "team-mail", state: "delivered", tries: 1, lastError: null },
        { kind: "visitor-mail", state: "delivered", tries: 1, lastError: null },
      ],
    },
  ]);
});

test("without mail settings nothing is different", async () => {
  const site = await testServices();
  const api = sameOriginApiRoutes(site, { siteUrl: "https://course.example" });
  expect((await api.request("/contact", postJson(visitor))).status).toBe(201);
  expect(await site.db.selectFrom("deliveries").select(["kind", "state"]).execute()).toEqual([
    { kind: "contact", state: "not-configured" },
  ]);
});

test("a visitor without an e-mail address gets none, and TLS from the start works as well", async () => {
  const site = await testMail("sqlite", { isSecure: true });
  await send(site, "contact", contactMessage);
  await site.outbox.deliverDue();
  expect(site.mail.arrivals.map(({ to, mail }) => [to, mail.replyTo])).toEqual([["team@mail.example", undefined]]);
});

test("a password never goes over a line without TLS", async () => {
  const site = await testMail("sqlite", { allowsTls: false });
  const id = await send(site, "contact", visitor);
  await site.outbox.deliverDue();
  expect(site.mail.attempts.filter(({ stage }) => stage !== "connect")).toEqual([]);
  expect(await readRow(site, id, "team-mail")).toMatchObject({ state: "pending", last_error: "mail server: ETLS 500" });
});

test.for(engines)("greylisting delays this mail alone, and ends in one (%s)", async (engine) => {
  const site = await testMail(engine);
  const first = await send(site, "contact", visitor);
  await send(site, "contact", { ...visitor, email: "other@visitor.example" });
  site.mail.behave(({ stage, to, count }) =>
    stage === "recipient" && to === visitor.email && count <= 2 ? 451 : "normal",
  );
  await site.outbox.deliverDue();
  expect(site.mail.arrivals.map(({ to }) => to)).not.toContain(visitor.email);
  expect(sentTo(site, "other@visitor.example")).toHaveLength(1);
  expect(await readRow(site, first, "visitor-mail")).toMatchObject({
    state: "pending",
    last_error: "put off with 451 for the recipient",
  });
  for (const wait of [minute - 1, 1, 2 * minute - 1, 1]) {
    site.clock.advance(wait);
    await site.outbox.deliverDue();
  }
  expect(sentTo(site, visitor.email)).toHaveLength(1);
  expect(await readRow(site, first, "visitor-mail")).toMatchObject({ state: "delivered", tries: 3 });
});

const refusals = [
  ["recipient", 550, "failed", "refused with 550 for the recipient"],
  ["data", 554, "failed", "refused with 554 for the text"],
  ["data", 452, "pending", "put off with 452 for the text"],
  ["auth", 535, "pending", "mail server: EAUTH 535"],
  ["connect", 421, "pending", "mail server: EPROTOCOL 421"],
  ["connect", "hang", "pending", "no answer in time"],
  ["data", "hang", "pending", "no answer in time"],
] as const;

test.for(refusals)("a %s that answers %s leaves the chat alone", async ([stage, answer, state, reason]) => {
  // Only where an answer is to be missing: a busy machine takes longer for one.
  const site = await testMail("sqlite", answer === "hang" ? { sendTimeout: 2500 } : {});
  const id = await send(site, "contact", visitor);
  site.mail.behave((attempt) => (attempt.stage === stage ? answer : "normal"));
  await site.outbox.deliverDue();
  expect(site.chat.arrivals).toHaveLength(1);
  for (const kind of ["team-mail", "visitor-mail"] as const) {
    expect(await readRow(site, id, kind)).toMatchObject({ state, last_error: reason });
  }
  site.mail.behave(() => "normal");
  const actions = createDeliveryAndBulkActions(site);
  expect(await actions.retry(id, "")).toEqual({ ok: true });
  site.clock.advance(10 * minute);
  await site.outbox.deliverDue();
  expect(site.mail.arrivals.map(({ to }) => to)).toEqual(["team@mail.example", visitor.email]);
  expect(site.chat.arrivals).toHaveLength(1);
  expect(await actions.retry(id, "")).toMatchObject({ status: 409, error: "This request is already delivered." });
});

test.for([
  ["a wrong password", { SMTP_URL: "wrong" }, "mail server: EAUTH 535"],
  ["a sender that is not the account's", { MAIL_FROM: "other@mail.example" }, "mail server: EENVELOPE 553"],
] as const)("%s is tried again later, and told", async ([, change, reason]) => {
  const given = await startFakeMailServer();
  onTestFinished(() => given.stop());
  const SMTP_URL = "SMTP_URL" in change ? given.env.SMTP_URL.replace(/:[^:@]*@/, ":wrong@") : given.env.SMTP_URL;
  const site = await testMail("sqlite", { env: { ...given.env, ...change, SMTP_URL } });
  const id = await send(site, "contact", visitor);
  await site.outbox.deliverDue();
  expect(given.arrivals).toEqual([]);
  expect(await readRow(site, id, "team-mail")).toMatchObject({ state: "pending", last_error: reason });
});

test("an address that this mail server cannot take fails alone", async () => {
  const site = await testMail("sqlite");
  const id = await send(site, "contact", { ...visitor, email: "आशा@visitor.example" });
  await site.outbox.deliverDue();
  expect(await readRow(site, id, "visitor-mail")).toMatchObject({
    state: "failed",
    last_error: "refused with 553 for the recipient",
  });
  expect(await readRow(site, id, "team-mail")).toMatchObject({ state: "delivered" });
  await send(site, "contact", { ...visitor, email: "asha@bücher.example" });
  await site.outbox.deliverDue();
  expect(site.mail.arrivals.map(({ to, mail }) => [to, mail.replyTo?.[0]?.address])).toEqual([
    ["team@mail.example", undefined],
    ["team@mail.example", "asha@xn--bcher-kva.example"],
    ["asha@bücher.example", "support@example.com"],
  ]);
});

test("a refused visitor neither slows the team's mail nor that of other visitors", async () => {
  const site = await testMail("sqlite");
  site.mail.behave(({ stage, to }) => (stage === "recipient" && to.startsWith("nobody") ? 550 : "normal"));
  for (let index = 0; index < 8; index++)
    await send(site, "contact", { ...visitor, email: `nobody${index}@x.example` });
  await send(site, "contact", visitor);
  await site.outbox.deliverDue();
  expect(sentTo(site, visitor.email)).toHaveLength(1);
  expect(sentTo(site, "team@mail.example")).toHaveLength(9);
});

test("a chat that refuses or limits everything leaves the mails alone", async () => {
  const site = await testMail("sqlite");
  site.chat.behave(() => ({ status: 429, body: '{"retry_after":3600,"global":true}' }));
  await send(site, "contact", visitor);
  await send(site, "contact", visitor);
  await site.outbox.deliverDue();
  expect(site.chat.calls).toHaveLength(1);
  expect(site.mail.arrivals).toHaveLength(4);
});

test("a mail whose answer was lost is sent again under the same Message-ID", async () => {
  const site = await testMail("sqlite", { sendTimeout: 2500 });
  await send(site, "contact", contactMessage);
  site.mail.behave(({ stage, count }) => (stage === "data" && count === 1 ? "hang" : "normal"));
  await site.outbox.deliverDue();
  const row = await site.db.selectFrom("deliveries").select("id").where("kind", "=", "team-mail").executeTakeFirst();
  site.clock.advance(2000);
  await site.outbox.deliverDue();
  expect(site.mail.arrivals.map(({ mail }) => mail.messageId)).toEqual([`<${row?.id}@mail.example>`]);
  expect(site.mail.attempts.filter(({ stage }) => stage === "data")).toHaveLength(2);
});

test.for(engines)("a mailbox gets three confirmations a day, however it is written (%s)", async (engine) => {
  const site = await testMail(engine);
  const spellings = ["victim@gmail.com", "Victim+1@gmail.com", "v.ictim@googlemail.com", "vic.tim+x@GMAIL.com"];
  const ids = [];
  for (const email of [...spellings, ...spellings]) ids.push(await send(site, "contact", { ...visitor, email }));
  await site.outbox.deliverDue();
  expect(site.mail.arrivals.filter(({ to }) => to !== "team@mail.example")).toHaveLength(3);
  expect(site.chat.arrivals.flatMap(({ references }) => references)).toHaveLength(8);
  const held = ids[3] ?? "";
  expect(await readRow(site, held, "visitor-mail")).toMatchObject({ state: "held" });
  expect(await createDeliveryAndBulkActions(site).release(held, "")).toEqual({ ok: true });
  await site.outbox.deliverDue();
  expect(site.mail.arrivals.filter(({ to }) => to !== "team@mail.example")).toHaveLength(4);
  site.clock.advance(24 * 60 * minute);
  await send(site, "contact", { ...visitor, email: "victim@gmail.com" });
  await site.outbox.deliverDue();
  expect(site.mail.arrivals.filter(({ to }) => to !== "team@mail.example")).toHaveLength(5);
  await site.retention.run();
  expect(await site.db.selectFrom("mail_counts").select("count").execute()).toEqual([{ count: 1 }, { count: 1 }]);
});

test.for(engines)("a domain has one mailbox in whatever letters it is written (%s)", async (engine) => {
  const site = await testMail(engine);
  const wide = [
    "a@in.college.example",
    "a@in.\uFF43ollege.example",
    "a@\uFF49n.college.example",
    "a@IN.college.example",
  ];
  const german = ["münchen.example", "xn--mnchen-3ya.example", "mu\u0308nchen.example", "MÜNCHEN.example"];
  for (const email of [...wide, ...german.map((domain) => `a@${domain}`)]) {
    await send(site, "contact", { ...visitor, email });
  }
  await site.outbox.deliverDue();
  expect(site.mail.arrivals.filter(({ to }) => to !== "team@mail.example")).toHaveLength(6);
});

test("twenty at once on PostgreSQL do not get past the limit", async () => {
  const site = await testMail("postgres");
  await Promise.all(Array.from({ length: 20 }, () => send(site, "contact", visitor)));
  await site.outbox.deliverDue();
  expect(sentTo(site, visitor.email)).toHaveLength(3);
});

test("a form sent twice with one key causes one mail", async () => {
  const site = await testMail("sqlite");
  const api = sameOriginApiRoutes(site, { siteUrl: "https://course.example" });
  const key = { "idempotency-key": crypto.randomUUID() };
  for (let index = 0; index < 5; index++) await api.request("/contact", postJson(visitor, key));
  await site.outbox.deliverDue();
  expect(site.mail.arrivals).toHaveLength(2);
});

test("what is held as spam is mailed to nobody, until its release", async () => {
  const site = await testMail("sqlite");
  const id = await send(site, "contact", { ...visitor, website: "https://spam.example" });
  await site.outbox.deliverDue();
  expect(site.mail.attempts).toEqual([]);
  await createDeliveryAndBulkActions(site).release(id, "");
  await site.outbox.deliverDue();
  expect(site.mail.arrivals).toHaveLength(2);
});

test.for(engines)("erasure names the mails that were sent, and none follows (%s)", async (engine) => {
  const site = await testMail(engine);
  const id = await send(site, "contact", visitor);
  await site.outbox.deliverDue();
  site.mail.behave(() => 421);
  await send(site, "contact", visitor);
  const contact = { kind: "email", key: visitor.email } as const;
  const erased = await erasePerson(site.db, { contact, keep: [], by: "" }, site.now());
  if (erased.kind !== "erased") throw new Error(erased.kind);
  expect(erased.counts).toMatchObject({ requests: 2, deliveries: 6 });
  const sent = erased.deliveries
    .map(toRequestDelivery)
    .filter(({ requestId, channel }) => requestId === id && channel !== "chat");
  const numbers = site.mail.arrivals.map(({ mail }) => mail.messageId);
  expect(new Set(sent.map(({ messageId }) => messageId))).toEqual(new Set(numbers));
  site.mail.behave(() => "normal");
  site.clock.advance(60 * minute);
  await site.outbox.deliverDue();
  expect(site.mail.arrivals).toHaveLength(2);
});

test("a flood of one sender reaches the team in few mails that name all", async () => {
  const site = await testMail("sqlite", { env: { RATE_LIMIT: "on" } });
  const ids = [];
  for (let index = 0; index < 40; index++) ids.push(await send(site, "contact", contactMessage));
  await site.outbox.deliverDue();
  const texts = site.mail.arrivals.map(({ mail }) => mail.text ?? "");
  expect(texts.length).toBeLessThan(20);
  for (const id of ids) expect(texts.filter((text) => text.includes(id))).toHaveLength(1);
});

test("mail settings that went away and came back a week later confirm nothing old", async () => {
  const clock = createClock();
  const site = await testMail("sqlite", { clock });
  site.mail.behave(() => 421);
  const id = await send(site, "contact", visitor);
  await site.outbox.deliverDue();
  await testServices("sqlite", { databaseUrl: site.databaseUrl, clock });
  expect(await readRow(site, id, "visitor-mail")).toMatchObject({ state: "not-configured" });
  clock.advance(7 * 24 * 60 * minute);
  site.mail.behave(() => "normal");
  const again = await testServices("sqlite", { databaseUrl: site.databaseUrl, clock, env: site.mail.env });
  await again.outbox.deliverDue();
  expect(site.mail.arrivals.map(({ to }) => to)).toEqual(["team@mail.example"]);
});

test("whatever is typed stays text: no header, no link, no tag, no second recipient", { timeout: 60_000 }, async () => {
  const site = await testMail("sqlite", { env: { RATE_LIMIT: "off", SITE_URL } });
  const parts = [
    "\r\nBcc: all@x.example\r\n\r\n",
    "<b>",
    "&amp;",
    '"',
    "https://x.example/a",
    "www.x.example",
    "=?utf-8?q?a?=",
  ];
  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom(...parts, "न", "👩‍👩‍👧", "\n.\n", "x".repeat(1200)),
        fc.string({ unit: "binary", maxLength: 8 }),
      ),
      {
        maxLength: 12,
      },
    )
    .map((some) => some.join(""));
  const property = fc.asyncProperty(text, text, async (first, message) => {
    const name =
      first
        .replaceAll(/\p{Cc}/gu, "")
        .slice(0, 200)
        .trim() || "Asha";
    const body = { ...visitor, name: `A${name}`.slice(0, 200), message: message.slice(0, 5000) };
    const email = `v${site.mail.arrivals.length}@visitor.example`;
    const before = site.mail.arrivals.length;
    const id = await send(site, "contact", { ...body, email });
    await site.outbox.deliverDue();
    const [team, confirmation] = site.mail.arrivals.slice(before);
    expect([team?.to, confirmation?.to]).toEqual(["team@mail.example", email]);
    expect(confirmation?.mail.subject).toBe(`We have your request, reference ${id.slice(0, 8)}`);
    const link = `${SITE_URL}/sr?tab=requests&request=${id}`;
    const escaped = link.replace("&", "&amp;");
    for (const { mail } of [team, confirmation].flatMap((one) => one ?? [])) {
      // The one link is the site's own.
      expect(mail.text?.replace(link, "")).not.toMatch(/\w:\/\/\w/);
      const html = mail.html ? mail.html.replace(`<a href="${escaped}">${escaped}</a>`, "") : "";
      expect(
        html.match(/<\/?[a-z!][^>]*>/g)?.filter((tag) => !/^<\/?(p|br|strong|html|body|!doctype)\b/.test(tag)),
      ).toEqual([]);
    }
    expect(confirmation?.mail.text).not.toMatch(/x\.example/);
    site.clock.advance(minute);
  });
  await fc.assert(property, { numRuns: 12 });
});

test("no log line and no stored reason has an address, a password or what was typed", async () => {
  const site = await testMail("sqlite", { sendTimeout: 2500 });
  for (const answer of [550, 451, 421, 535, "hang", "normal"] as const) {
    site.mail.behave(({ stage }) => (stage === (answer === 535 ? "auth" : "recipient") ? answer : "normal"));
    await send(site, "contact", visitor);
    await site.outbox.deliverDue();
    site.clock.advance(60 * minute);
  }
  const stored = await site.db.selectFrom("deliveries").select(["last_error", "message_id"]).execute();
  const written = site.lines.join("") + JSON.stringify(stored);
  const secrets = [
    visitor.email,
    visitor.name,
    visitor.message,
    "team@mail",
    "p@ss",
    "site@mail",
    "127.0.0.1",
    "localhost",
  ];
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
});
