import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { otherChatRules, standardSecret } from "#tests/support/other-chat-rules.ts";
import { contactMessage, order } from "#tests/support/sample-requests.ts";
import { createClock, testDelivery } from "#tests/support/test-services.ts";
import { saveRequest } from "../../db/requests/save-request.ts";
import { createTeamMessage, createBundledMessage, type TeamMessage, type MessageSource } from "../team-message.ts";
import { sanitizeText, toOneLine } from "../sanitize-text.ts";
import { sendToWebhook } from "../send-to-webhook.ts";
import { formats } from "./registry.ts";

const makes = ["slack", "google-chat", "teams", "standard"] as const;
type Make = (typeof makes)[number];
/** The reference implementation of Standard Webhooks compares with the real time. */
const env = { WEBHOOK_SECRET: standardSecret };
const site = (make: Make) =>
  testDelivery("sqlite", { make, env, clock: createClock(new Date().toISOString()), sendTimeout: 2000 });
type Site = Awaited<ReturnType<typeof site>>;

async function save({ db, now }: Site, kind: "enrollment" | "contact", body: object, sender = "") {
  const request = { kind, body, delivery: "pending", idempotencyKey: null, sender } as const;
  return (await saveRequest(db, request, now())).id;
}
const readRow = ({ db }: Site, id: string) =>
  db.selectFrom("deliveries").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

test.for(makes)("%s accepts both kinds of request, and shows all fields and the reference", async (make) => {
  const chat = await site(make);
  const contact = await save(chat, "contact", { ...contactMessage, message: "Tom & Jerry <b>\n\nhttps://x.example" });
  const enrollment = await save(chat, "enrollment", order);
  await chat.outbox.deliverDue();
  const [first, second] = chat.chat.posts.map(({ text }) => otherChatRules[make].show(text));
  expect(first).toMatchObject({ title: "New Course Enrollment", active: [] });
  expect(first?.texts.slice(0, 5)).toEqual([
    "Student Name\nAsha Rao",
    "Email\nasha@example.com",
    make === "standard" ? "Phone\n" : "Phone\nNot provided",
    "Course\nComplete Bundle",
    "Price\n₹3,000",
  ]);
  expect(first?.texts.at(-1)).toContain(`Reference ${enrollment}`);
  expect(second?.texts).toContain("Message\nTom & Jerry <b>\n\nhttps://x.example");
  for (const id of [contact, enrollment])
    expect(await readRow(chat, id)).toMatchObject({ state: "delivered", tries: 1 });
});

test("a receiver of the owner's can tell a repetition, and refuses a message with another signature", async () => {
  const chat = await site("standard");
  const id = await save(chat, "enrollment", order);
  chat.chat.behave(({ count }) => (count === 1 ? "hang" : "normal"));
  await chat.outbox.deliverDue();
  chat.clock.advance(2000);
  await chat.outbox.deliverDue();
  expect(chat.chat.posts.map(({ headers }) => headers["webhook-id"])).toEqual([id]);
  const [posted] = chat.chat.posts;
  if (!posted) throw new Error("nothing arrived");
  const forged = { ...posted, text: posted.text.replace("3,000", "1") };
  expect(otherChatRules.standard.findRefusal(forged)).toEqual({ status: 401, body: "" });
});

test("Google Chat is told the id of a message, so that a repetition creates no second one", async () => {
  const chat = await site("google-chat");
  const id = await save(chat, "enrollment", order);
  await chat.outbox.deliverDue();
  expect(chat.chat.posts[0]?.url.searchParams.get("requestId")).toBe(id);
  expect((await readRow(chat, id)).message_id).toBe(`spaces/AAA/messages/${id}`);
});

