import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { guessMessageLanguage } from "#domain/content/message-templates.ts";
import { formatPrice } from "#domain/format/money.ts";
import { personOverviewSchema } from "#domain/history/person-lookup-and-erasure-schemas.ts";
import { findOpenAmount, formatUpiIdAndAmount } from "#domain/students/payments.ts";
import { newLinkSchema, type NewLink, type Student } from "#domain/students/student-schemas.ts";
import { formatPlanName } from "../course-phases.ts";
import { MessageButton } from "../message-dialog.tsx";
import { ContactActionLinks } from "../contact-action-links.tsx";
import type { Recipient } from "../message-recipient.tsx";
import { TitledCard } from "../record-sheet.tsx";
import { fetchParsed } from "../staff-api.ts";
import { formatDateTimeAndZone } from "../staff-clock-and-date-formats.ts";
import { updateCachedStudents, useStudentChange } from "./use-students.ts";

/** Makes, renews and revokes the private link to the student's own page. */
export function PrivateLinkCard({ student }: { student: Student }) {
  return (
    <TitledCard id="student-side" title="Student's side" className="gap-4 sm:p-5">
      {/* Another student has another link. */}
      <PrivateLink key={student._id} student={student} />
    </TitledCard>
  );
}

export const toRecipient = (student: Student): Recipient => ({
  subject: "student",
  id: student._id,
  name: student.name,
  email: student.email,
  phone: student.phone,
  values: ({ upi, courseName }) => {
    const [amount, reference] = [findOpenAmount(student), student._id.slice(0, 8)];
    return {
      name: student.name,
      course: student.course === null || student.course === "bundle" ? courseName : formatPlanName(student.course),
      reference,
      ...(amount && { price: formatPrice(amount) }),
      ...(amount && upi && { upi: formatUpiIdAndAmount(upi, amount) }),
    };
  },
});

/** That of the requests which the student sent; undefined where none is known. */
function usePersonsLanguage({ _id: id }: Student) {
  const { data } = useQuery({
    queryKey: ["written-by", id],
    queryFn: () =>
      fetchParsed(personOverviewSchema, `staff/person/page?${new URLSearchParams({ subject: "student", id })}`),
    // What somebody wrote stays in its language.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const written = data?.requests.map(({ message }) => message) ?? [];
  return written.some(Boolean) ? guessMessageLanguage(...written) : undefined;
}

export function MessageStudentButton({ student }: { student: Student }) {
  const client = useQueryClient();
  async function makeLink() {
    const link = await fetchParsed(newLinkSchema, "students/link", { id: student._id });
    updateCachedStudents(client, [link.student]);
    return link.address;
  }
  const language = usePersonsLanguage(student);
  return (
    <MessageButton
      hasKey
      audience="student"
      language={language}
      recipients={[toRecipient(student)]}
      onMakeLink={makeLink}
    />
  );
}

function describeLink({ linkMadeAt, linkRevokedAt, lastVisitAt }: Student): string {
  const visit = lastVisitAt ? `last visit ${formatDateTimeAndZone(lastVisitAt)}` : "not opened yet";
  if (linkMadeAt) return `Private link made ${formatDateTimeAndZone(linkMadeAt)}, ${visit}.`;
  return linkRevokedAt ? `Private link revoked ${formatDateTimeAndZone(linkRevokedAt)}.` : "No private link yet.";
}

/** The link is shown once, when it is made: the site itself does not know it afterwards. */
function PrivateLink({ student }: { student: Student }) {
  const client = useQueryClient();
  const [made, setMade] = useState<NewLink | null>(null);
  const body = { id: student._id };
  const make = useMutation({
    mutationFn: () => fetchParsed(newLinkSchema, "students/link", body),
    onSuccess: (link) => {
      setMade(link);
      updateCachedStudents(client, [link.student]);
    },
    meta: { failure: "The link could not be made. Please try again." },
  });
  const revoke = useStudentChange("students/revoke-link", {
    success: "The link is revoked.",
    failure: "The link could not be revoked. Please try again.",
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-small text-fg-2">{describeLink(student)}</p>
      {made && (
        <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <p className="text-small">Send it now: it is not shown again.</p>
          <code className="rounded-cell bg-raised px-2.5 py-1.5 font-mono text-small wrap-anywhere">
            {made.address}
          </code>
          <ContactActionLinks links={made}>
            <Button size="sm" variant="outline" onClick={() => void navigator.clipboard.writeText(made.address)}>
              Copy
            </Button>
          </ContactActionLinks>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" busy={make.isPending} onClick={() => make.mutate()}>
          {student.linkMadeAt ? "Renew link" : "Make link"}
        </Button>
        {student.linkMadeAt && (
          <Button
            size="sm"
            variant="danger"
            busy={revoke.isPending}
            onClick={() => revoke.mutate(body, { onSuccess: () => setMade(null) })}
          >
            Revoke link
          </Button>
        )}
      </div>
    </div>
  );
}
