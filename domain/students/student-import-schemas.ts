import * as v from "valibot";
import { paidOnSchema } from "./student-field-schemas.ts";
import { studentSchema } from "./student-schemas.ts";

export const importFileLimits = { bytes: 1_000_000, rows: 2000, columns: 100 } as const;
/** As many as anybody mends at once; the next preview has the rest. */
export const maxProblems = 500;
export const fileTooLargeMessage = "The file must be at most 1 MB";

const badCsv = "The file is missing";
const csvSchema = v.pipe(v.string(badCsv), v.nonEmpty(badCsv), v.maxBytes(importFileLimits.bytes, fileTooLargeMessage));
/** What staff say a column is, by its title; what they leave out is guessed. An empty text is none of a student's. */
const columnsSchema = v.optional(v.record(v.string(), v.string()), {});
export const importPreviewRequestSchema = v.object({ csv: csvSchema, columns: columnsSchema });

const badKey = "The key must be a text of 1 to 100 characters";
export const importRequestSchema = v.object({
  csv: csvSchema,
  columns: columnsSchema,
  /** Of this one import: the same key again changes nothing and has the same result. */
  key: v.pipe(v.string(badKey), v.regex(/^[\w-]{1,100}$/, badKey)),
  duplicates: v.optional(v.picklist(["skip", "add"], "duplicates must be skip or add"), "skip"),
  /** Whether lines with problems are left out, or keep the file from being imported. */
  badLines: v.optional(v.picklist(["refuse", "skip"], "badLines must be refuse or skip"), "refuse"),
  /** The day of the payments for which the file has none; without one they are kept as a note. */
  receivedOn: v.optional(paidOnSchema, null),
});

const badIds = `ids must be a list of at most ${importFileLimits.rows} ids`;
export const importUndoSchema = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(badIds), v.uuid(badIds)), badIds), v.maxLength(importFileLimits.rows, badIds)),
});
/** It names every student that was added. */
export const maxImportUndoBytes = 128 * 1024;

/** Line 0 is the file as a whole. */
const problemSchema = v.object({ line: v.number(), field: v.string(), reason: v.string() });
export type ImportProblem = v.InferOutput<typeof problemSchema>;

/** Not where the file as a whole is wrong, or its first line, which names the columns. */
export const canSkipBadLines = (problems: readonly ImportProblem[]) => problems.every(({ line }) => line > 1);

export const maxShownRows = 100;

export const importPreviewSchema = v.object({
  /** How many students the file has without those in `problems`. */
  total: v.number(),
  /** How many payments have no day in the file. */
  undated: v.number(),
  rows: v.array(
    v.object({
      line: v.number(),
      ...v.pick(studentSchema, ["name", "email", "phone", "course", "completedDays", "price"]).entries,
      ...v.pick(studentSchema, ["paidOn", "paidNote", "received", "batch", "batchStart", "owner"]).entries,
      note: v.string(),
      /** Null where the file does not say when the amount was received. */
      receivedOn: v.nullable(v.string()),
      /** Null is the day of the import. */
      enrollmentDate: v.nullable(v.string()),
    }),
  ),
  problems: v.array(problemSchema),
  duplicates: v.array(v.object({ line: v.number(), reason: v.string() })),
  /** What may be a mistake; it is imported as it is. */
  notices: v.optional(v.array(problemSchema), []),
  /** Columns that are none of a student's. */
  ignored: v.array(v.string()),
  /** What each column of the file was taken for, and what it could be. */
  columns: v.array(v.object({ title: v.string(), field: v.string() })),
  fields: v.array(v.object({ key: v.string(), title: v.string() })),
});
export type ImportPreview = v.InferOutput<typeof importPreviewSchema>;

export const importResultSchema = v.object({
  added: v.number(),
  skipped: v.number(),
  // An older instance, which may respond during an upgrade, does not send them.
  ids: v.optional(v.array(v.string()), []),
});
