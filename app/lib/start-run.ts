import { createKey } from "./create-key.ts";
import { dropDraft } from "./drop-draft.ts";
import { createRequestRun, type RequestEffects } from "./request-run.ts";
import type { RequestKind } from "#domain/requests/request.ts";
import type { SentRequest } from "#domain/requests/sent-request.ts";
import type { RequestStore } from "./request-store.ts";
import { checkForm, sendRequest, type FormSchema } from "./send-request.ts";
import { keepSent } from "./sent-requests.ts";
import { readVisitSource } from "./visit-source.ts";

type Start = Pick<RequestEffects, "tell"> & {
  kind: RequestKind;
  path: string;
  schema: FormSchema;
  finish: (sent: SentRequest) => void;
};

/** A run in a real browser. */
export const startRun = (store: RequestStore, { kind, path, schema, finish, tell }: Start) =>
  createRequestRun(store, {
    check: (values) => checkForm(schema, values),
    send: (snapshot) => sendRequest(path, snapshot, readVisitSource()),
    createKey,
    isOnline: () => navigator.onLine,
    whenOnline,
    after,
    finish: (values, confirmation) => {
      dropDraft(path, values);
      finish(keepSent(kind, confirmation, new Date()));
    },
    tell,
  });

function whenOnline(act: () => void) {
  addEventListener("online", act);
  return () => removeEventListener("online", act);
}

function after(milliseconds: number, act: () => void) {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}
