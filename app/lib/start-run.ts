import { createKey } from "./create-key.ts";
import { createRequestRun, type RequestEffects } from "./request-run.ts";
import type { RequestStore } from "./request-store.ts";
import { checkForm, type FormSchema, sendRequest } from "./send-request.ts";

type Start = Pick<RequestEffects, "finish" | "tell"> & { path: string; schema: FormSchema };

/** A run in a real browser. */
export const startRun = (store: RequestStore, { path, schema, finish, tell }: Start) =>
  createRequestRun(store, {
    check: (values) => checkForm(schema, values),
    send: (snapshot) => sendRequest(path, snapshot),
    createKey,
    isOnline: () => navigator.onLine,
    whenOnline,
    after,
    finish,
    tell,
  });

function whenOnline(act: () => void) {
  const hold = (event: Event) => event.preventDefault();
  addEventListener("online", act);
  // What waits is lost with the page: the browser asks before it closes.
  addEventListener("beforeunload", hold);
  return () => {
    removeEventListener("online", act);
    removeEventListener("beforeunload", hold);
  };
}

function after(milliseconds: number, act: () => void) {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}
