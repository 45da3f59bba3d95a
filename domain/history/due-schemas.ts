import * as v from "valibot";
import { dueTimes } from "../students/next-step.ts";
import { changeSubjects } from "./change.ts";

export const dueOwnerFilters = ["mine", "nobody"] as const;

export const dueQuerySchema = v.object({
  when: v.optional(v.picklist(dueTimes, `when must be one of ${dueTimes.join(", ")}`)),
  who: v.optional(v.picklist(dueOwnerFilters, `who must be one of ${dueOwnerFilters.join(", ")}`)),
});
export type DueQuery = v.InferOutput<typeof dueQuerySchema>;

export const maxDueListed = 100;

const dueRecordSchema = v.object({
  subject: v.picklist(changeSubjects),
  id: v.string(),
  version: v.number(),
  name: v.string(),
  owner: v.string(),
  when: v.picklist(dueTimes),
  /** Of the follow-up, or by which the reply is promised. */
  dueAt: v.string(),
  /** Null where a new request waits for its reply. */
  followUpAt: v.nullable(v.string()),
  followUp: v.string(),
  /** What it is about: the course, or how the message begins. */
  about: v.string(),
});
export type DueRecord = v.InferOutput<typeof dueRecordSchema>;

const countsSchema = v.object({ overdue: v.number(), today: v.number(), week: v.number(), later: v.number() });
export type DueCounts = v.InferOutput<typeof countsSchema>;

/** The most urgent of each time, and how many there are. `names` are those that staff are signed in with. */
export const dueSchema = v.object({
  records: v.array(dueRecordSchema),
  counts: v.object({ all: countsSchema, mine: countsSchema, nobody: countsSchema }),
  names: v.array(v.string()),
});
export type Due = v.InferOutput<typeof dueSchema>;
