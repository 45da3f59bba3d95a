import fc from "fast-check";
import { expect, test } from "vitest";
import { readChatText, findFaults } from "#tests/support/team-chat-rules.ts";
import { contactMessage, order } from "#tests/support/sample-requests.ts";
import { sanitizeText } from "../sanitize-text.ts";
import { createBundledMessage, createTeamMessage, type MessageSource } from "../team-message.ts";
import { discord } from "./discord.ts";

const delivery = {
  id: "5f0c6f3e-3c0b-4a52-9f1b-0d8f6a2b7c11",
  createdAt: "2026-03-01T10:00:00.000Z",
};
const enrollment = (change: object = {}) =>
  discord.toPayload(
    createTeamMessage({ ...delivery, kind: "enrollment", body: JSON.stringify({ ...order, ...change }) }),
  );
const contact = (change: object = {}) =>
  discord.toPayload(
    createTeamMessage({ ...delivery, kind: "contact", body: JSON.stringify({ ...contactMessage, ...change }) }),
  );
const valuesOf = (message: ReturnType<typeof contact>) =>
  Object.fromEntries(message.embeds[0].fields.map((field) => [field.name, field.value]));
const shownIn = (message: ReturnType<typeof contact>) =>
  message.embeds[0].fields.map((field) => ({ name: field.name, ...readChatText(field.value) }));

test("an enrollment becomes a message with all its fields and its reference", () => {
  const message = enrollment();
  expect(message.username).toBe("Asha Rao");
  expect(message.embeds[0]).toMatchObject({
    title: "New Course Enrollment",
    timestamp: delivery.createdAt,
    footer: { text: `Reference ${delivery.id}` },
  });
  expect(valuesOf(message)).toEqual({
    "Student Name": "Asha Rao",
    Email: "asha@example.com",
    Phone: "Not provided",
    Course: "Complete Bundle",
    Price: "₹3,000",
  });
});

test("a contact message leaves out what is empty, except the message", () => {
  expect(valuesOf(contact({ message: "" }))).toEqual({
    Name: "Ravi Iyer",
    Phone: "+91 98765 43210",
    Message: "No message provided",
  });
});

test.for([
  "Clyde",
  "clyde barrow",
  "Discord Fan",
  "@everyone",
  "Here",
  "DISCORD",
  "ｄｉｓｃｏｒｄ",
  "dis\u200Bcord",
  "cl@yde",
  "\u202E\u2066\u{E0041}",
  "Course Website",
  "course  website ✓",
  "Сοursе Wеbѕіtе",
  "Ｃｏｕｒｓｅ\u00A0Ｗｅｂｓｉｔｅ",
  "C0urse\u200BWebs1te.",
  "🅲🅾🆄🆁🆂🅴 website",
  "Server Error",
  "Server Errօr",
  "ꓢꓰꓣꓦꓰꓣ ꓰꓣꓣꓳꓣ",
  "Ꮯourse Website",
  "Server Err𐐬r",
  "58 Days Course",
  "New Contact Message",
  "C\u0301ontact F\u00F6rm",
])("the name %s is in the message, not the user name", (name) => {
  const message = enrollment({ name });
  expect(message.username).toBe("Enrollment Form");
  expect(shownIn(message)[0]?.shown).toBe(sanitizeText(name) || "Not provided");
});

test.for(["Theresa", "Here Comes", "Everyone Else", "Heather", "groundsphere", "Élodie", "नमस्ते", "علی‌رضا"])(
  "the name %s is nothing the chat forbids",
  (name) => {
    expect(enrollment({ name }).username).toBe(name);
  },
);

