import { findConflicts, type FollowUp } from "#domain/requests/request.ts";

/** What was typed, and the saved copy that it started from. */
export type FollowUpDraft = Readonly<Partial<FollowUp> & { base: FollowUp }>;

export function listChanges(draft: FollowUpDraft | null): Partial<FollowUp> {
  if (!draft) return {};
  const { base, status, note } = draft;
  return {
    ...(status !== undefined && status !== base.status && { status }),
    ...(note !== undefined && note !== base.note && { note }),
  };
}

/** Typed back to what is saved, it is no draft. */
export function editDraft(
  draft: FollowUpDraft | null,
  current: FollowUp,
  change: Partial<FollowUp>,
): FollowUpDraft | null {
  const next = { ...draft, base: draft?.base ?? current, ...change };
  return Object.keys(listChanges(next)).length > 0 ? next : null;
}

/** The draft on top of a later copy; null where both sides changed the same field differently. */
export function putOn(latest: FollowUp, draft: FollowUpDraft | null): FollowUp | null {
  const mine = listChanges(draft);
  if (draft && findConflicts(draft.base, mine, latest).length > 0) return null;
  const { status, note } = { status: latest.status, note: latest.note, ...mine };
  return { status, note: note.trim() };
}

/** What was typed while it was being saved is not saved yet. */
export function afterSave(
  now: FollowUpDraft | null,
  sent: FollowUpDraft | null,
  saved: FollowUp,
): FollowUpDraft | null {
  return now === sent ? null : now && { ...now, base: saved };
}

/** My changes without those that contradict theirs. */
export function withoutConflicts(base: FollowUp, mine: Partial<FollowUp>, theirs: FollowUp): Partial<FollowUp> {
  const kept = { ...mine };
  for (const field of findConflicts(base, mine, theirs)) delete kept[field];
  return kept;
}
