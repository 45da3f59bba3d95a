import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ComponentProps } from "react";
import { unit } from "#domain/content/phase.ts";
import type { Button } from "#app/ui/button.tsx";
import { Field, LabelledCheckbox } from "#app/ui/field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { certificatePath } from "#domain/certificates/certificate-facts-and-paths.ts";
import {
  issuedCountSchema,
  staffCertificateListSchema,
  staffCertificateSchema,
  type StaffCertificate,
} from "#domain/certificates/certificate-schemas.ts";
import { formatPlural } from "#domain/format/text.ts";
import { hasFinishedCourse } from "#domain/students/progress.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { DialogButton, FormInDialog } from "../dialog-button-and-form.tsx";
import { TitledCard } from "../record-sheet.tsx";
import { fetchParsed, fetchStaffApi } from "../staff-api.ts";
import { formatDateTime } from "../staff-clock-and-date-formats.ts";
import { useMessageTemplates } from "../use-message-templates.ts";
import { useTextField } from "../use-text-field.ts";

const certificatesKey = ["certificates"];

/** A change to certificates; the lists of them are fetched anew after it. */
function useCertificateChange<Given, Result>(
  send: (given: Given) => Promise<Result>,
  meta: { success?: string; failure: string },
) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: certificatesKey });
  return useMutation({ mutationFn: send, onSuccess, meta });
}

export function StudentCertificates({ student }: { student: Student }) {
  const { _id: id } = student;
  const { data } = useQuery({
    queryKey: [...certificatesKey, id],
    queryFn: () => fetchParsed(staffCertificateListSchema, `certificates?${new URLSearchParams({ id })}`),
    meta: { failure: "Failed to fetch the certificates. Please try again." },
  });
  const { data: templates } = useMessageTemplates();
  if (!data) return null;
  const { certificates } = data;
  const canIssue =
    templates?.givesCertificates &&
    hasFinishedCourse(student) &&
    certificates.every(({ revokedAt }) => revokedAt !== null);
  if (certificates.length === 0 && !canIssue) return null;
  return (
    <TitledCard
      id="certificates"
      title="Certificate"
      aside={
        canIssue && (
          <CertificateNameDialog
            title="Issue a certificate"
            description={`You confirm that ${student.name} has completed every ${unit.one}.`}
            action="Issue certificate"
            first={{ name: student.name, isNamePublic: false }}
            path="certificates"
            id={id}
            success="Certificate issued."
            button={{ variant: "primary", size: "md" }}
            label="Issue certificate"
          />
        )
      }
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
        {certificates.map((certificate) => (
          <CertificateRow key={certificate.id} certificate={certificate} />
        ))}
      </ul>
    </TitledCard>
  );
}

