import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { longestNote, type FollowUp } from "#domain/requests/request.ts";
import type { useFollowUp } from "./use-follow-up.ts";

/** Somebody else saved something different in the same place: nothing is lost, and which one counts is for staff to say. */
export function FollowUpConflict({ followUp }: { followUp: ReturnType<typeof useFollowUp> }) {
  const { conflict: theirs, changes, saveMine, takeTheirs, closeConflict } = followUp;
  const notes = [theirs?.note, changes.note?.trim()].filter((note) => note);
  const bothNotes = notes.join("\n");
  const canKeepBoth = new Set(notes).size === 2 && bothNotes.length <= longestNote;
  return (
    <Dialog
      open={theirs !== null}
      onClose={closeConflict}
      title="Saved by somebody else"
      description={theirs && `While you were editing, ${theirs.name} was saved by somebody else with other values.`}
    >
      {theirs && (
        <>
          <dl className="grid gap-4">
            <Copy title="Theirs" copy={theirs} />
            <Copy title="Yours" copy={{ ...theirs, ...changes }} />
          </dl>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={() => takeTheirs(theirs)}>
              Take theirs
            </Button>
            <Button variant={canKeepBoth ? "outline" : "primary"} onClick={() => saveMine(theirs)}>
              Save mine
            </Button>
            {canKeepBoth && <Button onClick={() => saveMine(theirs, bothNotes)}>Keep both notes</Button>}
          </div>
        </>
      )}
    </Dialog>
  );
}

function Copy({ title, copy }: { title: string; copy: FollowUp }) {
  return (
    <div>
      <dt className="label-mono text-fg-2">
        {title}: {copy.status}
      </dt>
      <dd className="whitespace-pre-line wrap-anywhere">{copy.note || "No note"}</dd>
    </div>
  );
}
