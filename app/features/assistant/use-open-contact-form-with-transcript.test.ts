import { expect, test, onTestFinished, vi } from "vitest";
import { readDraft, writeDraft } from "#app/lib/requests/form-drafts.ts";
import { findOrCreateSubmission } from "#app/lib/requests/submission-registry.ts";
import { maxLengths } from "#domain/contact/contact-details.ts";
import { formatTranscript, appendToContactDraft } from "./use-open-contact-form-with-transcript.ts";

const said = [
  { sender: "user", text: "What does it cost?" },
  { sender: "ai", text: "₹3,000." },
  { sender: "user", text: "In parts?" },
  { sender: "ai", text: "No, once." },
] as const;

test("a conversation becomes a text that the team can read, newest last", () => {
  expect(formatTranscript(said, 5000)).toBe(
    [
      "From my chat with the assistant:",
      "",
      "I asked: What does it cost?",
      "It answered: ₹3,000.",
      "",
      "I asked: In parts?",
      "It answered: No, once.",
    ].join("\n"),
  );
});

test("where there is little room, its start is left out", () => {
  const draft = formatTranscript(said, 90);
  expect(draft.length).toBeLessThanOrEqual(90);
  expect(draft).toContain("I asked: In parts?\nIt answered: No, once.");
  expect(draft).not.toContain("What does it cost?");
  expect(formatTranscript(said, 20)).toBe("");
});

const path = "/api/contact";

function openBrowser() {
  const stored = new Map<string, string>();
  vi.stubGlobal("document", {});
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

const message = () => readDraft(path)["message"];

test("a conversation waits for a form that is not loaded yet, and comes after what was typed in an earlier one", () => {
  openBrowser();
  writeDraft(path, { name: "Asha", message: "Hello" });
  appendToContactDraft(() => "I asked");
  expect(readDraft(path)).toEqual({ name: "Asha", message: "Hello\n\nI asked" });
});

test("a conversation that was added before is replaced, unless the visitor changed it", () => {
  openBrowser();
  writeDraft(path, { message: "Hello" });
  appendToContactDraft(() => "I asked");
  appendToContactDraft(() => "I asked twice");
  expect(message()).toBe("Hello\n\nI asked twice");
  writeDraft(path, { message: "Hello, I asked two times" });
  appendToContactDraft(() => "I asked thrice");
  expect(message()).toBe("Hello, I asked two times\n\nI asked thrice");
});

test("a conversation is added only as far as the message has room", () => {
  openBrowser();
  writeDraft(path, { message: "x".repeat(maxLengths.message - 10) });
  appendToContactDraft((room) => {
    expect(room).toBe(8);
    return "";
  });
  expect(message()).toHaveLength(maxLengths.message - 10);
});

test("a conversation is added to the message of a form that is open", () => {
  openBrowser();
  const notify = { invalid: () => {}, offline: () => {}, failed: () => {}, sent: () => {} };
  const loadSchema = () => Promise.reject(new Error("not needed"));
  const { store } = findOrCreateSubmission({ kind: "contact", loadSchema, inputs: [], path, notify }, {});
  store.update({ values: { name: "Asha", message: "Hello" } });
  appendToContactDraft(() => "I asked");
  expect(store.read().values).toEqual({ name: "Asha", message: "Hello\n\nI asked" });
  expect(message()).toBe("Hello\n\nI asked");
});
