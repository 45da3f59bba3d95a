import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { Link } from "react-router";
import * as v from "valibot";
import { focusElement, scrollToSection } from "#app/lib/scroll.ts";
import { emailToMailtoLink } from "#domain/contact/contact-links.ts";
import { telLink, whatsAppLink } from "#domain/contact/phone.ts";
import { formatLongDate } from "#domain/format/dates.ts";
import { toZonedIsoTime } from "#domain/format/time-zone.ts";
import { formatPrice } from "#domain/format/money.ts";
import { formatPaidDateOrStatus } from "#domain/students/payments.ts";
import { findStudentCurrentDay, describeDaysOutsideCourse } from "#domain/students/progress.ts";
import { studentSchema, type Student } from "#domain/students/student-schemas.ts";
import { formatPlanName } from "../course-phases.ts";
import { CompletedDaysEditor } from "../progress/completed-days-editor.tsx";
import { useContactKeys } from "../contact-action-links.tsx";
import { NextStepCard } from "../next-step-card.tsx";
import { DeleteButton, RecordButtons, isWideScreen } from "../record-sheet.tsx";
import { NoteForm, RecordTimeline } from "../timeline.tsx";
import { forgetUnsavedForms, useUnsavedChanges } from "../unsaved-changes.tsx";
import { EditStudentDetails } from "./edit-student-details.tsx";
import { StudentCertificates } from "./student-certificates.tsx";
import { StudentPayments } from "./student-payments.tsx";
import { StudentReview } from "./student-review.tsx";
import { MessageStudentButton, PrivateLinkCard } from "./private-link-and-message.tsx";
import { updateCachedStudents, useDeleteStudent, useStudentChange, useStudentWorkingCopy } from "./use-students.ts";
import { unit } from "#domain/content/phase.ts";

const saveTexts = {
  saved: "Student progress updated successfully!",
  failed: "Failed to update progress. Please try again.",
};

type StudentDetailProps = {
  student: Student;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  onDeleted: () => void;
};

export function StudentDetail({ student, onStep, onClose, onDeleted }: StudentDetailProps) {
  const client = useQueryClient();
  const save = useStudentWorkingCopy(student, "progress", saveTexts);
  useUnsavedChanges(save.isDirty);
  const remove = useDeleteStudent(() => {
    forgetUnsavedForms();
    onDeleted();
  });
  const lock = useStudentChange("students/lock-day", {
    failure: `The ${unit.one} could not be locked. Please try again.`,
  });
  useEffect(() => {
    if (!isWideScreen()) focusElement("record-name");
  }, []);

  const outside = describeDaysOutsideCourse(student);
  return (
    <section aria-labelledby="record-name" className="grid grid-cols-[minmax(0,1fr)] gap-4 **:scroll-mb-24">
      <div className="flex lg:hidden">
        <RecordButtons subject="student" onStep={onStep} onClose={onClose} />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="record-name" className="text-h3 wrap-anywhere">
            {student.name}
          </h2>
          <StudentContactLinks student={student} />
        </div>
        <div className="flex flex-wrap gap-3">
          <MessageStudentButton student={student} />
          <EditStudentDetails student={student} />
          <DeleteButton busy={remove.isPending} onClick={() => remove.mutate(student._id)} />
        </div>
      </div>
      <NextStepCard
        subject="student"
        record={{ ...student, id: student._id }}
        onSaved={(_change, answer) => updateCachedStudents(client, [v.parse(studentSchema, answer)])}
      />
      <StudentFacts student={student} days={save.shown.completedDays} />
      <StudentPayments student={student} />
      <PrivateLinkCard student={student} />
      <StudentReview student={student} />
      {outside && <p className="text-small text-fg-2">{outside}</p>}
      <CompletedDaysEditor
        key={student.course}
        student={student}
        save={save}
        onLock={(day, locked) => lock.mutate({ id: student._id, day, locked })}
      />
      <StudentCertificates student={student} />
      <RecordTimeline subject="student" id={student._id} {...student}>
        <NoteForm subject="student" id={student._id} />
      </RecordTimeline>
    </section>
  );
}

function StudentContactLinks({ student: { email, phone, requestId } }: { student: Student }) {
  const outside = { target: "_blank", rel: "noreferrer" };
  const mail = email ? emailToMailtoLink(email) : undefined;
  const whatsApp = phone ? whatsAppLink(phone) : undefined;
  useContactKeys({ mail, whatsApp });
  const links = [
    ...(mail ? [{ to: mail, children: email }] : []),
    ...(phone ? [{ to: telLink(phone), children: phone }] : []),
    ...(whatsApp ? [{ to: whatsApp, children: "WhatsApp", ...outside }] : []),
    ...(requestId
      ? [{ to: `/sr?tab=requests&request=${requestId}`, children: `Request ${requestId.slice(0, 8)}` }]
      : []),
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 text-small">
      {links.map((link) => (
        <li key={link.to} className="min-w-0 wrap-anywhere">
          <Link {...link} className="link pointer-fine:min-h-8" />
        </li>
      ))}
      <li>
        {/* It stands below all days. */}
        <button type="button" className="link pointer-fine:min-h-8" onClick={() => scrollToSection("timeline")}>
          Notes and timeline
        </button>
      </li>
    </ul>
  );
}

function StudentFacts({ student, days }: { student: Student; days: readonly number[] }) {
  const { course, price, paidNote } = student;
  return (
    <dl className="sheet grid-cols-2 *:px-4 *:py-3 sm:grid-cols-4">
      <Fact name="Enrolled" note={student.batch && describeBatch(student)}>
        {formatLongDate(toZonedIsoTime(student.enrollmentDate))}
      </Fact>
      <Fact name={`Current ${unit.one}`}>{findStudentCurrentDay({ course, completedDays: days })}</Fact>
      <Fact name="Course" note={price !== null && formatPrice(price)}>
        {formatPlanName(course)}
      </Fact>
      <Fact name="Paid" note={paidNote}>
        {formatPaidDateOrStatus(student)}
      </Fact>
    </dl>
  );
}

const describeBatch = ({ batch, batchStart }: Student) =>
  `${/\bbatch\b/i.test(batch) ? batch : `Batch ${batch}`}${batchStart ? `, from ${formatLongDate(batchStart)}` : ""}`;

function Fact({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="label-mono text-fg-2">{name}</dt>
      <dd className="font-[650]">{children}</dd>
      {note && <dd className="text-small whitespace-pre-line text-fg-2 wrap-anywhere">{note}</dd>}
    </div>
  );
}
