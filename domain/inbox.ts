import * as v from "valibot";
import { idSchema } from "./student.ts";

export const requestKinds = ["enrollment", "contact"] as const;
export const deliveryStates = ["pending", "delivered", "failed", "not-configured", "held"] as const;
export const requestStatuses = ["new", "contacted", "enrolled", "closed"] as const;
export type RequestKind = (typeof requestKinds)[number];
export type DeliveryState = (typeof deliveryStates)[number];
export type RequestStatus = (typeof requestStatuses)[number];

const longestNote = 2000;

export const statusSchema = v.object({
  ...idSchema.entries,
  status: v.picklist(requestStatuses, `The status must be one of ${requestStatuses.join(", ")}`),
  note: v.optional(
    v.pipe(
      v.string("The note must be a text"),
      v.trim(),
      v.maxLength(longestNote, `Please use at most ${longestNote} characters`),
      // PostgreSQL stores no NUL.
      v.transform((note) => note.replaceAll("\0", "")),
    ),
  ),
});
export type StatusChange = v.InferOutput<typeof statusSchema>;

/** What a visitor sent; a field that a kind does not have is empty. */
export const requestBodySchema = v.object({
  name: v.fallback(v.string(), ""),
  email: v.fallback(v.string(), ""),
  phone: v.fallback(v.string(), ""),
  course: v.fallback(v.string(), ""),
  price: v.fallback(v.nullable(v.number()), null),
  message: v.fallback(v.string(), ""),
});

export const inboxRequestSchema = v.object({
  id: v.string(),
  kind: v.picklist(requestKinds),
  createdAt: v.string(),
  ...requestBodySchema.entries,
  delivery: v.picklist(deliveryStates),
  tries: v.number(),
  lastError: v.nullable(v.string()),
  status: v.picklist(requestStatuses),
  note: v.string(),
  studentId: v.nullable(v.string()),
  deletedAt: v.nullable(v.string()),
});
export type InboxRequest = v.InferOutput<typeof inboxRequestSchema>;

export const inboxPageSchema = v.object({ requests: v.array(inboxRequestSchema), next: v.nullable(v.string()) });
export const inboxCountsSchema = v.object({ open: v.number(), overdue: v.number() });