test.for([
  ["asha_rao.k+course@example.com", "asha_rao.k+course@example.com"],
  ["+91-98765 43210 (evening)", "+91-98765 43210 (evening)"],
  ["I passed class 12. What's next - and when?", "I passed class 12. What's next - and when?"],
  ["[Pay here](https://evil.example/pay)", String.raw`\[Pay here\]\(https\://evil.example/pay)`],
  ["@everyone <@1234> <#99> <t:1700000000:R>", String.raw`\@everyone \<@1234\> \<\#99\> \<t\:1700000000:R\>`],
  ["# Big\n- one\n2. two\n> quote", String.raw`\# Big` + "\n" + String.raw`\- one` + "\n2\\. two\n\\> quote"],
  ["||secret|| ~~no~~ `code` __x__ :tada:", String.raw`\|\|secret\|\| \~\~no\~\~ \`code\` \_\_x\_\_ \:tada:`],
  ["gnp.\u202Eexe\u2066 a\u200Bb\u{E0061}", "gnp.exe ab"],
  ["one\u2028two\r\n\r\n \r\n\n\nthree", "one\ntwo\n\nthree"],
  ["👩🏽‍💻 ❤️‍🔥 1️⃣ क्‍ष می‌خواهم", "👩🏽‍💻 ❤️‍🔥 1️⃣ क्‍ष می‌خواهم"],
])("%j reaches the chat as %j", ([message, value]) => {
  expect(valuesOf(contact({ message }))["Message"]).toBe(value);
});

test("a long name is cut between whole characters", () => {
  const { username } = enrollment({ name: "👩‍👩‍👧".repeat(25) });
  expect(username).toBe("👩‍👩‍👧".repeat(10));
  expect(enrollment({ name: "नमस्ते".repeat(33) }).username).toBe(`${"नमस्ते".repeat(13)}नम`);
});

test("a long message goes on in further fields, nothing lost", () => {
  const message = Array.from({ length: 600 }, (_, index) => `word${index}`)
    .join(" ")
    .slice(0, 5000);
  const { fields } = contact({ message }).embeds[0];
  const parts = fields.filter((field) => field.name.startsWith("Message"));
  expect(parts.map((part) => part.name).slice(0, 2)).toEqual(["Message", "Message (continued)"]);
  expect(parts.map((part) => part.value).join(" ")).toBe(message);
});

test.for([
  "x".repeat(3000),
  "😀".repeat(2500),
  `a${" ".repeat(3000)}b`,
  "مرحبا بالعالم ".repeat(300),
  "\u0000\u0007\u001b[31m",
  "**bold** @everyone <@1234> [link](https://example.com) ```code```",
  "e\u0301".repeat(2400),
  `a${"\u0301".repeat(4999)}`,
])("a message stays inside the chat's limits (%#)", (message) => {
  expect(findFaults(contact({ message }))).toEqual([]);
});

