import { idle, waiting, type SubmissionState, type Snapshot, type FieldTexts } from "./submission-state.ts";

/** What became of one try; `lost` is a broken connection, `stalled` one without a response in time. */
export type SendOutcome = Readonly<
  { type: "answered"; id: string } | { type: "refused"; note: string } | { type: "lost" } | { type: "stalled" }
>;

export type SubmissionEvent = Readonly<
  | { type: "submitted" | "edited" | "paused" | "online" | "offline" }
  | { type: "invalid"; errors: FieldTexts }
  | { type: "checked"; snapshot: Snapshot }
  | (SendOutcome & { snapshot: Snapshot })
>;

const maxTries = 3;
const maxStalls = 2;

/** The transitions of a form from submit to response. An event that has no meaning in a state changes nothing. */
export function reduceSubmission(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  switch (state.is) {
    case "checking":
      return transitionFromChecking(state, event);
    case "waiting":
      return transitionFromWaiting(state, event);
    case "sending":
      return transitionFromSending(state, event);
    default:
      if (event.type === "submitted") return { is: "checking" };
      return event.type === "edited" ? idle : state;
  }
}

function transitionFromChecking(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  if (event.type === "invalid") return { is: "idle", errors: event.errors };
  if (event.type === "checked") return { is: "sending", snapshot: event.snapshot, tries: 1, stalls: 0 };
  return event.type === "offline" ? waiting : state;
}

function transitionFromWaiting(state: SubmissionState & { is: "waiting" }, event: SubmissionEvent): SubmissionState {
  if (event.type === "submitted") return { is: "checking" };
  if (event.type === "edited") return { ...state, isTyping: true };
  const next = {
    ...state,
    isOnline: state.isOnline || event.type === "online",
    isTyping: state.isTyping && event.type !== "paused",
  };
  return next.isOnline && !next.isTyping ? { is: "checking" } : next;
}

function transitionFromSending(state: SubmissionState & { is: "sending" }, event: SubmissionEvent): SubmissionState {
  if (event.type === "offline") return waiting;
  // A response belongs to the snapshot that was sent for it.
  if (!("snapshot" in event) || event.snapshot !== state.snapshot) return state;
  if (event.type === "answered") {
    return { is: "sent", confirmation: { reference: event.id.slice(0, 8), body: event.snapshot.body } };
  }
  if (event.type === "refused") return { is: "failed", note: event.note };
  const tries = state.tries + 1;
  const stalls = state.stalls + (event.type === "stalled" ? 1 : 0);
  return tries > maxTries || stalls >= maxStalls ? { is: "failed", note: "" } : { ...state, tries, stalls };
}
