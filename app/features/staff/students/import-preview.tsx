import { Select } from "#app/ui/select.tsx";
import { formatPrice } from "#domain/format/money.ts";
import { toZonedIsoDate } from "#domain/format/time-zone.ts";
import { countCompletedInOwnCourse, type Learner } from "#domain/students/progress.ts";
import type { ImportPreview as Preview } from "#domain/students/student-import-schemas.ts";
import { formatPlanName } from "../course-phases.ts";
import { formatMediumDate } from "../staff-clock-and-date-formats.ts";

export function ImportPreview({ preview }: { preview: Preview }) {
  const { rows, total, problems, duplicates, notices, ignored } = preview;
  const students = total > rows.length ? `The first ${rows.length} of ${total} students` : "Students in the file";
  const tables: readonly PreviewTableProps[] = [
    {
      title: "To be mended",
      head: ["Line", "Column", "Reason"],
      rows: problems.map(({ line, field, reason }) => [line || "–", field, reason]),
    },
    { title: "There already", head: ["Line", "Reason"], rows: duplicates.map(({ line, reason }) => [line, reason]) },
    {
      title: "Worth a look",
      head: ["Line", "Column", "Reason"],
      rows: notices.map(({ line, field, reason }) => [line, field, reason]),
    },
    {
      title: students,
      ...listFilledColumns(rows),
    },
  ];
  return (
    <>
      {tables.map((table) => table.rows.length > 0 && <PreviewTable key={table.title} {...table} />)}
      {ignored.length > 0 && <p className="text-small text-fg-2">Columns left out: {ignored.join(", ")}</p>}
    </>
  );
}

type PreviewRow = Preview["rows"][number];

const formatDate = (date: string | null) => (date ? formatMediumDate(date) : "");

const previewColumns: readonly (readonly [title: string, read: (row: PreviewRow) => string | number])[] = [
  ["Line", ({ line }) => line],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Course", ({ course }) => formatPlanName(course)],
  ["Days done", formatCompletedDayCount],
  ["Enrolled", (row) => (row.enrollmentDate ? formatDate(toZonedIsoDate(new Date(row.enrollmentDate))) : "Today")],
  ["Price", ({ price }) => (price === null ? "" : formatPrice(price))],
  ["Received", ({ received }) => (received === 0 ? "" : formatPrice(received))],
  ["Received on", ({ received, receivedOn }) => (received === 0 ? "" : formatDate(receivedOn) || "No date")],
  ["Paid on", ({ paidOn }) => formatDate(paidOn)],
  ["Paid note", ({ paidNote }) => paidNote],
  ["Batch", ({ batch }) => batch],
  ["Batch start", ({ batchStart }) => formatDate(batchStart)],
  ["Owner", ({ owner }) => owner],
  ["Note", ({ note }) => note],
];

/** What the file says nothing of takes no room. */
function listFilledColumns(rows: readonly PreviewRow[]) {
  const filled = previewColumns.filter(([, read]) => rows.some((row) => read(row) !== ""));
  return { head: filled.map(([title]) => title), rows: rows.map((row) => filled.map(([, read]) => read(row))) };
}

/** Which column of the file is what, guessed and put right by hand. */
export function ImportColumnMatching({
  preview: { columns, fields },
  onMatch,
}: {
  preview: Preview;
  onMatch: (title: string, field: string) => void;
}) {
  const options = [["", "Left out"] as const, ...fields.map(({ key, title }) => [key, title] as const)];
  return (
    <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <legend className="mb-2 text-small font-[600]">What each column is</legend>
      {columns.map(({ title, field }) => (
        <Select
          key={title}
          label={title}
          value={field}
          options={options.some(([key]) => key === field) ? options : [[field, title] as const, ...options]}
          onChange={(chosen) => onMatch(title, chosen)}
        />
      ))}
    </fieldset>
  );
}

function formatCompletedDayCount(student: Learner): string {
  const { done } = countCompletedInOwnCourse(student);
  const outside = student.completedDays.length - done;
  return outside === 0 ? String(done) : `${done}, and ${outside} outside the course`;
}

type PreviewTableProps = { title: string; head: readonly string[]; rows: readonly (readonly (string | number)[])[] };

/** Scrolls by itself, also by keyboard. A line of the file is there once, or once for each of its columns. */
function PreviewTable({ title, head, rows }: PreviewTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it a keyboard could not scroll it
    <div role="region" aria-label={title} tabIndex={0} className="max-h-56 overflow-auto border border-line">
      <table className="w-full text-left text-small">
        <caption className="label-mono px-3 py-2 text-left text-fg-2">{title}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="border-b border-line px-3 py-1.5 font-[600] whitespace-nowrap">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([line = 0, field = "", ...rest]) => (
            <tr key={[line, field, ...rest].join(" ")}>
              {head.map((name, index) => (
                <td key={name} className="border-b border-line px-3 py-1.5 align-top">
                  {/* As wide as its words, up to a width that can be read. */}
                  <span className="block w-max max-w-80 whitespace-pre-line wrap-break-word">
                    {[line, field, ...rest][index]}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
