import * as v from "valibot";
import { sortDays } from "./progress.ts";
import type { FollowUp, RequestStatus } from "./request.ts";
import { idSchema } from "./student.ts";

export const changeSubjects = ["request", "student"] as const;
export type ChangeSubject = (typeof changeSubjects)[number];

export const mostChangesListed = 50;

const changeKinds = [
  "added",
  "status",
  "note",
  "days",
  "details",
  "made-student",
  "deleted",
  "restored",
  "released",
  "retried",
] as const;

/** Names what changed, never what was typed: a note or a phone number has one home, where it can be erased. */
export type NewChange =
  | { what: "status"; from: RequestStatus; to: RequestStatus }
  | { what: "days"; added: number[]; removed: number[] }
  | { what: "details"; fields: string[] }
  | { what: Exclude<(typeof changeKinds)[number], "status" | "days" | "details"> };

const numbers = v.optional(v.array(v.number()), []);
export const changeDetailSchema = v.object({
  from: v.optional(v.string(), ""),
  to: v.optional(v.string(), ""),
  added: numbers,
  removed: numbers,
  fields: v.optional(v.array(v.string()), []),
});

export const changeSchema = v.object({
  id: v.string(),
  at: v.string(),
  /** A kind that only a later version knows, while both run, is a change of details. */
  what: v.fallback(v.picklist(changeKinds), "details"),
  detail: changeDetailSchema,
  /** Empty where nobody gave a name. */
  by: v.string(),
});
export type Change = v.InferOutput<typeof changeSchema>;

export const changeListSchema = v.object({ changes: v.array(changeSchema) });

/** The query of the endpoint that lists changes. */
export const changeQuerySchema = v.object({
  subject: v.picklist(changeSubjects, `subject must be one of ${changeSubjects.join(", ")}`),
  id: v.pipe(idSchema.entries.id, v.nonEmpty("An id is missing")),
});

/** What a save of status and note changes; a field that is left out stays as it is. */
export function compareFollowUp(before: FollowUp, { status, note }: Partial<FollowUp>): NewChange[] {
  const changes: NewChange[] = [];
  if (status !== undefined && status !== before.status)
    changes.push({ what: "status", from: before.status, to: status });
  if (note !== undefined && note !== before.note) changes.push({ what: "note" });
  return changes;
}

export function compareDays(before: readonly number[], after: readonly number[]): NewChange[] {
  const added = sortDays(after.filter((day) => !before.includes(day)));
  const removed = sortDays(before.filter((day) => !after.includes(day)));
  return added.length + removed.length > 0 ? [{ what: "days", added, removed }] : [];
}
