import type { ReactNode } from "react";
import { Link } from "react-router";
import { toIndianTime, formatLongDate } from "#domain/format/dates.ts";
import { mailLink } from "#domain/contact/contact-links.ts";
import { whatsAppLink } from "#domain/contact/phone.ts";
import { formatRupees } from "#domain/format/money.ts";
import { currentDayOf } from "#domain/students/progress.ts";
import type { Student } from "#domain/students/student.ts";
import { courseName } from "../course-phases.ts";

/** How the student is reached, and where the student came from. */
export function StudentContact({ student }: { student: Student }) {
  const { email, phone, requestId } = student;
  if (!email && !phone && !requestId) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 text-small">
      {email && (
        <li className="min-w-0 wrap-anywhere">
          <a href={mailLink(email)} className="link min-h-8">
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

export function StudentFacts({ student, days }: { student: Student; days: readonly number[] }) {
  const { course, price, paidOn, paidNote } = student;
  return (
    <dl className="sheet grid-cols-2 *:px-4 *:py-3 sm:grid-cols-4">
      <Fact name="Enrolled">{formatLongDate(toIndianTime(student.enrollmentDate))}</Fact>
      <Fact name="Current day">{currentDayOf({ course, completedDays: days })}</Fact>
      <Fact name="Course" note={price !== null && formatRupees(price)}>
        {courseName(course)}
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
