import { inboxOrders, type InboxOrder } from "#domain/requests/request-query.ts";
import {
  deliveryStates,
  requestKinds,
  requestStatuses,
  type DeliveryState,
  type RequestKind,
  type RequestStatus,
} from "#domain/requests/request.ts";

/** What of the inbox is shown, and in which order; an empty text is no filter. */
export type InboxView = {
  status: RequestStatus | "";
  kind: RequestKind | "";
  delivery: DeliveryState | "";
  /** A campaign or a referring host: see `sourceKeyOf`. */
  source: string;
  text: string;
  isDeleted: boolean;
  order: InboxOrder;
};

const pick = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((value) => value === given) ?? "";

/** From the page's address; what nobody knows is left out. */
export const readView = (params: URLSearchParams): InboxView => ({
  status: pick(requestStatuses, params.get("status")),
  kind: pick(requestKinds, params.get("kind")),
  delivery: pick(deliveryStates, params.get("delivery")),
  source: params.get("source")?.trim() ?? "",
  text: params.get("text")?.trim() ?? "",
  isDeleted: params.get("deleted") === "true",
  order: pick(inboxOrders, params.get("order")) || "newest",
});

/** The filters as the API takes them. */
export function writeFilter({ status, kind, delivery, source, text, isDeleted }: InboxView): string {
  const filter = { status, kind, delivery, source, search: text, deleted: isDeleted ? "true" : "" };
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== "")).toString();
}

export const isFiltered = (view: InboxView) => writeFilter(view) !== "";
