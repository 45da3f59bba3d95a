import type { FocusEvent } from "react";
import { blankConsent } from "#domain/requests/consent-and-hidden-field-names.ts";
import type { FormInputs, RequestKind } from "#domain/requests/request-fields.ts";
import type { SentRequest } from "#domain/requests/stored-request-body.ts";
import { writeDraft } from "./form-drafts.ts";
import { formatUnsentKey, readStored, writeOrRemoveStored } from "../storage.ts";
import { createStore } from "../store.ts";
import type { SubmissionNotices, SubmissionRun } from "./run-submission.ts";
import type { FormSchema } from "./validate-and-send-request.ts";
import { createSubmissionStore, idle, waiting, type FieldTexts } from "./submission-state.ts";

export type FormDefinition = {
  kind: RequestKind;
  inputs: FormInputs[RequestKind];
  loadSchema: () => Promise<FormSchema>;
  path: string;
  notify: SubmissionNotices;
};

type Submission = ReturnType<typeof createSubmission>;

/** The submissions of this page view. An order keeps its own, so that no answer reaches the form of another. */
const submissions = new Map<string, Submission>();

export function findOrCreateSubmission(form: FormDefinition, order: object): Submission {
  const key = form.path + JSON.stringify(order);
  const submission = submissions.get(key) ?? createSubmission(form, formatUnsentKey(key));
  // On the server one module renders for every visitor, so nothing is stored there.
  if (typeof document !== "undefined") submissions.set(key, submission);
  return submission;
}

/** The submission of a form that needs no order, if this page view has had the form. */
export const findSubmissionWithoutOrder = (path: string) => submissions.get(`${path}{}`);

/** Whether this page view has taken up what is stored under this key. */
export const isSubmissionInMemory = (unsentKey: string) => submissions.has(unsentKey.slice(formatUnsentKey("").length));

function createSubmission({ kind, inputs, loadSchema, path, notify }: FormDefinition, unsentKey: string) {
  const blank = Object.fromEntries(inputs.map(({ name }) => [name, ""]));
  const store = createSubmissionStore({ ...blank, ...blankConsent });
  const lastSent = createStore<SentRequest | null>(null);
  let run: SubmissionRun | undefined;

  /** Of an earlier view of this page; stays as it is until the code that reads it is there. */
  let unsent = readStored("sessionStorage", unsentKey);

  // What waits for the network is lost with the tab: the browser asks before it closes.
  const askBeforeLeaving = (event: Event) => event.preventDefault();
  store.subscribe(() => {
    const { state, hints: _, ...form } = store.read();
    if (state.is === "waiting") addEventListener("beforeunload", askBeforeLeaving);
    else removeEventListener("beforeunload", askBeforeLeaving);
    // What the browser itself posts has no key, and would be sent twice.
    const isPending = state.is === "waiting" || (state.is === "sending" && state.snapshot !== null);
    const text = isPending || form.last ? JSON.stringify({ ...form, isPending }) : null;
    if (unsent === null) writeOrRemoveStored("sessionStorage", unsentKey, text);
  });

  /** The code that checks and sends is loaded when the visitor begins to fill in, not with the page. */
  async function prepare(): Promise<SubmissionRun> {
    const [{ createBrowserSubmissionRun }, schema] = await Promise.all([import("./run-submission.ts"), loadSchema()]);
    run ??= createBrowserSubmissionRun(store, { kind, path, schema, edit, finish: lastSent.write, notify });
    const text = unsent;
    unsent = null;
    if (text) run.restore(text);
    return run;
  }

  async function submit(chosen: object, postPlainly: () => boolean) {
    if (run) return run.submit(chosen);
    // The button may be pressed again before the code has loaded.
    if (store.read().state !== idle) return undefined;
    store.update({ state: { is: "checking" }, chosen });
    try {
      const ready = await prepare();
      // What an earlier page view left may be under way already.
      if (store.read().state.is === "checking") {
        store.update({ state: idle });
        ready.submit(chosen);
      }
      return undefined;
    } catch {
      return submitWithoutCode(chosen, postPlainly);
    }
  }

  function submitWithoutCode(chosen: object, postPlainly: () => boolean) {
    if (!navigator.onLine) {
      notify.offline();
      store.update({ state: waiting });
      addEventListener("online", () => void resumeOnline(chosen, postPlainly), { once: true });
    } else if (postPlainly()) {
      store.update({ state: { is: "sending", snapshot: null, tries: 1, stalls: 0 } });
      // Back from the next page the form must work again.
      addEventListener("pageshow", reset, { once: true });
    } else {
      reset();
      notify.failed("");
    }
  }

  /** It waits until the code is there, too: until then nothing is sent, and the page must be kept. */
  async function resumeOnline(chosen: object, postPlainly: () => boolean) {
    const ready = await prepare().catch(() => undefined);
    if (store.read().state.is !== "waiting") return;
    if (ready) return ready.resume();
    // The browser asks nothing when it posts the form itself.
    reset();
    return submitWithoutCode(chosen, postPlainly);
  }

  function edit(values: FieldTexts) {
    store.update({ values: { ...store.read().values, ...values } });
    run?.edited();
    writeDraft(path, store.read().values);
  }

  const reset = () => store.update({ state: idle });

  if (unsent) void prepare().catch(() => undefined);
  return {
    store,
    submit,
    // A failure shows when the form is sent.
    prepare: () => void prepare().catch(() => undefined),
    edit,
    // Before the code is there nothing is suggested: the press of the button does it.
    leave: (event: FocusEvent) => run?.leave(event),
    whenSent(listener: (sent: SentRequest) => void) {
      return lastSent.subscribe(() => {
        const sent = lastSent.read();
        if (sent) listener(sent);
      });
    },
  };
}
