import * as v from "valibot";
import { queryFlagSchema, idSchema } from "../format/shared-schemas.ts";
import { deliveryStates, requestStatuses, type DeliveryState, type RequestStatus } from "./request-schemas.ts";
import { requestKinds, type RequestKind } from "./request-fields.ts";

export const inboxOrders = ["newest", "overdue"] as const;
export type InboxOrder = (typeof inboxOrders)[number];

export type InboxFilter = {
  kind?: RequestKind | undefined;
  delivery?: DeliveryState | undefined;
  status?: RequestStatus | undefined;
  /** A key of `toSourceKey`. */
  source?: string | undefined;
  search?: string;
  isDeleted?: boolean;
  /** Only what staff have not answered within the promised time, the longest waiting first; or only all others. */
  isOverdue?: boolean | undefined;
};

/** Where a page ended; with the overdue first, also in which part of the list. */
export type InboxCursor = { createdAt: string; id: string; part?: "overdue" | "rest" };

const maxSourceLength = 200;

const optionalPicklistSchema = <const Values extends readonly string[]>(name: string, values: Values) =>
  v.optional(v.picklist(values, `${name} must be one of ${values.join(", ")}`));
const badSource = `source must be a text of at most ${maxSourceLength} characters`;
const badCursor = "cursor must be the next of an earlier answer";

const filterEntries = {
  search: v.optional(v.string(), ""),
  kind: optionalPicklistSchema("kind", requestKinds),
  delivery: optionalPicklistSchema("delivery", deliveryStates),
  status: optionalPicklistSchema("status", requestStatuses),
  source: v.optional(
    v.pipe(
      v.string(badSource),
      v.maxLength(maxSourceLength, badSource),
      // PostgreSQL rejects a NUL even in a parameter.
      v.excludes("\0", badSource),
      v.toLowerCase(),
    ),
  ),
  deleted: queryFlagSchema("deleted"),
};

export const filterQuerySchema = v.pipe(
  v.object(filterEntries),
  v.transform(({ deleted, ...rest }): InboxFilter => ({ ...rest, isDeleted: deleted })),
);

const cursorSchema = v.pipe(
  v.string(),
  v.regex(/^((overdue|rest) )?[\d:.TZ-]{20,30} [\w-]{1,60}$/, badCursor),
  v.transform((cursor): InboxCursor => {
    const [id = "", createdAt = "", part] = cursor.split(" ").toReversed();
    return { createdAt, id, ...((part === "overdue" || part === "rest") && { part }) };
  }),
);

export const formatInboxCursor = ({ part, createdAt, id }: InboxCursor) => [part ?? [], createdAt, id].flat().join(" ");

export const listQuerySchema = v.pipe(
  v.object({
    ...filterEntries,
    limit: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[1-9]\d{0,2}$/, "limit must be 1 to 200"),
        v.transform(Number),
        v.maxValue(200, "limit must be 1 to 200"),
      ),
      "50",
    ),
    cursor: v.optional(cursorSchema),
    overdue: queryFlagSchema("overdue"),
    order: v.optional(v.picklist(inboxOrders, `order must be one of ${inboxOrders.join(", ")}`), "newest"),
  }),
  v.transform(({ deleted, overdue, cursor, order, ...rest }) => ({
    ...rest,
    after: cursor,
    isDeleted: deleted,
    isOverdue: overdue || undefined,
    order: overdue ? "newest" : order,
  })),
  v.check(({ after, order }) => !after || (order === "overdue") === (after.part !== undefined), badCursor),
);

export const maxAtOnce = 200;
const badIds = `ids must be 1 to ${maxAtOnce} ids of requests`;
const bulkActions = ["status", "release", "retry"] as const;

export const bulkSchema = v.pipe(
  v.object({
    ids: v.pipe(
      v.array(v.pipe(idSchema.entries.id, v.nonEmpty(badIds)), badIds),
      v.minLength(1, badIds),
      v.maxLength(maxAtOnce, badIds),
      v.transform((ids) => [...new Set(ids)]),
    ),
    action: v.picklist(bulkActions, `action must be one of ${bulkActions.join(", ")}`),
    status: v.optional(v.picklist(requestStatuses, `status must be one of ${requestStatuses.join(", ")}`)),
  }),
  v.check(({ action, status }) => (action === "status") === (status !== undefined), "status goes with its action only"),
);
export type BulkChange = v.InferInput<typeof bulkSchema>;

export const bulkResponseSchema = v.object({
  done: v.array(v.string()),
  failed: v.array(v.object({ id: v.string(), error: v.string() })),
});
export type BulkResponse = v.InferOutput<typeof bulkResponseSchema>;
