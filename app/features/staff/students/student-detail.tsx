import { useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { focusElement } from "#app/lib/scroll.ts";
import { Button } from "#app/ui/button.tsx";
import { mailtoLink } from "#domain/contact/contact-links.ts";
import { whatsAppLink } from "#domain/contact/phone.ts";
import { formatLongDate, toIndianTime } from "#domain/format/dates.ts";
import { formatRupees } from "#domain/format/money.ts";
import { findStudentCurrentDay, describeDaysOutsideCourse } from "#domain/students/progress.ts";
import type { Student } from "#domain/students/student.ts";
import { formatCourseName } from "../course-phases.ts";
import { RecordFooter } from "../record-footer.tsx";
import { isWideScreen, useUnsavedChangesGuard } from "../use-open-record.ts";
import type { VersionedSave } from "../use-versioned-save.ts";
import { EditStudentDetails } from "./edit-student-details.tsx";
import { useDeleteStudent, useStudentSave } from "./use-students.ts";

/** What ticks the days; it is a room of its own, so the panel hands it over. */
export type DayEditorType = ComponentType<{ student: Student; save: VersionedSave<Student> }>;

type StudentDetailProps = {
  student: Student;
  DayEditor: DayEditorType;
  onDirty: (isDirty: boolean) => void;
  onDeleted: () => void;
};

const saveTexts = {
  saved: "Student progress updated successfully!",
  failed: "Failed to update progress. Please try again.",
};

export function StudentDetail({ student, DayEditor, onDirty, onDeleted }: StudentDetailProps) {
  const [isEdited, setIsEdited] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const save = useStudentSave(student, "progress", saveTexts);
  const endGuard = useUnsavedChangesGuard(save.isDirty || isEdited, onDirty);
  const remove = useDeleteStudent(() => {
    endGuard();
    onDeleted();
  });
  // On a phone the list stands above: choosing leads to what was chosen.
  useEffect(() => {
    if (isWideScreen()) return;
    heading.current?.scrollIntoView();
    focusElement("student-name");
  }, []);

  function confirmDelete() {
    if (window.confirm("Are you sure you want to delete this student?")) remove.mutate(student._id);
  }

  const outside = describeDaysOutsideCourse(student);
  return (
    <section aria-labelledby="student-name" className="grid grid-cols-[minmax(0,1fr)] gap-4 **:scroll-mb-24">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 ref={heading} id="student-name" className="scroll-mt-24 text-h3 wrap-anywhere">
            {student.name}
          </h2>
          <StudentContactLinks student={student} />
        </div>
        <div className="flex flex-wrap gap-3">
          <EditStudentDetails student={student} onEdited={setIsEdited} />
          <Button variant="danger" busy={remove.isPending} onClick={confirmDelete}>
            <Icon name="trash-2" />
            Delete
          </Button>
        </div>
      </div>
      <StudentFacts student={student} days={save.shown.completedDays} />
      {outside && <p className="text-small text-fg-2">{outside}</p>}
      <DayEditor key={student.course} student={student} save={save} />
      <RecordFooter subject="student" id={student._id} {...student} />
    </section>
  );
}

/** How the student is reached, and where the student came from. */
function StudentContactLinks({ student }: { student: Student }) {
  const { email, phone, requestId } = student;
  if (!email && !phone && !requestId) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 text-small">
      {email && (
        <li className="min-w-0 wrap-anywhere">
          <a href={mailtoLink(email)} className="link min-h-8">
            {email}
          </a>
        </li>
      )}
      {phone && (
        <>
          <li>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className="link min-h-8">
              {phone}
            </a>
          </li>
          <li>
            <a href={whatsAppLink(phone)} target="_blank" rel="noreferrer" className="link min-h-8">
              WhatsApp
            </a>
          </li>
        </>
      )}
      {requestId && (
        <li>
          <Link to={`/sr?tab=requests&request=${requestId}`} className="link min-h-8">
            Request {requestId.slice(0, 8)}
          </Link>
        </li>
      )}
    </ul>
  );
}

function StudentFacts({ student, days }: { student: Student; days: readonly number[] }) {
  const { course, price, paidOn, paidNote } = student;
  return (
    <dl className="sheet grid-cols-2 *:px-4 *:py-3 sm:grid-cols-4">
      <Fact name="Enrolled">{formatLongDate(toIndianTime(student.enrollmentDate))}</Fact>
      <Fact name="Current day">{findStudentCurrentDay({ course, completedDays: days })}</Fact>
      <Fact name="Course" note={price !== null && formatRupees(price)}>
        {formatCourseName(course)}
      </Fact>
      <Fact name="Paid" note={paidNote}>
        {paidOn ? formatLongDate(paidOn) : "No"}
      </Fact>
    </dl>
  );
}

function Fact({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="label-mono text-fg-2">{name}</dt>
      <dd className="font-[650]">{children}</dd>
      {note && <dd className="text-small whitespace-pre-line text-fg-2 wrap-anywhere">{note}</dd>}
    </div>
  );
}
