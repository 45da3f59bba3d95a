import * as v from "valibot";
import { requestBodySchema, requestKinds } from "./request.ts";

/** A request as the device of its sender keeps it and its confirmation shows it. */
export const sentRequestSchema = v.object({
  kind: v.picklist(requestKinds),
  reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8)),
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
  ...requestBodySchema.entries,
});
export type SentRequest = v.InferOutput<typeof sentRequestSchema>;
