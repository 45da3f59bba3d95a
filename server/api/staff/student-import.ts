import { createHash } from "node:crypto";
import { Hono } from "hono";
import {
  canSkipBadLines,
  importPreviewRequestSchema,
  importRequestSchema,
  mostShownRows,
  type ImportPreview,
  type ImportProblem,
} from "#domain/students/student-import-schemas.ts";
import { importStudents, listDuplicateImportLines } from "../../db/students/student-import.ts";
import { sendCsv, type CsvColumn } from "../../http/csv.ts";
import { validateBody } from "../../http/validate.ts";
import type { Services } from "../../services.ts";
import { importFields, parseStudentCsv } from "../../staff/student-csv.ts";
import type { StaffEnv } from "./guard.ts";

/** A file of 1 MB as JSON, where each quotation mark and line break is escaped. */
const largestBody = 3_000_000;

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
    .post("/preview", validateBody(importPreviewRequestSchema, largestBody), async (c) => {
      const { csv, columns: chosen } = c.req.valid("json");
      const { students, problems, columns } = await parseStudentCsv(csv, chosen);
      const duplicates = [...(await listDuplicateImportLines(db, students))];
      const rows = students.slice(0, mostShownRows).map(({ line, student, received, owner, note }) => {
        const { enrollmentDate = null, currentPhase: _, ...shown } = student;
        return Object.assign(shown, { line, enrollmentDate, received, owner, note });
      });
      return c.json({
        total: students.length,
        rows,
        problems,
        duplicates: duplicates.map(([line, reason]) => ({ line, reason })),
        ignored: columns.flatMap(({ title, field }) => (field === "" && title.trim() !== "" ? title : [])),
        columns,
        fields: importFields,
      } satisfies ImportPreview);
    })
    .post("/", validateBody(importRequestSchema, largestBody), async (c) => {
      const { csv, columns, key, duplicates, badLines } = c.req.valid("json");
      const { students, problems } = await parseStudentCsv(csv, columns);
      const [first] = problems;
      const isAccepted = badLines === "skip" && students.length > 0 && canSkipBadLines(problems);
      if (first && !isAccepted) return c.json({ error: describeImportProblem(first), problems }, 400);
      const digest = createHash("sha256")
        .update(`${duplicates} ${badLines}\n${JSON.stringify(columns)}\n${csv}`)
        .digest("hex");
      const request = { key, digest, addsDuplicates: duplicates === "add", by: c.var.staffName };
      const { outcome, added, skipped } = await importStudents(db, students, request, now());
      if (outcome === "key taken")
        return c.json(
          { error: "This file is imported already, with the other choice. Close this form and look at the list." },
          422,
        );
      return c.json({ added, skipped }, 201);
    });
}
