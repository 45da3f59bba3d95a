import { onTestFinished, vi } from "vitest";
import * as v from "valibot";

/** A browser with nothing but what forms need. `openPage` is a page view of its own: modules, and the forms in them, last for one. */
export function createFormBrowser() {
  const stored = new Map<string, string>();
  const sent: { key: string; body: unknown; answer: (id: string) => void }[] = [];
  const browser = { onLine: true };
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal("document", {});
  vi.stubGlobal("navigator", browser);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", new Proxy(storage, keysOf(stored)));
  vi.stubGlobal(
    "fetch",
    (_path: string, { headers, body }: { headers: Record<string, string>; body: string }) =>
      new Promise((resolve) => {
        sent.push({
          key: headers["idempotency-key"] ?? "",
          body: JSON.parse(body),
          answer: (id) => resolve(Response.json({ id }, { status: 201 })),
        });
      }),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  const told: string[] = [];
  const definition = {
    kind: "contact" as const,
    path: "/api/contact",
    inputs: [],
    loadSchema: () => Promise.resolve(v.record(v.string(), v.string())),
    notify: {
      invalid: (message: string) => told.push(message),
      offline: () => told.push("offline"),
      failed: () => told.push("failed"),
      sent: () => told.push("sent"),
    },
  };
  async function openPage() {
    vi.resetModules();
    const { findOrCreateSubmission } = await import("#app/lib/requests/submission-registry.ts");
    return {
      ...(await import("#app/lib/requests/update-contact-form-message.ts")),
      findForm: (order = {}) => findOrCreateSubmission(definition, order),
    };
  }
  return { browser, openPage, sent, told };
}

/** A real storage lists its items as properties of its own. */
const keysOf = (stored: ReadonlyMap<string, string>) => ({
  ownKeys: () => [...stored.keys()],
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
});
