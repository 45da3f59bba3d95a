import type { FocusEvent } from "react";
import { createIdempotencyKey } from "#app/lib/idempotency-key.ts";
import type { RequestKind } from "#domain/requests/request-fields.ts";
import type { SentRequest } from "#domain/requests/stored-request-body.ts";
import { replaceSentDraft } from "./form-drafts.ts";
import { createEmailSuggester } from "./suggest-email.tsx";
import { validateForm, sendRequest, type ValidationResult, type FormSchema } from "./validate-and-send-request.ts";
import { saveSentRequest } from "./sent-requests.ts";
import { reduceSubmission, type SendOutcome, type SubmissionEvent } from "./submission-machine.ts";
import {
  waiting,
  type Confirmation,
  type SubmissionStore,
  type Snapshot,
  type FieldTexts,
  type FieldHints,
} from "./submission-state.ts";
import { parseUnsentRequest } from "./parse-unsent-request.ts";
import { readVisitSource } from "./visit-source.ts";

export type SubmissionNotices = {
  invalid: (message: string) => void;
  offline: () => void;
  failed: (note: string) => void;
  sent: (reference: string) => void;
};

/** What a run does to the world, handed in so that a test needs neither browser nor clock. */
type SubmissionEffects = {
  check: (values: FieldTexts) => ValidationResult;
  /** The correction of a likely typing error, where it was not offered before. */
  suggest: (values: FieldTexts) => FieldHints | null;
  send: (snapshot: Snapshot) => Promise<SendOutcome>;
  createIdempotencyKey: () => string;
  isOnline: () => boolean;
  whenOnline: (act: () => void) => () => void;
  after: (milliseconds: number, act: () => void) => () => void;
  /** Called with the form as it was, and what the visitor is given for it; returns what the form is to hold next. */
  finish: (values: FieldTexts, confirmation: Confirmation) => FieldTexts;
  notify: SubmissionNotices;
};

/** Before the first, second and third try. */
const sendAfter = [0, 500, 1500];
/** A correction is not sent half typed. */
const typingPause = 1500;

export type SubmissionRun = ReturnType<typeof createSubmissionRun>;

/** Runs the machine for one request: performs the effects of each state and feeds their results back as events. */
export function createSubmissionRun(store: SubmissionStore, effects: SubmissionEffects) {
  const { notify } = effects;
  let stopWaiting = () => {};
  let stopPause = () => {};
  let suggestedFor: string | undefined;

  function dispatch(event: SubmissionEvent) {
    const before = store.read().state;
    const state = reduceSubmission(before, event);
    if (state === before) return;
    if (before.is === "waiting" && state.is !== "waiting") {
      stopWaiting();
      stopPause();
    }
    store.update({ state });
    if (state.is === "checking") check(event.type === "submitted");
    else if (state.is === "sending" && state.snapshot) send(state.snapshot, state.tries);
    else if (state.is === "failed") notify.failed(state.note);
    else if (state.is === "sent") finish(state.confirmation);
    else if (state.is === "waiting" && before.is !== "waiting") wait();
  }

  /** A likely typing error is shown once, at the latest before the form is sent: pressed again, or sent after waiting for the network, it goes as it stands. */
  function check(isPressed: boolean) {
    const { values } = store.read();
    const checked = effects.check(values);
    const isSuggested = isPressed && suggest();
    if (!checked.ok || isSuggested) {
      dispatch({ type: "invalid", errors: checked.ok ? {} : checked.messages });
      if (!checked.ok) notify.invalid(checked.first);
    } else if (effects.isOnline()) {
      dispatch({ type: "checked", snapshot: freeze({ ...checked.output, ...store.read().chosen }) });
    } else dispatch({ type: "offline" });
  }

  function suggest(): boolean {
    const { values } = store.read();
    const hints = effects.suggest(values);
    if (!hints) return false;
    suggestedFor = values["email"];
    store.update({ hints });
    return true;
  }

  /** The same content is the same request, however often it is sent; changed content is a new one. */
  function freeze(body: Record<string, unknown>): Snapshot {
    const text = JSON.stringify(body);
    const { last: before } = store.read();
    const last = before?.text === text ? before : { text, idempotencyKey: effects.createIdempotencyKey() };
    store.update({ last });
    return Object.freeze({ body: Object.freeze(body), idempotencyKey: last.idempotencyKey });
  }

  function send(snapshot: Snapshot, tries: number) {
    effects.after(sendAfter[tries - 1] ?? 0, async () => {
      const outcome = await effects.send(snapshot);
      const isOffline = outcome.type === "lost" && !effects.isOnline();
      dispatch(isOffline ? { type: "offline" } : { ...outcome, snapshot });
    });
  }

  function wait() {
    notify.offline();
    awaitNetwork();
  }

  function awaitNetwork() {
    stopWaiting = effects.whenOnline(() => dispatch({ type: "online" }));
  }

  function edited() {
    dispatch({ type: "edited" });
    if (store.read().values["email"] !== suggestedFor) store.update({ hints: {} });
    stopPause();
    if (store.read().state.is === "waiting") {
      stopPause = effects.after(typingPause, () => dispatch({ type: "paused" }));
    }
  }

  function finish(confirmation: Confirmation) {
    const next = effects.finish(store.read().values, confirmation);
    store.update({ values: { ...store.empty, ...next }, last: null });
    notify.sent(confirmation.reference);
  }

  /** Goes on with what has waited since before this code was there. The visitor may be typing. */
  function resume() {
    awaitNetwork();
    edited();
    if (effects.isOnline()) dispatch({ type: "online" });
  }

  return {
    edited,
    resume,
    leave({ target, currentTarget }: Pick<FocusEvent, "target" | "currentTarget">) {
      // Not between the press of a button and its click, which the new line would move it away from.
      if (target.getAttribute("name") === "email" && !currentTarget.querySelector("button:active")) suggest();
    },
    submit(chosen: object) {
      store.update({ chosen });
      dispatch({ type: "submitted" });
    },
    /** Takes over what an earlier view of the page has left. What the visitor has just submitted by hand goes first. */
    restore(unsent: string) {
      const { isPending = false, last = null, ...form } = parseUnsentRequest(unsent) ?? {};
      store.update({ last });
      if (!isPending || store.read().state.is !== "idle") return;
      store.update({ ...form, state: waiting });
      if (!effects.isOnline()) notify.offline();
      resume();
    },
  };
}

type Start = Pick<SubmissionEffects, "notify"> & {
  kind: RequestKind;
  path: string;
  schema: FormSchema;
  edit: (values: FieldTexts) => void;
  finish: (sent: SentRequest) => void;
};

export const createBrowserSubmissionRun = (
  store: SubmissionStore,
  { kind, path, schema, edit, finish, notify }: Start,
) =>
  createSubmissionRun(store, {
    check: (values) => validateForm(schema, values),
    suggest: createEmailSuggester((email) => edit({ email })),
    send: (snapshot) => sendRequest(path, snapshot, readVisitSource()),
    createIdempotencyKey,
    isOnline: () => navigator.onLine,
    whenOnline,
    after,
    finish: (values, confirmation) => {
      const next = replaceSentDraft(path, values);
      finish(saveSentRequest(kind, confirmation, new Date()));
      return next;
    },
    notify,
  });

function whenOnline(act: () => void) {
  addEventListener("online", act);
  return () => removeEventListener("online", act);
}

function after(milliseconds: number, act: () => void) {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}
