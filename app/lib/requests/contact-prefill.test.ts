import { expect, test, onTestFinished, vi } from "vitest";
import { readDraft, writeDraft } from "./drafts.ts";

const path = "/api/contact";
const beginner = "I would like to enroll in the Beginner Phase (₹2,000).";
const advanced = "I would like to enroll in the Advanced Phase (₹1,000).";

/** A page view of its own: forms are kept for as long as one lasts. */
async function openBrowser() {
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
    vi.resetModules();
  });
  vi.resetModules();
  return { ...(await import("./contact-prefill.ts")), ...(await import("./submission-registry.ts")) };
}

test("the phase that was asked about last is the one that is named, and the visitor's own words stay", async () => {
  const { prefillMessage } = await openBrowser();
  const askAboutAdvanced = (message: string) => {
    writeDraft(path, { name: "Asha", message });
    prefillMessage(advanced, [beginner, advanced]);
    return readDraft(path);
  };
  expect(askAboutAdvanced("")).toEqual({ name: "Asha", message: advanced });
  expect(askAboutAdvanced(beginner)).toEqual({ name: "Asha", message: advanced });
  expect(askAboutAdvanced(`${beginner} After six.`)).toEqual({ name: "Asha", message: `${advanced} After six.` });
  expect(askAboutAdvanced("My own words")).toEqual({ name: "Asha", message: "My own words" });
});

test("a form that was filled in before on this page view names the phase too", async () => {
  const { prefillMessage, findOrCreateSubmission } = await openBrowser();
  const notify = { invalid: () => {}, offline: () => {}, failed: () => {}, sent: () => {} };
  const loadSchema = () => Promise.reject(new Error("not needed"));
  const { store } = findOrCreateSubmission({ kind: "contact", loadSchema, inputs: [], path, notify }, {});
  prefillMessage(beginner, [beginner, advanced]);
  // The form itself takes the draft over, with what was typed before hydration.
  expect(store.read().values["message"]).toBeUndefined();
  store.update({ values: { name: "Asha", message: beginner } });
  prefillMessage(advanced, [beginner, advanced]);
  expect(store.read().values).toEqual({ name: "Asha", message: advanced });
  expect(readDraft(path)).toEqual({ name: "Asha", message: advanced });
});
