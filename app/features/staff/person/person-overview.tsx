import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { emailToMailtoLink } from "#domain/contact/contact-links.ts";
import { telLink } from "#domain/contact/phone.ts";
import { formatPlural } from "#domain/format/text.ts";
import type { ChangeSubject } from "#domain/history/change.ts";
import { personOverviewSchema, type PersonOverview } from "#domain/history/person-lookup-and-erasure-schemas.ts";
import { listTimelineEntries } from "#domain/history/timeline-schemas-and-entries.ts";
import { countCompletedInOwnCourse } from "#domain/students/progress.ts";
import { formatPlanName } from "../course-phases.ts";
import { CloseRequestsButton, RequestLinkList } from "../inbox/request-facts-and-related-requests.tsx";
import { LoadingOrError } from "../loading-or-error.tsx";
import { timelineKey } from "../query-client.ts";
import { requestKindNames, formatRequestMessageOrCourse } from "../request-labels.tsx";
import { fetchParsed } from "../staff-api.ts";
import { NoteForm, TimelineList } from "../timeline.tsx";
import { MergeStudentsButton, MergeWithAnotherButton } from "./merge-students.tsx";
import { formatDayCount } from "#domain/content/phase.ts";

type OfRecord = { subject: ChangeSubject; id: string };

export function PersonOverviewSection(record: OfRecord) {
  const query = useQuery({
    // Under the key of the timelines, which are fetched again after every save.
    queryKey: [...timelineKey, "person", record.subject, record.id],
    queryFn: () => fetchParsed(personOverviewSchema, `staff/person/page?${new URLSearchParams(record)}`),
    refetchInterval: 60_000,
  });
  const { data: page } = query;
  if (!page) return <LoadingOrError query={query} loading="Loading the person..." failed="There is no such record." />;
  const { requests, students } = page;
  const all = [...students, ...requests];
  const list = (field: "email" | "phone") => [...new Set(all.map((one) => one[field]))].filter(Boolean);
  const [names, emails, phones] = [[...new Set(all.map(({ name }) => name))], list("email"), list("phone")];
  const contact = emails[0] ?? phones[0];
  return (
    <section aria-labelledby="record-name" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="record-name" className="text-h3 wrap-anywhere">
          {names.join(", ")}
        </h2>
        <p className="flex flex-wrap gap-x-4 text-small wrap-anywhere">
          {emails.map((email) => (
            <a key={email} href={emailToMailtoLink(email)} className="link pointer-fine:min-h-8">
              {email}
            </a>
          ))}
          {phones.map((phone) => (
            <a key={phone} href={telLink(phone)} className="link pointer-fine:min-h-8">
              {phone}
            </a>
          ))}
          {contact && (
            <Link prefetch="none" to="?tab=person" state={{ contact }} className="link pointer-fine:min-h-8">
              Hand over or erase
            </Link>
          )}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="card grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2 p-4">
            <h3 className="text-h4">{formatPlural(requests.length, "request")}</h3>
            <RequestLinkList requests={requests} />
            <CloseRequestsButton requests={requests}>
              {(count) => (count === 1 ? "Close the open request" : `Close all ${count} open requests`)}
            </CloseRequestsButton>
          </div>
          <StudentRecords students={students} />
        </div>
        <div className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
          <h3 className="text-h4">Timeline</h3>
          <NoteForm {...record} />
          <TimelineList entries={listPersonEntries(page)} />
        </div>
      </div>
    </section>
  );
}

function StudentRecords({ students }: Pick<PersonOverview, "students">) {
  const [kept, ...others] = students;
  if (!kept) return null;
  return (
    <div className="card grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2 p-4">
      <h3 className="text-h4">{formatPlural(students.length, "student record")}</h3>
      <ul className="grid gap-1">
        {students.map((student) => (
          <li key={student._id} className="flex flex-wrap items-baseline gap-x-3">
            <Link prefetch="none" to={`?tab=students&student=${student._id}`} className="link pointer-fine:min-h-9">
              {student.name}
            </Link>
            <span className="text-small text-fg-2">
              {formatPlanName(student.course)}, {formatDayCount(countCompletedInOwnCourse(student).done)} done
            </span>
          </li>
        ))}
      </ul>
      {others.map((other) => (
        <MergeStudentsButton
          key={other._id}
          students={[kept, other]}
          // A family may share one number, so staff say which two records are one person.
          label={
            others.length > 1 ? `Merge ${kept.name} with ${other.name}, ${formatPlanName(other.course)}` : undefined
          }
        />
      ))}
      <MergeWithAnotherButton student={kept} others={others} />
    </div>
  );
}

/** The timeline with an entry for the arrival of each request. */
function listPersonEntries(page: PersonOverview) {
  const arrivals = page.requests.map((request) => ({
    id: request.id,
    at: request.createdAt,
    by: "",
    text: `${requestKindNames[request.kind]}: ${formatRequestMessageOrCourse(request)}`,
  }));
  return [...listTimelineEntries(page), ...arrivals].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}
