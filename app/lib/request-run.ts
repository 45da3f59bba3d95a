import { advance, type Outcome, type RequestEvent } from "./request-machine.ts";
import type { Confirmation, RequestStore, Snapshot, Texts } from "./request-store.ts";

export type Checked = { ok: true; output: object } | { ok: false; messages: Texts; first: string };

/** What the form shows the visitor. */
export type RequestNews = {
  invalid: (message: string) => void;
  offline: () => void;
  failed: (note: string) => void;
  sent: (reference: string) => void;
};

/** What a run does to the world, handed in so that a test needs neither browser nor clock. */
export type RequestEffects = {
  check: (values: Texts) => Checked;
  send: (snapshot: Snapshot) => Promise<Outcome>;
  createKey: () => string;
  isOnline: () => boolean;
  whenOnline: (act: () => void) => () => void;
  after: (milliseconds: number, act: () => void) => () => void;
  /** Called with the form as it was, and what the visitor is given for it. */
  finish: (values: Texts, confirmation: Confirmation) => void;
  tell: RequestNews;
};

/** Before the first, second and third try. */
const sendAfter = [0, 500, 1500];
/** A correction is not sent half typed. */
const typingPause = 1500;

export type RequestRun = ReturnType<typeof createRequestRun>;

/** Runs the machine for one request: performs the effects of each state and feeds their results back as events. */
export function createRequestRun(store: RequestStore, effects: RequestEffects) {
  const { tell } = effects;
  let extra: object = {};
  let last = { text: "", idempotencyKey: "" };
  let stopWaiting = () => {};
  let stopPause = () => {};

  function dispatch(event: RequestEvent) {
    const before = store.read().state;
    const state = advance(before, event);
    if (state === before) return;
    if (before.is === "waiting" && state.is !== "waiting") {
      stopWaiting();
      stopPause();
    }
    store.show({ state });
    if (state.is === "checking") check();
    else if (state.is === "sending" && state.snapshot) send(state.snapshot, state.tries);
    else if (state.is === "failed") tell.failed(state.note);
    else if (state.is === "sent") finish(state.confirmation);
    else if (state.is === "waiting" && before.is !== "waiting") wait();
  }

  function check() {
    const checked = effects.check(store.read().values);
    if (!checked.ok) {
      dispatch({ type: "invalid", errors: checked.messages });
      tell.invalid(checked.first);
    } else if (effects.isOnline()) {
      dispatch({ type: "checked", snapshot: freeze({ ...checked.output, ...extra }) });
    } else dispatch({ type: "offline" });
  }

  /** The same content is the same request, however often it is sent; changed content is a new one. */
  function freeze(body: Record<string, unknown>): Snapshot {
    const text = JSON.stringify(body);
    if (last.text !== text) last = { text, idempotencyKey: effects.createKey() };
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
    tell.offline();
    awaitNetwork();
  }

  function awaitNetwork() {
    stopWaiting = effects.whenOnline(() => dispatch({ type: "online" }));
  }

  function edited() {
    dispatch({ type: "edited" });
    stopPause();
    if (store.read().state.is === "waiting") {
      stopPause = effects.after(typingPause, () => dispatch({ type: "paused" }));
    }
  }

  function finish(confirmation: Confirmation) {
    const sent = store.read().values;
    last = { text: "", idempotencyKey: "" };
    store.show({ values: store.empty });
    effects.finish(sent, confirmation);
    tell.sent(confirmation.reference);
  }

  return {
    edited,
    /** `chosen` is sent along with the checked values. */
    submit(chosen: object) {
      extra = chosen;
      dispatch({ type: "submitted" });
    },
    /** Goes on with what has waited since before this code was there. The visitor may be typing. */
    resume(chosen: object) {
      extra = chosen;
      awaitNetwork();
      edited();
      if (effects.isOnline()) dispatch({ type: "online" });
    },
  };
}
