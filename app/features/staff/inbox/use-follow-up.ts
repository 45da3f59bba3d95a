import { useState } from "react";
import * as v from "valibot";
import { showToast } from "#app/ui/toast.tsx";
import { inboxRequestSchema, type FollowUp, type InboxRequest } from "#domain/requests/request.ts";
import { afterSave, editDraft, listChanges, putOn, withoutConflicts, type FollowUpDraft } from "./follow-up-draft.ts";
import { CallError } from "../staff-api.ts";
import { useSaveStatus } from "./use-request-calls.ts";

const conflictSchema = v.object({ request: inboxRequestSchema });

/** The working copy of a request's status and note. Only what both sides changed differently is asked about. */
export function useFollowUp(request: InboxRequest) {
  const [draft, setDraft] = useState<FollowUpDraft | null>(null);
  const [newest, setNewest] = useState(request);
  const [conflict, setConflict] = useState<InboxRequest | null>(null);
  const save = useSaveStatus();

  // The list may not show the request any more, and then does not bring its later versions.
  const current = newest.version > request.version ? newest : request;
  const changes = listChanges(draft);
  const shown: FollowUp = { status: current.status, note: current.note, ...changes };
  const isDirty = shown.status !== current.status || shown.note.trim() !== current.note;

  function edit(change: Partial<FollowUp>) {
    setDraft(editDraft(draft, current, change));
  }

  /** Puts the draft on top of a later copy, and saves it unless both changed the same. */
  function submit(latest: InboxRequest, sent = draft) {
    const merged = putOn(latest, sent);
    setConflict(merged ? null : latest);
    if (!merged) return;
    const { id, version } = latest;
    save.mutate(
      { id, ...merged, version },
      {
        onSuccess: () => {
          const saved = { ...latest, ...merged, version: version + 1 };
          setNewest(saved);
          setDraft((now) => afterSave(now, sent, saved));
          showToast({ title: "Request updated." });
        },
        onError: (error) => {
          const answer = v.safeParse(conflictSchema, error instanceof CallError ? error.body : undefined);
          if (answer.success && answer.output.request.version > version) submit(answer.output.request, sent);
          else showToast({ tone: "destructive", title: "Failed to update the request. Please try again." });
        },
      },
    );
  }

  /** Ends a conflict: the given changes go on from what the other side has saved. */
  function settle(theirs: InboxRequest, mine: Partial<FollowUp>) {
    const next = { base: theirs, ...mine };
    setConflict(null);
    setNewest(theirs);
    setDraft(Object.keys(mine).length > 0 ? next : null);
    return next;
  }

  return {
    shown,
    changes,
    current,
    isDirty,
    isSaving: save.isPending,
    conflict,
    edit,
    save: () => submit(current),
    /** One step for the most frequent change; what else was typed is saved with it. */
    saveStatus: (status: FollowUp["status"]) => {
      const sent = { ...draft, base: draft?.base ?? current, status };
      setDraft(sent);
      submit(current, sent);
    },
    saveMine: (theirs: InboxRequest, note?: string) =>
      submit(theirs, settle(theirs, { ...changes, ...(note !== undefined && { note }) })),
    takeTheirs: (theirs: InboxRequest) => {
      settle(theirs, withoutConflicts(draft?.base ?? current, changes, theirs));
    },
    closeConflict: () => setConflict(null),
  };
}
