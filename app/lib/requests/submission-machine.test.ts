import { expect, test } from "vitest";
import { reduceSubmission, type SubmissionEvent } from "./submission-machine.ts";
import { idle, type SubmissionState, type Snapshot } from "./submission-state.ts";

const snapshot: Snapshot = { body: { name: "Asha" }, idempotencyKey: "one" };
const after = (...events: SubmissionEvent[]) => events.reduce<SubmissionState>(reduceSubmission, idle);
const submitted = { type: "submitted" } as const;
const checked = { type: "checked", snapshot } as const;
const lost = { type: "lost", snapshot } as const;
const stalled = { type: "stalled", snapshot } as const;

test("a request goes from idle over checking and sending to sent", () => {
  expect(after().is).toBe("idle");
  expect(after(submitted).is).toBe("checking");
  expect(after(submitted, checked)).toMatchObject({ is: "sending", snapshot });
  expect(after(submitted, checked, { type: "answered", id: "0123456789", snapshot })).toEqual({
    is: "sent",
    confirmation: { reference: "01234567", body: snapshot.body },
  });
});

test("a second press changes nothing while the first is under way", () => {
  for (const way of [[submitted], [submitted, checked]]) expect(after(...way, submitted)).toEqual(after(...way));
});

test("what is wrong is named, until it is edited", () => {
  const invalid = { type: "invalid", errors: { name: "Please enter your name" } } as const;
  expect(after(submitted, invalid)).toEqual({ is: "idle", errors: invalid.errors });
  expect(after(submitted, invalid, { type: "edited" })).toEqual(idle);
});

test("an answer to another snapshot is not this one's", () => {
  const other = { body: snapshot.body, idempotencyKey: "two" };
  const sending = after(submitted, checked);
  for (const event of [
    { type: "answered", id: "9", snapshot: other },
    { type: "refused", note: "", snapshot: other },
    { type: "stalled", snapshot: other },
  ] as const) {
    expect(reduceSubmission(sending, event)).toBe(sending);
  }
});

test("a broken connection is tried three times, a stalled one twice, then it has failed", () => {
  expect(after(submitted, checked, lost, lost)).toMatchObject({ is: "sending", tries: 3 });
  expect(after(submitted, checked, lost, lost, lost).is).toBe("failed");
  expect(after(submitted, checked, stalled)).toMatchObject({ is: "sending", snapshot, tries: 2 });
  expect(after(submitted, checked, stalled, stalled).is).toBe("failed");
  expect(after(submitted, checked, lost, stalled, stalled).is).toBe("failed");
});

test("a refusal is final and says why; a failed request can be submitted again", () => {
  const failed = after(submitted, checked, { type: "refused", note: "Too many", snapshot });
  expect(failed).toEqual({ is: "failed", note: "Too many" });
  expect(reduceSubmission(failed, submitted).is).toBe("checking");
});

test("offline it waits, and is checked anew once the network is back and nobody is typing", () => {
  const waiting = after(submitted, { type: "offline" });
  expect(waiting.is).toBe("waiting");
  expect(reduceSubmission(waiting, { type: "online" }).is).toBe("checking");
  const typing = reduceSubmission(waiting, { type: "edited" });
  const back = reduceSubmission(typing, { type: "online" });
  expect(back.is).toBe("waiting");
  expect(reduceSubmission(back, { type: "paused" }).is).toBe("checking");
  expect(reduceSubmission(reduceSubmission(typing, { type: "paused" }), { type: "online" }).is).toBe("checking");
  expect(after(submitted, checked, { type: "offline" }).is).toBe("waiting");
  expect(reduceSubmission(waiting, submitted).is).toBe("checking");
});
