import * as v from "valibot";
import { idSchema } from "../format/shared-schemas.ts";

/** Why a question is stored: how it was last answered, or that a visitor found the answer unhelpful. */
export const questionReasons = ["refused", "unsure", "voted-down"] as const;
export type QuestionReason = (typeof questionReasons)[number];

export const questionStates = ["open", "done"] as const;
export type QuestionState = (typeof questionStates)[number];

export const questionOrders = ["most", "newest"] as const;
export type QuestionOrder = (typeof questionOrders)[number];

const storedQuestionSchema = v.object({
  id: v.string(),
  text: v.string(),
  reason: v.picklist(questionReasons),
  /** What it was taken to ask for; null where it was refused. */
  subject: v.nullable(v.string()),
  answer: v.string(),
  count: v.number(),
  up: v.number(),
  down: v.number(),
  firstAt: v.string(),
  lastAt: v.string(),
  doneAt: v.nullable(v.string()),
});
export type StoredQuestion = v.InferOutput<typeof storedQuestionSchema>;

/** Questions that are alike; the first is the most asked. */
const questionGroupSchema = v.object({
  id: v.string(),
  count: v.number(),
  lastAt: v.string(),
  questions: v.array(storedQuestionSchema),
});
export type QuestionGroup = v.InferOutput<typeof questionGroupSchema>;

const voteTallySchema = v.object({ subject: v.string(), up: v.number(), down: v.number(), lastAt: v.string() });
export type VoteTally = v.InferOutput<typeof voteTallySchema>;

export const questionListSchema = v.object({
  /** False where KEEP_QUESTIONS is off: nothing is stored then. */
  isOn: v.boolean(),
  groups: v.array(questionGroupSchema),
  /** How many groups there are in all; `groups` may be the first of them. */
  total: v.number(),
  /** How many questions each choice of a filter would show. */
  counts: v.object({
    state: v.object({ open: v.number(), done: v.number() }),
    reason: v.object({ refused: v.number(), unsure: v.number(), "voted-down": v.number() }),
  }),
  votes: v.array(voteTallySchema),
  /** Each has a file in `content/assistant/subjects/`. */
  subjects: v.array(v.string()),
});
export type QuestionList = v.InferOutput<typeof questionListSchema>;

export const questionBadgeSchema = v.object({ open: v.number() });

const picklistSchema = <const Values extends readonly string[]>(name: string, values: Values) =>
  v.picklist(values, `${name} must be one of ${values.join(", ")}`);
const badLimit = "limit must be 1 to 2000";

export const questionQuerySchema = v.object({
  search: v.optional(v.string(), ""),
  reason: v.optional(picklistSchema("reason", questionReasons)),
  state: v.optional(picklistSchema("state", questionStates), "open"),
  order: v.optional(picklistSchema("order", questionOrders), "most"),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, badLimit), v.transform(Number), v.maxValue(2000, badLimit)),
    "50",
  ),
});
export type QuestionFilter = Pick<v.InferOutput<typeof questionQuerySchema>, "reason" | "state" | "search">;

/** So many questions are one group at most. */
export const maxInGroup = 50;
const badIds = `ids must be 1 to ${maxInGroup} ids of questions`;
export const questionIdsSchema = v.object({
  ids: v.pipe(v.array(idSchema.entries.id, badIds), v.minLength(1, badIds), v.maxLength(maxInGroup, badIds)),
});