/** Texts made of what the chat, or the eye, takes for something else. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(..."\\*_~`|<>#[]()-+.:/@!& \n\t1a".split("")),
      fc.constantFrom(
        "https://x.example",
        "@everyone",
        "<@12>",
        "[a](b)",
        "```",
        "||",
        "- ",
        "1. ",
        "> ",
        "-# ",
        ":ok:",
      ),
      fc.constantFrom("\u202E", "\u2066", "\u200B", "\u200D", "\uFE0F", "\u2028", "\u{E0041}", "\ud800", "👩‍👩‍👧", "न"),
      fc.string({ unit: "binary", maxLength: 3 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(""));
const unseen = /[\p{Bidi_Control}\u200B\u2028\u2029\u2060\uFEFF\u{E0000}-\u{E0FFF}]/u;

test("whatever is typed is shown letter for letter and does nothing", () => {
  const property = fc.property(hostile, hostile, (first, message) => {
    const name =
      first
        .replaceAll(/\p{Cc}/gu, "")
        .trim()
        .slice(0, 200) || "Asha";
    for (const sent of [contact({ name, message }), enrollment({ name })]) {
      expect(findFaults(sent)).toEqual([]);
      expect(JSON.stringify(sent)).not.toMatch(unseen);
      const fields = shownIn(sent);
      expect(fields.flatMap(({ active }) => active)).toEqual([]);
      expect(fields[0]?.shown).toBe(sanitizeText(name) || "Not provided");
    }
    expect(shownIn(contact({ name, message })).at(-1)?.shown).toBe(sanitizeText(message) || "No message provided");
  });
  fc.assert(property, { numRuns: 1500 });
});

test("a long text full of Markdown stays inert in every part, and says where it is cut", () => {
  for (const pattern of ["*x* ", "\\", "- ", "> a\n", "`", "#1\n", "x".repeat(1023) + "- y "]) {
    const message = pattern.repeat(5000).slice(0, 5000);
    const sent = contact({ message });
    expect(findFaults(sent)).toEqual([]);
    const parts = shownIn(sent).slice(2);
    expect(parts.flatMap(({ active }) => active)).toEqual([]);
    const shown = parts.map((part) => part.shown).join("");
    const [kept = "", end] = shown.split("… (shortened");
    const bare = (text: string) => text.replaceAll(/\s/g, "");
    const typed = bare(sanitizeText(message));
    expect(bare(kept)).toBe(end === undefined ? typed : typed.slice(0, bare(kept).length));
    expect(bare(kept).length).toBeGreaterThan(2000);
  }
});

test("10,000 random names and messages never leave the limits", () => {
  const name = fc
    .string({ unit: "binary", minLength: 1, maxLength: 100 })
    .filter((text) => /^\P{Cc}*$/u.test(text.trim()) && text.trim() !== "");
  const message = fc.oneof(
    { weight: 8, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 600, maxLength: 1200 }) },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.constantFrom(" ", "\n", "x", "👩‍👩‍👧", "\u200b", "\ud800"), { minLength: 900, maxLength: 3000 })
        .map((parts) => parts.join("")),
    },
  );
  const property = fc.property(name, message, (name, message) => {
    const contacted = { name: name.trim(), message: message.slice(0, 5000) };
    return findFaults(contact(contacted)).length === 0 && findFaults(enrollment({ name: name.trim() })).length === 0;
  });
  expect(fc.check(property, { numRuns: 10_000 }).counterexample).toBeNull();
});

const makeDelivery = (kind: MessageSource["kind"], body: object): MessageSource => ({
  id: crypto.randomUUID(),
  kind,
  body: JSON.stringify(body),
  createdAt: "2026-03-01T10:00:00.000Z",
});

test("a full digest stays inside the limits, names all and does nothing, whatever was typed", () => {
  const text = (maxLength: number) =>
    fc.oneof(
      fc.string({ unit: "binary", maxLength }),
      fc
        .constantFrom("*", "[a](https://b.example) ", "\u202E@everyone\n", "👩‍👩‍👧", "x")
        .map((part) => part.repeat(maxLength)),
    );
  const property = fc.property(text(60), text(80), text(200), (name, email, message) => {
    const fill = (kind: "enrollment" | "contact", body: object): [MessageSource, ...MessageSource[]] => [
      makeDelivery(kind, body),
      ...Array.from({ length: discord.maxFields - 1 }, () => makeDelivery(kind, body)),
    ];
    for (const deliveries of [
      fill("contact", { ...contactMessage, name, email, message }),
      fill("enrollment", { ...order, name, email }),
    ]) {
      const digest = discord.toPayload(createBundledMessage(deliveries));
      expect(findFaults(digest)).toEqual([]);
      const [{ fields }] = digest.embeds;
      expect(fields.map((field) => field.name)).toEqual(deliveries.map(({ id }) => `Reference ${id}`));
      expect(fields[0] && readChatText(fields[0].value).active).toEqual([]);
      expect(JSON.stringify(digest)).not.toMatch(/\p{Bidi_Control}/u);
    }
  });
  fc.assert(property, { numRuns: 30 });
});

test("an address that is too long for its line ends in an ellipsis", () => {
  const email = `${"a".repeat(90)}@example.com`;
  const [{ fields }] = discord.toPayload(
    createBundledMessage([makeDelivery("contact", { ...contactMessage, email })]),
  ).embeds;
  expect(fields[0]?.value.split("\n")[1]).toBe(`${"a".repeat(77)}…`);
});
