import { useLocation, useNavigate } from "react-router";
import { useQueryParams } from "#app/lib/use-url-state.ts";
import { useDebouncedUrlText } from "#app/lib/use-url-text.ts";
import { requestKinds, type RequestKind } from "#domain/requests/request-fields.ts";
import { inboxOrders, type InboxOrder } from "#domain/requests/request-query.ts";
import { deliveryStates, requestStatuses, type DeliveryState, type RequestStatus } from "#domain/requests/request.ts";

/** What of the inbox is shown, and in which order; an empty text is no filter. */
export type InboxView = {
  status: RequestStatus | "";
  kind: RequestKind | "";
  delivery: DeliveryState | "";
  /** A campaign or a referring host: see `toSourceKey`. */
  source: string;
  text: string;
  isDeleted: boolean;
  order: InboxOrder;
};

const parseOption = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((value) => value === given) ?? "";

/** From the page's URL; unknown values are ignored. */
const parseInboxView = (params: URLSearchParams): InboxView => ({
  status: parseOption(requestStatuses, params.get("status")),
  kind: parseOption(requestKinds, params.get("kind")),
  delivery: parseOption(deliveryStates, params.get("delivery")),
  source: params.get("source")?.trim() ?? "",
  text: params.get("text")?.trim() ?? "",
  isDeleted: params.get("deleted") === "true",
  order: parseOption(inboxOrders, params.get("order")) || "newest",
});

/** The filters as the API takes them. */
export function formatFilterQuery({ status, kind, delivery, source, text, isDeleted }: InboxView): string {
  const filter = { status, kind, delivery, source, search: text, deleted: isDeleted ? "true" : "" };
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== "")).toString();
}

export const hasFilters = (view: InboxView) => formatFilterQuery(view) !== "";

/** Marks a history entry that was made by opening a request: closing it goes back. */
const openedHere = { isRequestOpenedHere: true };

/** From the URL as it is now: keys pressed fast are ahead of what is rendered. */
const readOpenId = () => new URLSearchParams(location.search).get("request");

/** The inbox's filters and the open request, all in the URL: reload and Back restore them. */
export function useInboxView() {
  const { params, setParams } = useQueryParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const view = parseInboxView(params);
  const requestId = params.get("request");
  const [typed, setTyped] = useDebouncedUrlText(
    view.text,
    (text) => setParams({ text: text.trim() || null }, { replace: true }),
    (text) => text.trim(),
  );

  /** Without the mark of what was opened: going back would take the filter off and leave the request open. */
  function setFilter(change: Partial<Omit<InboxView, "text" | "isDeleted">> & { deleted?: "true" | "" }) {
    const changes = Object.entries(change).map(([name, value]) => [name, value === "" ? null : value] as const);
    setParams(Object.fromEntries(changes));
  }

  return {
    view,
    requestId,
    readOpenId,
    text: { value: typed, onChange: setTyped },
    setFilter,
    /** One entry of the history, however many requests are looked at one after the other. */
    open: (id: string) => {
      const replace = readOpenId() !== null;
      setParams({ request: id }, { replace, state: requestId === null ? openedHere : state });
    },
    close: () => {
      if (state?.isRequestOpenedHere) void navigate(-1);
      else setParams({ request: null }, { replace: true });
    },
    /** Nothing to go back to: the request has left the list. */
    leave: () => setParams({ request: null }, { replace: true }),
  };
}
