import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { showToast } from "#app/ui/toast.tsx";
import {
  inboxRequestSchema,
  requestStatuses,
  type InboxRequest,
  type RequestStatus,
} from "#domain/requests/request-schemas.ts";
import { ConflictDialog } from "../conflict-dialog.tsx";
import { ApiError, fetchStaffApi, saveOverUnrelatedChanges } from "../staff-api.ts";
import { findVersionAfterUndos, rememberRestoredVersion, showUndoToast } from "../undo-toast.tsx";
import { NoteField, deleteNewestNoteWithText } from "../timeline.tsx";
import { useVersionedDraft, type VersionedDraft } from "../use-versioned-draft.ts";
import { refreshAllAfterRequestChange } from "./refresh-requests.ts";

/** A note is added to those before, so whoever writes one starts with nothing, and contradicts nobody. */
const withoutNote = (request: InboxRequest): InboxRequest => ({ ...request, note: "" });
const copySchema = v.pipe(inboxRequestSchema, v.transform(withoutNote));

export function useStatusWorkingCopy(request: InboxRequest, onSaved: () => void) {
  const client = useQueryClient();
  return useVersionedDraft<InboxRequest>({
    copy: withoutNote(request),
    send: async (changes, latest) => {
      const { id, status, note, version } = { ...latest, ...changes };
      await fetchStaffApi("requests/status", { id, status, note, version });
      return { ...latest, status, version: version + 1 };
    },
    undo: async (before, { note }) => {
      await restoreStatusAndFollowUp(client, before);
      if (note) await deleteNewestNoteWithText({ subject: "request", id: before.id }, note);
    },
    onSaved,
    schema: copySchema,
    name: "request",
    onLaterCopy: ({ id }) => void refreshAllAfterRequestChange(client, id),
    texts: { saved: "Request updated.", failed: "Failed to update the request. Please try again." },
  });
}

/** Gives a request a status, beside whatever is open. Where somebody else was faster, theirs stays and is told. */
export function useSetRequestStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ request, status }: { request: InboxRequest; status: RequestStatus }) =>
      saveOverUnrelatedChanges(
        request.version,
        (version) => fetchStaffApi("requests/status", { id: request.id, version, status }),
        (later) => later["status"] === request.status,
      ),
    onSuccess: (version, { request }) =>
      showUndoToast(client, "Request updated.", () => restoreStatusAndFollowUp(client, { ...request, version })),
    onError: (error, { request: { name } }) =>
      showToast({
        tone: "destructive",
        title:
          error instanceof ApiError && error.status === 409
            ? `The request of ${name} is as somebody else has just saved it.`
            : `Failed to update the request of ${name}. Please try again.`,
      }),
    onSettled: (_answer, _error, { request }) => refreshAllAfterRequestChange(client, request.id),
  });
}

/**
 * Puts status and next step back as they were before one save: closing a request ends its follow-up, too. With the version that
 * the save made: what a colleague has saved since stays.
 */
export async function restoreStatusAndFollowUp(
  client: QueryClient,
  { id, status, followUpAt, followUp, version }: InboxRequest,
) {
  try {
    const saved = findVersionAfterUndos(id, version + 1);
    await fetchStaffApi("requests/status", { id, status, followUpAt, followUp, version: saved });
    rememberRestoredVersion(id, version, saved + 1);
  } finally {
    await refreshAllAfterRequestChange(client, id);
  }
}

export function StatusAndNoteForm({ followUp }: { followUp: VersionedDraft<InboxRequest> }) {
  const { shown, isDirty, isSaving, edit, save } = followUp;
  return (
    <div className="grid gap-4">
      <Select
        label="Status"
        value={shown.status}
        onChange={(status) => edit({ status })}
        options={requestStatuses.map((option) => [option, option] as const)}
      />
      <NoteField value={shown.note} onChange={(event) => edit({ note: event.target.value })} />
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
        change={{ subject: "request", id: followUp.current.id, what: "status" }}
        summarize={({ status }) => status}
        describeField={() => ""}
      />
    </div>
  );
}
