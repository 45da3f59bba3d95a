import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { ChangeKind, ChangeSubject } from "#domain/history/change.ts";
import { useAuthorOfLastChange } from "./timeline.tsx";
import type { Conflict, VersionedDraft } from "./use-versioned-draft.ts";

type Change = { subject: ChangeSubject; id: string; what: ChangeKind };

type ConflictDialogProps<Copy extends { version: number }> = {
  save: Pick<VersionedDraft<Copy>, "conflict" | "saveMine" | "takeTheirs" | "closeConflict">;
  /** What was saved, of which the timeline knows the author. */
  change: Change;
  /** How the two copies differ, after "somebody else saved Asha with". */
  describe?: (conflict: Conflict<Copy>) => string;
  describeField: (field: keyof Copy, copy: Copy) => string;
  /** Beside "Theirs" and "Yours". */
  summarize?: (copy: Copy) => string;
  /** Made of both sides, where that can be. */
  combine?: (conflict: Conflict<Copy>) => { label: string; changes: Partial<Copy> } | undefined;
  /** Where both sides can always be combined, nobody's work has to be overwritten. */
  canSaveMine?: boolean;
};

/** Somebody else saved something different in the same place: nothing is lost, and which one counts is for staff to say. */
export function ConflictDialog<Copy extends { name: string; version: number }>(props: ConflictDialogProps<Copy>) {
  const { save, change, describe, describeField, summarize, combine, canSaveMine = true } = props;
  const { conflict, saveMine, takeTheirs, closeConflict } = save;
  const combined = conflict && combine?.(conflict);
  return (
    <Dialog open={conflict !== null} onClose={closeConflict} title="Saved by somebody else">
      {conflict && (
        <>
          {/* Read out when it opens, with both sides. */}
          <div role="alert" className="grid gap-5">
            <p>
              While you were editing, <Author {...change} /> saved {conflict.theirs.name} with{" "}
              {describe ? describe(conflict) : "other values."}
            </p>
            <dl className="grid gap-4">
              {[["Theirs", conflict.theirs] as const, ["Yours", conflict.mine] as const].map(([side, copy]) => (
                <div key={side}>
                  <dt className="label-mono text-fg-2">{summarize ? `${side}: ${summarize(copy)}` : side}</dt>
                  {conflict.fields.map((field) => (
                    <dd key={String(field)} className="whitespace-pre-line wrap-anywhere">
                      {describeField(field, copy)}
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </div>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={takeTheirs}>
              Take theirs
            </Button>
            {canSaveMine && (
              <Button variant={combined ? "outline" : "primary"} onClick={() => saveMine()}>
                Save mine
              </Button>
            )}
            {combined && <Button onClick={() => saveMine(combined.changes)}>{combined.label}</Button>}
          </div>
        </>
      )}
    </Dialog>
  );
}

const Author = ({ what, ...record }: Change) => <bdi>{useAuthorOfLastChange(record, what) || "somebody else"}</bdi>;
