import * as v from "valibot";
import { deliveryStates, requestStatuses, type InboxRequest } from "./request-schemas.ts";
import { requestKinds } from "./request-fields.ts";
import type { InboxFilter } from "./inbox-query-schemas.ts";

const countPerValueSchema = <const Values extends readonly string[]>(values: Values) =>
  v.record(v.picklist(values), v.optional(v.number(), 0));

/** How many requests each choice of a filter would show, together with what the other filters say. */
const facetsSchema = v.object({
  total: v.number(),
  status: countPerValueSchema(requestStatuses),
  kind: countPerValueSchema(requestKinds),
  delivery: countPerValueSchema(deliveryStates),
});
export type Facets = v.InferOutput<typeof facetsSchema>;

export const inboxCountsSchema = v.object({
  open: v.number(),
  overdue: v.number(),
  deleted: v.number(),
  /** The kinds that are delivered to a team chat. */
  webhooks: v.array(v.picklist(requestKinds)),
  /** Nothing for a search that finds very many. */
  facets: v.nullable(facetsSchema),
  /** Where most requests came from, the most frequent first; an older instance does not send it. */
  sources: v.optional(v.array(v.object({ key: v.string(), count: v.number() })), []),
});
export type InboxCounts = v.InferOutput<typeof inboxCountsSchema>;

/** How many requests have the same status, kind and delivery state. */
export type FacetCell = Pick<InboxRequest, "status" | "kind" | "delivery"> & {
  count: number;
  /** A mail failed, not the message in the team chat: counted once more, among those that failed. */
  isMailOnly?: boolean;
};

export function tallyFacets(cells: readonly FacetCell[], filter: InboxFilter): Facets {
  const fields = ["status", "kind", "delivery"] as const;
  const sum = (field?: (typeof fields)[number], value?: string) =>
    cells
      .filter((cell) => !cell.isMailOnly || (field === "delivery" ? value : filter.delivery) === "failed")
      .filter((cell) => fields.every((name) => (name === field ? cell[name] === value : isWanted(cell, name))))
      .reduce((total, { count }) => total + count, 0);
  const isWanted = (cell: FacetCell, name: (typeof fields)[number]) =>
    filter[name] === undefined || cell[name] === filter[name];
  const each = <Value extends string>(field: (typeof fields)[number], values: readonly Value[]) =>
    Object.fromEntries(values.map((value) => [value, sum(field, value)])) as Record<Value, number>;
  return {
    total: sum(),
    status: each("status", requestStatuses),
    kind: each("kind", requestKinds),
    delivery: each("delivery", deliveryStates),
  };
}

/** Adds the counts of the one delivery state that was not counted: what the other states leave of the whole. */
export function deriveUncountedDeliveryStateCounts(
  whole: readonly Omit<FacetCell, "delivery">[],
  others: readonly FacetCell[],
  delivery: FacetCell["delivery"],
): FacetCell[] {
  const left = whole.map(({ status, kind, count }) => {
    const alike = others.filter((cell) => cell.status === status && cell.kind === kind);
    return { status, kind, delivery, count: alike.reduce((rest, cell) => rest - cell.count, count) };
  });
  return [...others, ...left];
}
