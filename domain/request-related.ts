import * as v from "valibot";
import { inboxRequestSchema } from "./request.ts";

/** Of one person: the request that was asked for, the others, and the students. */
export const relatedSchema = v.object({
  request: inboxRequestSchema,
  requests: v.array(inboxRequestSchema),
  students: v.array(v.object({ id: v.string(), name: v.string() })),
});
export type RelatedAnswer = v.InferOutput<typeof relatedSchema>;
