import { afterEach, expect, test, vi } from "vitest";
import { removeSentRequest, saveSentRequest, parseSentRequests } from "./sent-requests.ts";
import { areSentRequestsPersisted, readSentRequestsJson } from "./sent-requests-and-shown-confirmation.ts";

const now = new Date("2026-03-01T10:00:00.000Z");
const body = { name: "Asha", email: "", phone: "98765 43210", course: "Complete Bundle", price: 3000, website: "spam" };
const keep = (reference: string) => saveSentRequest("enrollment", { reference, body }, now);
const listReferences = () => parseSentRequests(readSentRequestsJson()).map(({ reference }) => reference);

function stubStorage() {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
}

afterEach(() => void vi.unstubAllGlobals());

test("a sent request is kept as it was sent, until it is removed", () => {
  const stored = stubStorage();
  const sent = keep("0123abcd");
  expect(parseSentRequests(readSentRequestsJson())).toEqual([sent]);
  expect(areSentRequestsPersisted()).toBe(true);
  expect(sent).toMatchObject({ kind: "enrollment", name: "Asha", price: 3000, message: "", sentAt: now.toISOString() });
  expect([...stored.values()].join("")).not.toContain("spam");
  removeSentRequest(sent);
  expect(stored.size).toBe(0);
});

test("the latest five are kept, newest first, each once", () => {
  stubStorage();
  for (const reference of ["a", "b", "c", "d", "e", "f", "f"]) keep(reference);
  expect(listReferences()).toEqual(["f", "e", "d", "c", "b"]);
});

test("what somebody else has stored there is not shown, and is replaced", () => {
  const stored = stubStorage();
  for (const text of ["{broken", "[1]", '[{"reference":"x"}]', "{}"]) {
    stored.set("sent-requests", text);
    expect(listReferences()).toEqual([]);
  }
  keep("a");
  expect(listReferences()).toEqual(["a"]);
});

test("one bad entry costs none of the others", () => {
  const stored = stubStorage();
  keep("a");
  keep("b");
  const [newest, oldest] = parseSentRequests(readSentRequestsJson());
  stored.set("sent-requests", JSON.stringify([newest, { reference: "x" }, null, oldest]));
  expect(listReferences()).toEqual(["b", "a"]);
});

test("without storage it is kept as long as the page is open", () => {
  const refuse = () => {
    throw new Error("QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: refuse, removeItem: refuse });
  const sent = keep("a");
  expect(listReferences()).toEqual(["a"]);
  expect(areSentRequestsPersisted()).toBe(false);
  removeSentRequest(sent);
  expect(listReferences()).toEqual([]);
});
