import { useQueryClient, useMutation } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import * as v from "valibot";
import { focusElement } from "#app/lib/scroll.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { guessMessageLanguage } from "#domain/content/message-templates.ts";
import { formatPrice } from "#domain/format/money.ts";
import { buildReplyLinks, formatReference } from "#domain/requests/reply-links.ts";
import type { RelatedResponse, InboxRequest } from "#domain/requests/request-schemas.ts";
import { formatUpiIdAndAmount } from "#domain/students/payments.ts";
import { studentSchema } from "#domain/students/student-schemas.ts";
import { KnownStudentDialog } from "../known-student-dialog.tsx";
import { MessageButton } from "../message-dialog.tsx";
import { ContactActionLinks } from "../contact-action-links.tsx";
import type { Recipient } from "../message-recipient.tsx";
import { fetchStaffApi } from "../staff-api.ts";
import { showUndoToast } from "../undo-toast.tsx";
import { useCloseStudentIfOpen } from "../use-open-record.ts";
import type { VersionedDraft } from "../use-versioned-draft.ts";
import { refreshAllAfterRequestChange } from "./refresh-requests.ts";
import { ReplyDeadlineBadge } from "./request-badges.tsx";
import { restoreStatusAndFollowUp } from "./status-and-note-form.tsx";
import { useRequestAndRelated, useRequestAction } from "./use-requests.ts";
import { DialogButton } from "../dialog-button-and-form.tsx";
import { StudentPicker } from "../student-picker.tsx";

/** Opens the staff's own mail program, phone or WhatsApp; a button beside it marks the request as contacted. */
export function ReplyLinksAndActions({ followUp }: { followUp: VersionedDraft<InboxRequest> }) {
  const { current: request, isSaving, changes, save, edit } = followUp;
  const client = useQueryClient();
  const { requests: others = [] } = useRequestAndRelated(request.id).data ?? {};
  function markContacted() {
    // What else was typed is saved with it.
    save({ ...changes, status: "contacted" });
    // The button goes once it is saved, and would take the focus with it.
    focusElement("record-name");
  }

  return (
    <div role="group" aria-label="Answer" className="grid gap-2">
      <ContactActionLinks links={buildReplyLinks(request)} />
      <div className="flex flex-wrap items-center gap-2">
        {request.status === "new" && (
          <Button icon="check" size="sm" busy={isSaving} onClick={markContacted}>
            Mark contacted
          </Button>
        )}
        <MessageButton
          hasKey
          audience={request.kind}
          language={guessMessageLanguage(request.message, ...others.map(({ message }) => message))}
          question={request.message}
          recipients={[toRecipient(request)]}
          onSent={() => void refreshAllAfterRequestChange(client, request.id)}
          onNotSent={() => restoreStatusAndFollowUp(client, request)}
        />
        <AddAsStudentButton request={request} onAdded={() => edit({ status: undefined })} />
        <ReplyDeadlineBadge request={request} />
      </div>
    </div>
  );
}

const toRecipient = ({ id, name, email, phone, course, price }: InboxRequest): Recipient => ({
  subject: "request",
  id,
  name,
  email,
  phone,
  values: ({ upi }) => ({
    name,
    course,
    reference: formatReference({ id }),
    ...(price !== null && { price: formatPrice(price) }),
    ...(upi && price !== null && { upi: formatUpiIdAndAmount(upi, price) }),
  }),
});

/** Makes a student of a request. Where one with the same contact exists, staff are asked first. */
function AddAsStudentButton({ request, onAdded }: { request: InboxRequest; onAdded: () => void }) {
  const related = useRequestAndRelated(request.id);
  const [known, setKnown] = useState<RelatedResponse["students"]>([]);
  const client = useQueryClient();
  const closeStudent = useCloseStudentIfOpen();
  const add = useRequestAction("add-student", (answer) => {
    setKnown([]);
    onAdded();
    focusElement("record-name");
    const { _id } = v.parse(studentSchema, answer);
    showUndoToast(client, "Student added successfully!", async () => {
      await restoreStatusAndFollowUp(client, request);
      await fetchStaffApi("students/delete", { id: _id });
      closeStudent(_id);
      await Promise.all([
        // A second time, since the request kept its link until the student was deleted.
        refreshAllAfterRequestChange(client, request.id),
        client.invalidateQueries({ queryKey: ["students"] }),
      ]);
    });
  });
  const link = useLinkToStudent(request);
  const [isChecking, setIsChecking] = useState(false);
  const addNow = () => add.mutate(request.id);

  async function addIfUnknown() {
    setIsChecking(true);
    // Fetched again, since a colleague may just have added the same person.
    const { data } = await related.refetch();
    setIsChecking(false);
    if (data && data.students.length > 0) setKnown(data.students);
    else addNow();
  }

  if (request.studentId) {
    return (
      <ButtonLink variant="outline" size="sm" prefetch="none" to={`?tab=students&student=${request.studentId}`}>
        Show student
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        icon="user-plus"
        variant="outline"
        size="sm"
        busy={isChecking || add.isPending}
        onClick={() => void addIfUnknown()}
      >
        Add as student
      </Button>
      <LinkToStudentButton request={request} />
      <KnownStudentDialog
        isOpen={known.length > 0}
        isBusy={add.isPending}
        onClose={() => setKnown([])}
        onAddAnyway={addNow}
      >
        {known.map(({ id, name }) => (
          <Fragment key={id}>
            <Button busy={link.isPending} onClick={() => link.mutate({ id, name }, { onSuccess: () => setKnown([]) })}>
              Link to {name}
            </Button>
            <ButtonLink variant="outline" prefetch="none" to={`?tab=students&student=${id}`}>
              Open {name}
            </ButtonLink>
          </Fragment>
        ))}
      </KnownStudentDialog>
    </>
  );
}

/** For a request that came from an unknown address: staff can say whose it is. */
const LinkToStudentButton = ({ request }: { request: InboxRequest }) => (
  <DialogButton
    title="Whose request is it?"
    description="It becomes an enrolled one, on the page of that student."
    label="Link to a student"
    button={{ icon: "link" }}
  >
    {(close) => <PickAndLink request={request} onLinked={close} />}
  </DialogButton>
);

function useLinkToStudent(request: InboxRequest) {
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
