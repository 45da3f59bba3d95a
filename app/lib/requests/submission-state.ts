import type { ReactNode } from "react";
import { createStore } from "../store.ts";

export type FieldTexts = Readonly<Record<string, string>>;

/** What was probably meant by what stands in a field, as a button. */
export type FieldHints = Readonly<Record<string, ReactNode>>;

/** What was submitted, as it was then: nothing that is typed later changes it. */
export type Snapshot = Readonly<{ body: Readonly<Record<string, unknown>>; idempotencyKey: string }>;

/** What the visitor is given for a sent request: its reference, and what was sent. */
export type Confirmation = Readonly<{ reference: string; body: Snapshot["body"] }>;

export type SubmissionState = Readonly<
  | { is: "idle"; errors: FieldTexts }
  | { is: "checking" }
  /** For the network. Once it is back and the visitor has stopped typing, the form is checked and sent as it stands then. */
  | { is: "waiting"; isOnline: boolean; isTyping: boolean }
  /** Without a snapshot the browser itself posts the form. */
  | { is: "sending"; snapshot: Snapshot | null; tries: number; stalls: number }
  | { is: "sent"; confirmation: Confirmation }
  | { is: "failed"; note: string }
>;

export const idle: SubmissionState & { is: "idle" } = { is: "idle", errors: {} };
export const waiting: SubmissionState = { is: "waiting", isOnline: false, isTyping: false };

/** From the press of the button to the response, offline or not. */
export const isUnderWay = ({ is }: SubmissionState) => is === "checking" || is === "waiting" || is === "sending";

/** What was last sent, as text, and its key: the same content is the same request, however often it is sent. */
type LastSent = Readonly<{ text: string; idempotencyKey: string }>;

type SubmissionView = Readonly<{
  state: SubmissionState;
  values: FieldTexts;
  hints: FieldHints;
  chosen: object;
  last: LastSent | null;
}>;

export type SubmissionStore = ReturnType<typeof createSubmissionStore>;

/** One request as its form shows it. It outlives the form, which may be closed while the response is pending. */
export function createSubmissionStore(empty: FieldTexts) {
  const store = createStore<SubmissionView>({ state: idle, values: empty, hints: {}, chosen: {}, last: null });
  return {
    ...store,
    empty,
    update: (change: Partial<SubmissionView>) => store.write({ ...store.read(), ...change }),
  };
}
