import { createHash } from "node:crypto";
import { Hono } from "hono";
import {
  importPreviewRequestSchema,
  importRequestSchema,
  mostShownRows,
  type ImportPreview,
  type ImportProblem,
} from "#domain/students/student-import-schemas.ts";
import { importStudents, listDuplicateImportLines } from "../../db/students/student-import.ts";
import { validateBody } from "../../http/validate.ts";
import type { Services } from "../../services.ts";
import { parseStudentCsv } from "../../staff/student-csv.ts";
import type { StaffEnv } from "./guard.ts";

/** A file of 1 MB as JSON, where each quotation mark and line break is escaped. */
const largestBody = 3_000_000;

const describeImportProblem = ({ line, field, reason }: ImportProblem) =>
  line === 0 ? reason : `Line ${line}, ${field}: ${reason}`;

export function studentImportRoutes({ db, now }: Services) {
  return new Hono<StaffEnv>()
    .post("/preview", validateBody(importPreviewRequestSchema, largestBody), async (c) => {
      const { students, problems, ignored } = await parseStudentCsv(c.req.valid("json").csv);
      const duplicates = [...(await listDuplicateImportLines(db, students))];
      const rows = students.slice(0, mostShownRows).map(({ line, student }) => {
        const { name, email, phone, course, completedDays } = student;
        return { line, name, email, phone, course, completedDays };
      });
      return c.json({
        total: students.length,
        rows,
        problems,
        duplicates: duplicates.map(([line, reason]) => ({ line, reason })),
        ignored,
      } satisfies ImportPreview);
    })
    .post("/", validateBody(importRequestSchema, largestBody), async (c) => {
      const { csv, key, duplicates } = c.req.valid("json");
      const { students, problems } = await parseStudentCsv(csv);
      const [first] = problems;
      if (first) return c.json({ error: describeImportProblem(first), problems }, 400);
      const digest = createHash("sha256").update(`${duplicates}\n${csv}`).digest("hex");
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
