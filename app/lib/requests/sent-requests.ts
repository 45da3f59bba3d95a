import * as v from "valibot";
import { requestBodySchema, sentRequestSchema, type SentRequest } from "#domain/requests/stored-request-body.ts";
import type { RequestKind } from "#domain/requests/request-fields.ts";
import type { Confirmation } from "./submission-state.ts";
import { readSentRequestsJson, writeSentRequestsJson } from "./sent-requests-and-shown-confirmation.ts";

const maxKept = 5;

/** One bad entry, as of an older release, costs none of the others. */
const entrySchema = v.fallback(v.nullable(sentRequestSchema), null);
const listSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(entrySchema)), []);

/** Newest first; what does not parse is not shown. */
export const parseSentRequests = (text: string): SentRequest[] =>
  v.parse(listSchema, text).filter((sent) => sent !== null);

const writeSentRequests = (list: readonly SentRequest[]) =>
  writeSentRequestsJson(list.length > 0 ? JSON.stringify(list) : "");

export function saveSentRequest(kind: RequestKind, { reference, body }: Confirmation, now: Date): SentRequest {
  const sent = { kind, reference, sentAt: now.toISOString(), ...v.parse(requestBodySchema, body) };
  writeSentRequests(
    [sent, ...parseSentRequests(readSentRequestsJson()).filter((one) => one.reference !== reference)].slice(0, maxKept),
  );
  return sent;
}

export const removeSentRequest = ({ reference }: SentRequest) =>
  writeSentRequests(parseSentRequests(readSentRequestsJson()).filter((one) => one.reference !== reference));
