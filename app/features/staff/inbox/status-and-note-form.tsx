import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { inboxRequestSchema, longestNote, requestStatuses, type InboxRequest } from "#domain/requests/request.ts";
import { ConflictDialog } from "../conflict-dialog.tsx";
import { fetchStaffApi } from "../staff-api.ts";
import { useVersionedSave, type Conflict, type VersionedSave } from "../use-versioned-save.ts";
import { refreshAllAfterRequestChange } from "./refresh-requests.ts";

/** The working copy of a request's status and note. */
export function useStatusAndNoteWorkingCopy(request: InboxRequest, onSaved: () => void) {
  const client = useQueryClient();
  return useVersionedSave<InboxRequest>({
    copy: request,
    send: async (changes, latest) => {
      const { id, status, note, version } = { ...latest, ...changes };
      const saved = { status, note: note.trim() };
      await fetchStaffApi("requests/status", { id, ...saved, version });
      return { ...latest, ...saved, version: version + 1 };
    },
    undo: (before) => saveFormerState(client, before),
    onSaved,
    schema: inboxRequestSchema,
    name: "request",
    onLaterCopy: ({ id }) => void refreshAllAfterRequestChange(client, id),
    texts: { saved: "Request updated.", failed: "Failed to update the request. Please try again." },
  });
}

/** Puts status, note and next step back as they were: closing a request ends its follow-up, too. */
export async function saveFormerState(client: QueryClient, { id, status, note, followUpAt, followUp }: InboxRequest) {
  await fetchStaffApi("requests/status", { id, status, note, followUpAt, followUp });
  await refreshAllAfterRequestChange(client, id);
}

export function StatusAndNoteForm({ followUp }: { followUp: VersionedSave<InboxRequest> }) {
  const { shown, isDirty, isSaving, edit, save } = followUp;
  return (
    <div className="card grid gap-4">
      <h3 className="text-h4">Follow-up</h3>
      <Select
        label="Status"
        value={shown.status}
        onChange={(status) => edit({ status })}
        options={requestStatuses.map((option) => [option, option] as const)}
      />
      <Field
        multiline
        data-note
        label="Note"
        maxLength={longestNote}
        value={shown.note}
        onChange={(event) => edit({ note: event.target.value })}
      />
      <p role="status" className="label-mono text-accent-text">
        {isDirty && "Unsaved changes"}
      </p>
      <Button
        variant={isDirty ? "primary" : "outline"}
        className="justify-self-start"
        busy={isSaving}
        data-save
        onClick={() => save()}
      >
        Save Status
      </Button>
      <ConflictDialog
        save={followUp}
        summarize={({ status }) => status}
        describeField={(field, { note }) => (field === "note" ? note || "No note" : "")}
        combine={combineNotes}
      />
    </div>
  );
}

function combineNotes({ fields, theirs, mine }: Conflict<InboxRequest>) {
  const notes = [theirs.note, mine.note.trim()];
  const note = notes.join("\n");
  const canCombine = fields.includes("note") && !notes.includes("") && note.length <= longestNote;
  return canCombine ? { label: "Keep both notes", changes: { note } } : undefined;
}
