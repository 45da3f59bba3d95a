import { createHash } from "node:crypto";
import { Hono } from "hono";
import {
  canSkipBadLines,
  importPreviewRequestSchema,
  importRequestSchema,
  importUndoSchema,
  maxImportUndoBytes,
  maxShownRows,
  type ImportPreview,
  type ImportProblem,
  maxProblems,
} from "#domain/students/student-import-schemas.ts";
import {
  deleteImported,
  importStudents,
  findDuplicateReasonsByLine,
  type ImportedStudent,
} from "../../db/students/student-import.ts";
import { sendCsv, type CsvColumn } from "../../http/csv.ts";
import { validateBody } from "../../http/validate.ts";
import type { Services } from "../../services.ts";
import { importFields, parseStudentCsv } from "../../staff/student-csv.ts";
import type { StaffEnv } from "./guard.ts";
import { hasTooManyDomesticDigits } from "#domain/contact/phone.ts";
import { normaliseForSearch } from "#domain/format/searched-and-visible-text.ts";
import { toZonedIsoDate } from "#domain/format/time-zone.ts";
import { paymentInFutureMessage } from "#domain/students/payments.ts";

/** A file of 1 MB as JSON, where each quotation mark and line break is escaped. */
const maxBodyBytes = 3_000_000;

const templateRow = {
  name: "Asha Rao",
  enrollmentDate: "17/11/2026",
  completedDays: "1 2 3",
  email: "asha@example.com",
  phone: "'98765 43210",
  course: "Whole course",
  price: "3000",
  paidOn: "17/11/2026",
  paidNote: "UPI",
  received: "3000",
  batch: "November evening",
  batchStart: "23/11/2026",
  owner: "Meera",
  note: "Calls in the evening",
};

const describeImportProblem = ({ line, field, reason }: ImportProblem) =>
  line === 0 ? reason : `Line ${line}, ${field}: ${reason}`;

export function studentImportRoutes({ db, now }: Services) {
  return new Hono<StaffEnv>()
    .get("/template.csv", (c) => {
      const columns = importFields.map(({ key, title }): CsvColumn<Record<string, string>> => [
        title,
        (example) => example[key] ?? "",
      ]);
      return sendCsv(c, "students-template.csv", columns, [templateRow]);
    })
    .post("/preview", validateBody(importPreviewRequestSchema, maxBodyBytes), async (c) => {
      const { csv, columns: chosen } = c.req.valid("json");
      const { students, problems, columns } = await parseStudentCsv(csv, chosen);
      const duplicates = await findDuplicateReasonsByLine(db, students);
      const rows = students.slice(0, maxShownRows).map(({ line, student, ...told }) => {
        const { enrollmentDate = null, currentPhase: _, ...shown } = student;
        const { received, receivedOn, owner, note } = told;
        return Object.assign(shown, { line, enrollmentDate, received, receivedOn, owner, note });
      });
      return c.json({
        total: students.length,
        undated: students.filter(({ received, receivedOn }) => received > 0 && receivedOn === null).length,
        rows,
        problems,
        duplicates: [...duplicates].map(([line, reason]) => ({ line, reason })),
        notices: listImportNotices(students, duplicates, now()),
        ignored: columns.flatMap(({ title, field }) => (field === "" && title.trim() !== "" ? title : [])),
        columns,
        fields: importFields,
      } satisfies ImportPreview);
    })
    .post("/", validateBody(importRequestSchema, maxBodyBytes), async (c) => {
      const { csv, columns, key, duplicates, badLines, receivedOn } = c.req.valid("json");
      const { students, problems } = await parseStudentCsv(csv, columns);
      const [first] = problems;
      const isAccepted = badLines === "skip" && students.length > 0 && canSkipBadLines(problems);
      if (first && !isAccepted) return c.json({ error: describeImportProblem(first), problems }, 400);
      const digest = createHash("sha256")
        .update(`${duplicates} ${badLines} ${receivedOn ?? ""}\n${JSON.stringify(columns)}\n${csv}`)
        .digest("hex");
      const request = { key, digest, receivedOn, addsDuplicates: duplicates === "add", by: c.var.staffName };
      const { outcome, added, skipped, ids } = await importStudents(db, students, request, now());
      if (outcome === "key taken")
        return c.json(
          { error: "This file is imported already, with the other choice. Close this form and look at the list." },
          422,
        );
      return c.json({ added, skipped, ids }, 201);
    })
    .post("/undo", validateBody(importUndoSchema, maxImportUndoBytes), async (c) => {
      const { ids } = c.req.valid("json");
      const count = await deleteImported(db, ids, now(), c.var.staffName);
      if (count === ids.length) return c.body(null, 204);
      return c.json({ error: `${ids.length - count} of them were changed since, and stay.` }, 409);
    });
}

/** What may be a mistake of the file and keeps nobody from importing it: one name on two lines, a phone with a digit too many, a day that has not come. */
function listImportNotices(
  students: readonly ImportedStudent[],
  duplicates: ReadonlyMap<number, string>,
  now: Date,
): ImportProblem[] {
  const today = toZonedIsoDate(now);
  const firstLines = new Map<string, number>();
  const notices: ImportProblem[] = [];
  for (const { line, student, receivedOn } of students) {
    const name = normaliseForSearch(student.name);
    const first = firstLines.get(name);
    if (first === undefined) firstLines.set(name, line);
    else if (!duplicates.has(line)) {
      notices.push({ line, field: "Name", reason: `The same name as on line ${first}, with another contact` });
    }
    if ((receivedOn ?? "") > today) notices.push({ line, field: "Paid on", reason: paymentInFutureMessage });
    if (hasTooManyDomesticDigits(student.phone)) {
      notices.push({
        line,
        field: "Phone",
        reason: `"${student.phone}" is longer than a number without a country code`,
      });
    }
  }
  return notices.slice(0, maxProblems);
}
