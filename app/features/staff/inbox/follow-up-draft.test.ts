import { expect, test } from "vitest";
import type { FollowUp } from "#domain/requests/request.ts";
import { afterSave, editDraft, listChanges, putOn, withoutConflicts } from "./follow-up-draft.ts";

const saved: FollowUp = { status: "new", note: "Called." };
const typed = { base: saved, note: "Called twice." };

test("an edit is a change on what is saved; undone, it is none", () => {
  const draft = editDraft(null, saved, { note: "Called twice." });
  expect(draft).toEqual(typed);
  expect(listChanges(draft)).toEqual({ note: "Called twice." });
  expect(editDraft(draft, saved, { note: "Called." })).toBeNull();
});

test("a second edit keeps the first, and the copy both started from", () => {
  const later: FollowUp = { status: "contacted", note: "Called." };
  expect(editDraft(typed, later, { status: "enrolled" })).toEqual({ ...typed, status: "enrolled" });
});

test("what the other side changed elsewhere is saved together with mine", () => {
  expect(putOn({ status: "contacted", note: "Called." }, typed)).toEqual({
    status: "contacted",
    note: "Called twice.",
  });
});

test("the same field changed differently is a conflict, the same change is none", () => {
  expect(putOn({ status: "new", note: "Mailed." }, typed)).toBeNull();
  expect(putOn({ status: "new", note: "Called twice." }, typed)).toEqual({ status: "new", note: "Called twice." });
});

test("without a draft the saved copy goes as it is, its note trimmed", () => {
  expect(putOn({ status: "new", note: " Called. " }, null)).toEqual(saved);
});

test("what is typed during a save stays as a draft on what was saved", () => {
  const now = { base: saved, note: "Called three times." };
  const after: FollowUp = { status: "new", note: "Called twice." };
  expect(afterSave(typed, typed, after)).toBeNull();
  expect(afterSave(now, typed, after)).toEqual({ base: after, note: "Called three times." });
});

test("taking theirs gives up only what contradicts them", () => {
  const mine = { status: "enrolled", note: "Called twice." } as const;
  expect(withoutConflicts(saved, mine, { status: "new", note: "Mailed." })).toEqual({ status: "enrolled" });
});
