import fc from "fast-check";
import { expect, test } from "vitest";
import { findFaults } from "#tests/support/chat-rules.ts";
import { contactMessage, order } from "#tests/support/sample-requests.ts";
import { formatChatMessage } from "./team-chat-payload.ts";

const delivery = {
  id: "5f0c6f3e-3c0b-4a52-9f1b-0d8f6a2b7c11",
  createdAt: "2026-03-01T10:00:00.000Z",
  giveUpAt: "2026-03-02T10:00:00.000Z",
  tries: 1,
};
const enrollment = (change: object = {}) =>
  formatChatMessage({ ...delivery, kind: "enrollment", body: JSON.stringify({ ...order, ...change }) });
const contact = (change: object = {}) =>
  formatChatMessage({ ...delivery, kind: "contact", body: JSON.stringify({ ...contactMessage, ...change }) });
const valuesOf = (message: ReturnType<typeof contact>) =>
  Object.fromEntries(message.embeds[0].fields.map((field) => [field.name, field.value]));

test("an enrollment reads as the team knows it", () => {
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
  "Theresa",
  "groundsphere",
  "DISCORD",
  "ｄｉｓｃｏｒｄ",
  "cl@yde",
])("the name %s is kept in the message, not as the user name", (name) => {
  const message = enrollment({ name });
  expect(message.username).toBe("Enrollment Form");
  expect(valuesOf(message)["Student Name"]).toBe(name);
});

test("a long name is cut between whole characters", () => {
  const { username } = enrollment({ name: "👩‍👩‍👧".repeat(25) });
  expect(username).toBe("👩‍👩‍👧".repeat(10));
  expect(enrollment({ name: "नमस्ते".repeat(33) }).username.length).toBeLessThanOrEqual(80);
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
])("stays inside the limits (%#)", (message) => {
  expect(findFaults(contact({ message }))).toEqual([]);
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
