import { Hono } from "hono";
import { timeZone } from "#domain/format/time-zone.ts";
import { requestFieldNames, isRareField, requestFields, type RequestField } from "#domain/requests/request-fields.ts";
import { filterQuerySchema, type InboxFilter } from "#domain/requests/inbox-query-schemas.ts";
import type { InboxRequest } from "#domain/requests/request-schemas.ts";
import { listInbox } from "../../db/requests/list-inbox.ts";
import { formatCsvTime, sendCsv, prefixDigitsWithApostrophe, type CsvColumn } from "../../http/csv.ts";
import { validateFilterAndSearchQuery } from "../../http/validate.ts";
import type { Services } from "../../services.ts";

type Column = CsvColumn<InboxRequest>;

function createRequestCsvColumn(field: RequestField): Column {
  const { label, mayBePhone } = requestFields[field];
  return [label, (request) => (mayBePhone ? prefixDigitsWithApostrophe(String(request[field])) : request[field])];
}

const columns: Column[] = [
  [`Received (${timeZone.short})`, ({ createdAt }) => formatCsvTime(createdAt)],
  ["Received (ISO)", ({ createdAt }) => createdAt],
  ["Kind", ({ kind }) => kind],
  ...requestFieldNames.filter((field) => !isRareField(field)).map(createRequestCsvColumn),
  ["Status", ({ status }) => status],
  ["Note", ({ note }) => note],
  ["Delivery", ({ delivery }) => delivery],
  ["Id", ({ id }) => id],
  ["Landing Page", ({ source }) => source?.landing ?? ""],
  ["Referrer", ({ source }) => source?.referrer ?? ""],
  ["UTM Source", ({ source }) => source?.utmSource ?? ""],
  ["UTM Medium", ({ source }) => source?.utmMedium ?? ""],
  ["UTM Campaign", ({ source }) => source?.utmCampaign ?? ""],
  ["UTM Term", ({ source }) => source?.utmTerm ?? ""],
  ["UTM Content", ({ source }) => source?.utmContent ?? ""],
  ...requestFieldNames.filter(isRareField).map(createRequestCsvColumn),
  ["Notice Version", ({ noticeVersion }) => noticeVersion],
  ["Owner", ({ owner }) => owner],
  [`Follow-up (${timeZone.short})`, ({ followUpAt }) => followUpAt && formatCsvTime(followUpAt)],
  ["Follow-up", ({ followUp }) => followUp],
  [`Answered (${timeZone.short})`, ({ answeredAt }) => answeredAt && formatCsvTime(answeredAt)],
  ["Answered by", ({ answeredBy }) => answeredBy],
];
/** Read at once: on SQLite no page is served meanwhile. */
const pageSize = 50;

/** All requests that a filter of the inbox shows, not only the page in view. */
export function requestsCsvRoutes({ longReads, now }: Services) {
  async function* listAll(filter: InboxFilter) {
    let page: Awaited<ReturnType<typeof listInbox>> | undefined;
    do {
      page = await listInbox(longReads, { ...filter, limit: pageSize, after: page?.next ?? undefined }, now());
      yield* page.requests;
    } while (page.next);
  }
  return new Hono().get("/", validateFilterAndSearchQuery(filterQuerySchema), (c) =>
    sendCsv(c, "requests.csv", columns, listAll(c.req.valid("query"))),
  );
}
