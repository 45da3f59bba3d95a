import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InboxRequest } from "#domain/requests/request-schemas.ts";
import { DialogButton } from "../dialog-button-and-form.tsx";
import { fetchStaffApi } from "../staff-api.ts";
import { StudentPicker } from "../student-picker.tsx";
import { showUndoToast } from "../undo-toast.tsx";
import { refreshAllAfterRequestChange } from "./refresh-requests.ts";
import { restoreStatusAndFollowUp } from "./status-and-note-form.tsx";

/** For a request that came from an unknown address: staff can say whose it is. */
export const LinkToStudentButton = ({ request }: { request: InboxRequest }) => (
  <DialogButton
    title="Whose request is it?"
    description="It becomes an enrolled one, on the page of that student."
    label="Link to a student"
    button={{ icon: "link" }}
  >
    {(close) => <PickAndLink request={request} onLinked={close} />}
  </DialogButton>
);

export function useLinkToStudent(request: InboxRequest) {
  const client = useQueryClient();
  const save = (studentId: string | null) => fetchStaffApi("requests/link", { id: request.id, studentId });
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => save(id),
    onSuccess: async (_, { name }) => {
      showUndoToast(client, `Linked to ${name}.`, async () => {
        await restoreStatusAndFollowUp(client, request);
        await save(null);
        await refreshAllAfterRequestChange(client, request.id);
      });
      await refreshAllAfterRequestChange(client, request.id);
    },
    meta: { failure: "The request was not linked. Please try again." },
  });
}

function PickAndLink({ request, onLinked }: { request: InboxRequest; onLinked: () => void }) {
  const link = useLinkToStudent(request);
  return (
    <StudentPicker
      guess={request.name}
      isBusy={link.isPending}
      onPick={({ _id, name }) => link.mutate({ id: _id, name }, { onSuccess: onLinked })}
    />
  );
}
