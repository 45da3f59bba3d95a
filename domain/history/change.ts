import * as v from "valibot";
import { sortDays } from "../students/day-and-task-ticks.ts";
import type { StatusNoteAndFollowUp, RequestStatus } from "../requests/request-schemas.ts";
import { formatDayCount } from "../content/phase.ts";
import { idSchema } from "../format/shared-schemas.ts";
import { dateLocale } from "../format/dates.ts";
import { timeZone } from "../format/time-zone.ts";
import { studentFieldLabels } from "../students/student-schemas.ts";
import type { NextStep } from "../students/next-step.ts";

export const changeSubjects = ["request", "student"] as const;
export type ChangeSubject = (typeof changeSubjects)[number];

export const maxChangesListed = 50;

/** Who is named where the student did it, on the own page. */
export const studentActor = "the student";

const changeKinds = [
  "added",
  "status",
  "note",
  "note-deleted",
  "days",
  "details",
  "owner",
  "follow-up",
  "made-student",
  "linked",
  "unlinked",
  "merged",
  "message",
  "payment",
  "payment-deleted",
  "deleted",
  "restored",
  "released",
  "retried",
  "certified",
  "certificate-revoked",
  "link-made",
  "link-renewed",
  "link-revoked",
  "review-written",
  "review-published",
  "review-hidden",
  "review-answered",
  "review-deleted",
] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** Names what changed, never what was typed: a note or a phone number has one home, where it can be erased. */
export type NewChange =
  | { what: "status"; from: RequestStatus; to: RequestStatus }
  /** With the time of the change before, which counts again when this one is taken back. */
  | { what: "days"; added: number[]; removed: number[]; from?: string }
  | { what: "details"; fields: string[] }
  /** The names of the owners; the times of the follow-ups, empty where there is none. */
  | { what: "owner" | "follow-up"; from: string; to: string }
  /** By which program, and the name of the template. */
  | { what: "message"; to: string; fields: string[] }
  | { what: Exclude<ChangeKind, "status" | "days" | "details" | "owner" | "follow-up" | "message"> };

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

export const changeQuerySchema = v.object({
  subject: v.picklist(changeSubjects, `subject must be one of ${changeSubjects.join(", ")}`),
  id: v.pipe(idSchema.entries.id, v.nonEmpty("An id is missing")),
});

/** What a save of status and note changes; a field that is left out stays as it is, and so does an empty note. */
export function diffStatusNoteAndFollowUp(
  before: StatusNoteAndFollowUp,
  { status, note, ...step }: Partial<StatusNoteAndFollowUp>,
): NewChange[] {
  const changes = diffNextStep(before, step);
  if (status !== undefined && status !== before.status)
    changes.push({ what: "status", from: before.status, to: status });
  if (note && note !== before.note) changes.push({ what: "note" });
  return changes;
}

export function diffNextStep(before: NextStep, { owner, followUpAt, followUp }: Partial<NextStep>): NewChange[] {
  const changes: NewChange[] = [];
  if (owner !== undefined && owner !== before.owner) changes.push({ what: "owner", from: before.owner, to: owner });
  const at = followUpAt === undefined ? before.followUpAt : followUpAt;
  const isOther = at !== before.followUpAt || (followUp !== undefined && followUp !== before.followUp);
  if (isOther) changes.push({ what: "follow-up", from: before.followUpAt ?? "", to: at ?? "" });
  return changes;
}

type ChangeOfDays = Extract<NewChange, { what: "days" }>;
export function diffCompletedDays(before: readonly number[], after: readonly number[]): ChangeOfDays[] {
  const added = sortDays(after.filter((day) => !before.includes(day)));
  const removed = sortDays(before.filter((day) => !after.includes(day)));
  return added.length + removed.length > 0 ? [{ what: "days", added, removed }] : [];
}

const fixedDescriptions = {
  added: "Added",
  note: "Note written",
  "note-deleted": "Note taken back",
  "made-student": "Added as student",
  linked: "Linked to a student",
  unlinked: "Link to a student taken back",
  merged: "Merged with another record",
  payment: "Payment recorded",
  "payment-deleted": "Payment taken back",
  deleted: "Deleted",
  restored: "Restored",
  released: "Released to the team chat",
  retried: "Delivery retried",
  certified: "Certificate issued",
  "certificate-revoked": "Certificate revoked",
  "link-made": "Private link made",
  "link-renewed": "Private link renewed",
  "link-revoked": "Private link revoked",
  "review-written": "Review written",
  "review-published": "Review published",
  "review-hidden": "Review hidden",
  "review-answered": "Review answered",
  "review-deleted": "Review deleted",
} as const;

/** What changed, for a reader: `Status new → contacted`, `+3 days: 12–14`. */
export function describeChange({ what, detail }: Pick<Change, "what" | "detail">): string {
  if (what === "status") return `Status ${detail.from} → ${detail.to}`;
  if (what === "days") return [...formatDayDelta("+", detail.added), ...formatDayDelta("−", detail.removed)].join("; ");
  if (what === "owner") return detail.to ? `Owner ${detail.to}` : "Owner taken off";
  if (what === "follow-up") return detail.to ? `Follow-up ${formatMoment(detail.to)}` : "Follow-up done";
  if (what === "message") return [`${detail.to} sent`, detail.fields.join(", ")].filter(Boolean).join(": ");
  if (what === "details")
    return ["Details changed", detail.fields.map(nameField).join(", ")].filter(Boolean).join(": ");
  return fixedDescriptions[what];
}

/** As the form calls it; an older version may have stored others. */
const nameField = (field: string) => new Map(Object.entries(studentFieldLabels)).get(field) ?? field;

const moment = new Intl.DateTimeFormat(dateLocale, {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: timeZone.name,
});
/** By the clocks of the course. */
export const formatMoment = (iso: string) => (Number.isNaN(Date.parse(iso)) ? iso : moment.format(new Date(iso)));

function formatDayDelta(sign: string, days: readonly number[]): string[] {
  if (days.length === 0) return [];
  return [`${sign}${formatDayCount(days.length)}: ${formatDayRanges(days)}`];
}

/** Ascending days with those that follow each other as one: `1–3, 7`. */
export function formatDayRanges(days: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.last === day - 1) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(", ");
}
