import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as v from "valibot";
import { showToast } from "#app/ui/toast.tsx";
import { isSameWhenTrimmed, pickChangedFields, mergeThreeWay } from "#domain/history/three-way-merge.ts";
import { ApiError } from "./staff-api.ts";
import { showUndoToast } from "./undo-toast.tsx";

/** What was typed, and the saved copy that it started from. */
type Draft<Copy> = Readonly<{ base: Copy; typed: Partial<Copy> }>;

export type Conflict<Copy> = { draft: Draft<Copy>; mine: Copy; theirs: Copy; fields: (keyof Copy)[] };

type VersionedDraftOptions<Copy> = {
  /** As the page has it. */
  copy: Copy;
  /** Saves the changes on top of the latest copy; a later version on the server rejects them. */
  send: (changes: Partial<Copy>, latest: Copy) => Promise<Copy>;
  schema: v.GenericSchema<unknown, Copy>;
  /** Under this name the response to a rejected save has the copy that somebody else saved. */
  name: "request" | "student";
  /** With every later copy that a save brings, mine or theirs: the lists show it too. */
  onLaterCopy: (copy: Copy) => void;
  onSaved?: (() => void) | undefined;
  /** Brings the copy before the save back; without it a save cannot be undone. */
  undo?: (before: Copy, changes: Partial<Copy>, saved: Copy) => Promise<unknown>;
  texts: { saved: string; failed: string };
};

export type VersionedDraft<Copy extends { version: number }> = ReturnType<typeof useVersionedDraft<Copy>>;

/**
 * The working copy of a record that others may save meanwhile. My changes go on top of theirs, field by field against the copy
 * both started from; only what both changed differently is a conflict, which staff decide.
 */
export function useVersionedDraft<Copy extends { version: number }>(options: VersionedDraftOptions<Copy>) {
  const { copy, send, schema, name, onLaterCopy, onSaved, undo, texts } = options;
  const client = useQueryClient();
  const [newest, setNewest] = useState(copy);
  const [draft, setDraft] = useState<Draft<Copy> | null>(null);
  const [conflict, setConflict] = useState<Conflict<Copy> | null>(null);
  const mutation = useMutation({
    mutationFn: ({ changes, latest }: { changes: Partial<Copy>; latest: Copy }) => send(changes, latest),
    onSuccess: onLaterCopy,
  });

  // The list may not show the record any more, and then does not bring its later versions.
  const current = newest.version > copy.version ? newest : copy;
  const changes: Partial<Copy> = draft ? pickChangedFields(draft.base, draft.typed) : {};
  // Typed back to what is saved, it is no draft; but while it is being saved, that is about to change.
  const open = mutation.isPending || Object.keys(changes).length > 0 ? draft : null;
  const base = open?.base ?? current;

  function submit(sent: Draft<Copy>, latest: Copy) {
    const { changes: onTop, conflicts } = mergeThreeWay(sent.base, sent.typed, latest);
    if (conflicts.length > 0) {
      const mine = { ...latest, ...pickChangedFields(sent.base, sent.typed) };
      return setConflict({ draft: sent, mine, theirs: latest, fields: conflicts });
    }
    mutation.mutate(
      { changes: onTop, latest },
      {
        onSuccess: (saved) => {
          setNewest(saved);
          // What was typed while it was being saved is not saved yet.
          setDraft((now) =>
            now && now !== sent ? { base: saved, typed: pickChangedFields(sent.typed, now.typed) } : null,
          );
          if (undo) showUndoToast(client, texts.saved, () => undo(latest, onTop, saved));
          else showToast({ title: texts.saved });
          onSaved?.();
        },
        onError: (error) => {
          const answer = v.safeParse(v.record(v.string(), v.unknown()), error instanceof ApiError && error.body);
          const newer = v.safeParse(schema, answer.success && answer.output[name]);
          // One that is not newer would be rejected again, for ever.
          if (!newer.success || newer.output.version <= latest.version) {
            return showToast({ tone: "destructive", title: texts.failed });
          }
          onLaterCopy(newer.output);
          submit(sent, newer.output);
        },
      },
    );
  }

  /** Ends a conflict: the given changes start from what the other side has saved. */
  function settle(theirs: Copy, typed: Partial<Copy>): Draft<Copy> {
    const next = { base: theirs, typed };
    setConflict(null);
    setNewest(theirs);
    setDraft(next);
    return next;
  }

  return {
    current,
    base,
    shown: { ...current, ...changes },
    changes,
    isDirty: (Object.keys(changes) as (keyof Copy)[]).some(
      (field) => !isSameWhenTrimmed(changes[field], current[field]),
    ),
    isSaving: mutation.isPending,
    edit: (typed: Partial<Copy>) => setDraft({ base, typed: { ...open?.typed, ...typed } }),
    save: (typed: Partial<Copy> = changes) => {
      const sent = { base, typed };
      setDraft(sent);
      submit(sent, current);
    },
    conflict,
    /** Saves my side of a conflict, or what was made of both sides. */
    saveMine: (combined?: Partial<Copy>) =>
      conflict && submit(settle(conflict.theirs, { ...conflict.draft.typed, ...combined }), conflict.theirs),
    /** Gives up only what contradicts theirs; the rest stays to be saved. */
    takeTheirs: () => {
      if (!conflict) return;
      const { draft: mine, theirs } = conflict;
      settle(theirs, mergeThreeWay(mine.base, mine.typed, theirs).changes);
    },
    closeConflict: () => setConflict(null),
  };
}