test.for([
  ["slack", { status: 403, body: "action_prohibited" }, "refused with 403, action_prohibited"],
  ["slack", { status: 410, body: "channel_is_archived" }, "refused with 410, channel_is_archived"],
  ["google-chat", { status: 404, body: '{"error":{"status":"NOT_FOUND"}}' }, "refused with 404, NOT_FOUND"],
  ["google-chat", { status: 400, body: '{"error":{"status":"Asha Rao"}}' }, "refused with 400"],
  ["teams", { status: 413, body: "Request Entity too large" }, "refused with 413"],
  ["standard", { status: 410, body: "Gone, Asha Rao" }, "refused with 410"],
] as const)("a rejection by %s is final, and its reason has no text of a visitor", async ([make, answer, reason]) => {
  const chat = await site(make);
  const id = await save(chat, "enrollment", order);
  chat.chat.behave(() => answer);
  await chat.outbox.deliverDue();
  chat.clock.advance(3_600_000);
  await chat.outbox.deliverDue();
  expect(chat.chat.calls).toHaveLength(1);
  expect(await readRow(chat, id)).toMatchObject({ state: "failed", last_error: reason });
});

test.for(makes)("a limit of %s is obeyed, and an outage ends in one delivery", async (make) => {
  const chat = await site(make);
  const id = await save(chat, "enrollment", order);
  chat.chat.behave(({ count }) =>
    count === 1 ? { status: 429, headers: { "retry-after": "30" } } : count === 2 ? { status: 503 } : "normal",
  );
  await chat.outbox.deliverDue();
  chat.clock.advance(29_999);
  await chat.outbox.deliverDue();
  expect(chat.chat.calls).toHaveLength(1);
  chat.clock.advance(1);
  await chat.outbox.deliverDue();
  chat.clock.advance(10_000);
  await chat.outbox.deliverDue();
  expect(chat.chat.posts).toHaveLength(1);
  expect(await readRow(chat, id)).toMatchObject({ state: "delivered", tries: 3 });
});

const page = "\n<!DOCTYPE html><title>This domain is for sale</title>";
test.for([
  ["discord", page],
  ["discord", "<!-- parked --><p>Soon</p>"],
  ["slack", page],
  ["google-chat", page],
  ["teams", page],
] as const)("a web page with status 200 is no delivery by %s: %s", async ([make, body]) => {
  const chat = await (make === "discord" ? testDelivery("sqlite") : site(make));
  const id = await save(chat, "enrollment", order);
  chat.chat.behave(({ count }) =>
    count === 1 ? { status: 200, headers: { "content-type": "text/html" }, body } : "normal",
  );
  await chat.outbox.deliverDue();
  expect(await readRow(chat, id)).toMatchObject({ state: "pending", last_error: "answered 200 with a web page" });
  chat.clock.advance(10_000);
  await chat.outbox.deliverDue();
  expect(await readRow(chat, id)).toMatchObject({ state: "delivered", tries: 2 });
});

test("a receiver of the owner's may answer with a page: by its specification the status decides", async () => {
  const chat = await site("standard");
  const id = await save(chat, "enrollment", order);
  chat.chat.behave(() => ({ status: 200, headers: { "content-type": "text/html" }, body: page }));
  await chat.outbox.deliverDue();
  expect(await readRow(chat, id)).toMatchObject({ state: "delivered", tries: 1 });
});

test("of an answer without an end no more is read than any chat sends", async () => {
  let sent = 0;
  const chunk = "x".repeat(16 * 1024);
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/plain" });
    const write = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length;
    };
    response.on("drain", write);
    write();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const stop = new AbortController().signal;
  const message = createTeamMessage(toDelivery("contact", contactMessage));
  const webhook = `http://127.0.0.1:${port}/hook`;
  const options = { webhook, format: formats.discord, secret: "", message, timeout: 10_000, stop };
  const outcome = await sendToWebhook({ ...options, now: () => new Date() });
  expect(outcome.kind).toBe("delivered");
  // With what the system buffers between two sockets.
  expect(sent).toBeLessThan(8_000_000);
});

