import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { Button } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import type { InboxRequest } from "#domain/requests/request.ts";
import { studentSchema } from "#domain/students/student.ts";
import { useState } from "react";
import { formatPlanName } from "../course-phases.ts";
import { DialogButton } from "../dialog-button-and-form.tsx";
import { fetchParsed, fetchStaffApi } from "../staff-api.ts";
import { showUndoToast } from "../undo.tsx";
import { refreshAllAfterRequestChange } from "./refresh-requests.ts";
import { restoreStatusAndFollowUp } from "./status-and-note-form.tsx";

const mostFound = 6;

/** For a request that came from an unknown address: staff can say whose it is. */
export const LinkToStudentButton = ({ request }: { request: InboxRequest }) => (
  <DialogButton
    title="Whose request is it?"
    description="It becomes an enrolled one, on the page of that student."
    label="Link to a student"
    button={{ icon: "link" }}
  >
    {(close) => <StudentPicker request={request} onLinked={close} />}
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

function StudentPicker({ request, onLinked }: { request: InboxRequest; onLinked: () => void }) {
  const [text, setText] = useState(request.name);
  const link = useLinkToStudent(request);
  const query = new URLSearchParams({ search: text.trim(), limit: String(mostFound) });
  const { data: students } = useQuery({
    queryKey: ["students", "found", query.toString()],
    queryFn: () => fetchParsed(v.array(studentSchema), `students?${query}`),
    placeholderData: (before) => before,
  });
  return (
    <div className="grid gap-3">
      <SearchBox
        // It begins with a guess, which typing replaces.
        onFocus={(event) => event.target.select()}
        label="Search students"
        placeholder="Name, e-mail or phone"
        value={text}
        onChange={setText}
      />
      <ul aria-label="Students found" className="grid gap-2 empty:hidden">
        {students?.map(({ _id, name, email, phone, course }) => (
          <li key={_id}>
            <Button
              variant="outline"
              className="w-full justify-start"
              busy={link.isPending}
              onClick={() => link.mutate({ id: _id, name }, { onSuccess: onLinked })}
            >
              <span className="truncate font-[650]">{name}</span>
              <span className="ml-auto truncate text-small text-fg-2">{email || phone || formatPlanName(course)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-fg-2 empty:hidden">
        {students?.length === 0 && "Nobody found."}
      </p>
    </div>
  );
}
