import * as v from "valibot";
import { formatPrice } from "../format/money.ts";
import {
  requestFieldNames,
  requestFields,
  requestKinds,
  type RequestBody,
  type RequestField,
  type RequestKind,
} from "./request-fields.ts";

const text = v.fallback(v.string(), "");
const price = v.fallback(v.nullable(v.number()), null);

type BodyEntries = { [Field in RequestField]: Field extends "price" ? typeof price : typeof text };
const bodyEntries = Object.fromEntries(
  requestFieldNames.map((field) => [field, field === "price" ? price : text]),
) as BodyEntries;

/**
 * What a visitor once sent, in whatever version of the form: a field that the form did not have then is empty, and nothing
 * that was accepted is refused. The form's own schemas are for what comes in, never for what is stored.
 */
export const requestBodySchema = v.object(bodyEntries);

/** The `body` column of a request; fails only where it is no JSON object. */
export const storedBodySchema = v.pipe(v.string(), v.parseJson(), requestBodySchema);

/** A request as the device of its sender keeps it and its confirmation shows it. */
export const sentRequestSchema = v.object({
  kind: v.picklist(requestKinds),
  reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8)),
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
  ...requestBodySchema.entries,
});
export type SentRequest = v.InferOutput<typeof sentRequestSchema>;

/** The fields of a kind of request, and what was given, as a text. */
export const listFieldValues = (kind: RequestKind, body: RequestBody) =>
  requestFieldNames
    .filter((field) => requestFields[field].kinds.includes(kind))
    .map((field) => ({ field, value: formatFieldValue(body, field) }));

export function formatFieldValue(body: RequestBody, field: RequestField): string {
  if (field === "price") return body.price === null ? "" : formatPrice(body.price);
  return body[field];
}

export type RequestFact = { field: RequestField; label: string; value: string };

/** What the inbox and the confirmation show; empty values too. */
export function listRequestFacts(request: RequestBody & { kind: RequestKind }): RequestFact[] {
  const values = listFieldValues(request.kind, request);
  return values.flatMap(({ field, value }) => {
    const { label, shownWith } = requestFields[field];
    if (shownWith) return [];
    const others = values.filter((other) => requestFields[other.field].shownWith === field);
    const line = [value, ...others.map((other) => other.value)].filter(Boolean).join(", ");
    return [{ field, label, value: line }];
  });
}