function CertificateRow({ certificate }: { certificate: StaffCertificate }) {
  const { id, name, title, isNamePublic, issuedAt, revokedAt } = certificate;
  const revoke = useCertificateChange((given: { id: string }) => fetchStaffApi("certificates/revoke", given), {
    success: "Certificate revoked.",
    failure: "Failed to revoke the certificate. Please try again.",
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 text-small wrap-anywhere">
        <a href={certificatePath(id)} target="_blank" rel="noreferrer" className="link pointer-fine:min-h-8">
          {title}
        </a>{" "}
        {!revokedAt && (
          <a href={`/api/certificates/paper?id=${id}`} download className="link ml-4 pointer-fine:min-h-8">
            Paper with the name
          </a>
        )}
        <p className="text-fg-2">
          {revokedAt ? `Revoked ${formatDateTime(revokedAt)}` : `Issued ${formatDateTime(issuedAt)}`} ·{" "}
          <bdi>{name}</bdi>, {isNamePublic ? "shown" : "not shown"}
        </p>
      </div>
      {!revokedAt && (
        <div className="flex flex-wrap gap-2">
          <CertificateNameDialog
            title="Name on the certificate"
            action="Save name"
            first={{ name, isNamePublic }}
            path="certificates/name"
            id={id}
            success="Certificate updated."
            label="Change name"
          />
          <DialogButton
            title="Revoke this certificate for good?"
            description="Whoever checks it sees that it is revoked. A new one can be issued."
            label="Revoke"
            button={{ variant: "danger" }}
          >
            {(close) => (
              <FormInDialog
                action="Revoke for good"
                variant="danger"
                isBusy={revoke.isPending}
                onSubmit={() => revoke.mutate({ id }, { onSuccess: close })}
                onCancel={close}
              >
                {null}
              </FormInDialog>
            )}
          </DialogButton>
        </div>
      )}
    </li>
  );
}

type CertificateName = { name: string; isNamePublic: boolean };
type NameDialogProps = {
  title: string;
  description?: string;
  action: string;
  first: CertificateName;
  /** The endpoint; `id` is the one that it takes, of a student or of a certificate. */
  path: "certificates" | "certificates/name";
  id: string;
  success: string;
  label: string;
  button?: ComponentProps<typeof Button>;
};

function CertificateNameDialog({ title, description, label, button, ...form }: NameDialogProps) {
  return (
    <DialogButton title={title} description={description} label={label} button={button}>
      {(close) => <CertificateNameForm {...form} onClose={close} />}
    </DialogButton>
  );
}

type NameFormProps = Omit<NameDialogProps, "title" | "label" | "button"> & { onClose: () => void };

function CertificateNameForm({ action, first, path, id, success, onClose }: NameFormProps) {
  const { value: name, field, fail } = useTextField(first.name);
  const [isNamePublic, setIsNamePublic] = useState(first.isNamePublic);
  const save = useCertificateChange(
    (given: CertificateName) => fetchParsed(staffCertificateSchema, path, { id, ...given }),
    { success, failure: "Failed to save the certificate. Please try again." },
  );
  const submit = () =>
    save.mutate({ name, isNamePublic }, { onSuccess: onClose, onError: ({ message }) => fail(message) });
  return (
    <FormInDialog action={action} isBusy={save.isPending} onSubmit={submit} onCancel={onClose}>
      <Field label="Name on the certificate" required {...field} />
      <NamePublicBox isChecked={isNamePublic} onChange={setIsNamePublic} />
    </FormInDialog>
  );
}

const NamePublicBox = ({ isChecked, onChange }: { isChecked: boolean; onChange: (isChecked: boolean) => void }) => (
  <LabelledCheckbox checked={isChecked} onChange={(event) => onChange(event.target.checked)}>
    Show the name to whoever has the address; only where the student agrees
  </LabelledCheckbox>
);

/** One press for everybody who has finished and has no certificate yet. */
export function IssueAllCertificatesButton({ students }: { students: readonly Student[] }) {
  const [isNamePublic, setIsNamePublic] = useState(false);
  const issue = useCertificateChange(
    (given: { isNamePublic: boolean }) => fetchParsed(issuedCountSchema, "certificates/all", given),
    { failure: "Failed to issue the certificates. Please try again." },
  );
  const finished = students.filter(hasFinishedCourse).length;
  const { data: templates } = useMessageTemplates();
  if (finished === 0 || !templates?.givesCertificates) return null;
  const submit = (close: () => void) =>
    issue.mutate(
      { isNamePublic },
      {
        onSuccess: ({ issued, before }) => {
          close();
          showToast({ title: `${formatPlural(issued, "certificate")} issued, ${before} had one before.` });
        },
      },
    );
  return (
    <DialogButton
      title="Certificates for all who finished"
      description={`You confirm that ${formatPlural(finished, "student")} completed every ${unit.one}. Who has a certificate keeps that one.`}
      button={{ variant: "link" }}
    >
      {(close) => (
        <FormInDialog
          action="Issue certificates"
          isBusy={issue.isPending}
          onSubmit={() => submit(close)}
          onCancel={close}
        >
          <NamePublicBox isChecked={isNamePublic} onChange={setIsNamePublic} />
        </FormInDialog>
      )}
    </DialogButton>
  );
}