/** Without its length: what is cut says so. */
const parts = ["&amp;", "<!channel>", "<users/all>", "<at>a</at>", "<a href='https://x.example'>", "https://x.example"];
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...parts,
        "*b*",
        "_",
        "`",
        "\n",
        "\n\n\n",
        "@everyone",
        "[a](b)",
        "\u202E",
        "\u200B",
        "👩‍👩‍👧",
        "न",
        "\ud800",
      ),
      fc.string({ unit: "binary", maxLength: 4 }),
    ),
    { maxLength: 40 },
  )
  .map((some) => some.join(""));

const posting = (make: Make, message: TeamMessage) => {
  const format = formats[make];
  const text = JSON.stringify(format.toPayload(message));
  const at = new Date();
  const headers = "sign" in format ? format.sign({ id: message.id, body: text, at, secret: standardSecret }) : {};
  return { url: format.toUrl("https://chat.example/hook?key=k", message), headers, text };
};
const toDelivery = (kind: MessageSource["kind"], body: object): MessageSource => ({
  id: crypto.randomUUID(),
  kind,
  body: JSON.stringify(body),
  createdAt: "2026-03-01T10:00:00.000Z",
});

test.for(makes)("whatever is typed is shown by %s letter for letter and does nothing", (make) => {
  const { findRefusal, show } = otherChatRules[make];
  const property = fc.property(hostile, hostile, (name, message) => {
    const posted = posting(make, createTeamMessage(toDelivery("contact", { ...contactMessage, name, message })));
    expect(findRefusal(posted)).toBeUndefined();
    const { texts, active } = show(posted.text);
    expect(active).toEqual([]);
    const clean = sanitizeText(message);
    const empty = make === "standard" ? "" : "No message provided";
    // Slack splits what is long once it is escaped.
    expect(texts.join("")).toContain(`Message\n${clean || empty}`);
  });
  fc.assert(property, { numRuns: 300 });
});

test.for(makes)("the longest messages and digests stay within the limits of %s", (make) => {
  const { findRefusal, show } = otherChatRules[make];
  for (const part of ["&", "<", "\n a", '"', "न", "👩‍👩‍👧", "\\", "x", "://"]) {
    const message = part.repeat(5000).slice(0, 5000);
    const name = part.repeat(100).slice(0, 100);
    const body = { ...contactMessage, name, email: `${"e".repeat(240)}@x.example`, message };
    const one = posting(make, createTeamMessage(toDelivery("contact", body)));
    expect(findRefusal(one)).toBeUndefined();
    const shown = show(one.text).texts.join("");
    const typed = sanitizeText(message);
    const isWhole = shown.includes(typed);
    expect(isWhole || shown.includes("… (shortened")).toBe(true);
    expect(isWhole || make === "teams" || make === "google-chat").toBe(true);
    const [first, ...more] = Array.from({ length: formats[make].maxFields }, () => toDelivery("contact", body));
    if (!first) throw new Error("no digest");
    const digest = posting(make, createBundledMessage([first, ...more]));
    expect(findRefusal(digest)).toBeUndefined();
    const { texts, active } = show(digest.text);
    expect(active).toEqual([]);
    for (const { id } of [first, ...more]) expect(texts.join("\n")).toContain(`Reference ${id}`);
    expect(texts.join("\n")).toContain(toOneLine(name).slice(0, 20));
  }
});

test.for(makes)("the site's own address in a digest is a link in %s, the time that of our clocks", (make) => {
  const value = "https://course.example/sr";
  const fields = [
    { name: "Yesterday", value: "1 answered" },
    { name: "Staff page", value, isLink: true },
  ];
  const posted = posting(make, createTeamMessage(toDelivery("daily-digest", { fields })));
  expect(otherChatRules[make].findRefusal(posted)).toBeUndefined();
  expect(posted.text).toContain(value);
  const { texts } = otherChatRules[make].show(posted.text);
  expect(texts.at(-1)).toMatch(make === "standard" ? /^Reference/ : /^Reference .*, Mar 1, 2026, 3:30 PM IST$/);
});
