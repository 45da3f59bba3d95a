import * as v from "valibot";
import { stripInvisibleCharacters } from "../format/searched-and-visible-text.ts";

/** Anybody can write a link to this site: staff read what they see, without hidden or reordered text. */
const visibleTextSchema = v.pipe(
  v.string(),
  v.transform((text) => stripInvisibleCharacters(text).replaceAll("\n", "")),
  v.trim(),
);

/** Where a visitor came from never refuses a request: a value that is no text, too long or of another form is left empty. */
const originFieldSchema = (form: RegExp) => v.fallback(v.pipe(visibleTextSchema, v.maxLength(200), v.regex(form)), "");

/** A UTM parameter, cut to 100 characters: the start of a long one still tells one link from another. */
const utmTagSchema = v.fallback(
  v.pipe(
    visibleTextSchema,
    v.transform((text) => Array.from(text).slice(0, 100).join("")),
  ),
  "",
);

export const sourceFields = v.object({
  /** The path of the first page of the visit, without its query, and without the key of a private link. */
  landing: v.pipe(
    originFieldSchema(/^(\/[^?#]*)?$/),
    v.transform((path) => path.replace(/^\/my\/.*/, "/my")),
  ),
  /** The host of the page that linked here, never its path. */
  referrer: originFieldSchema(/^[\w.:[\]-]*$/),
  utmSource: utmTagSchema,
  utmMedium: utmTagSchema,
  utmCampaign: utmTagSchema,
  utmTerm: utmTagSchema,
  utmContent: utmTagSchema,
});
export type RequestSource = v.InferOutput<typeof sourceFields>;

/** How a visit began; null where that is unknown, as without scripts. */
export const sourceSchema = v.fallback(
  v.nullable(
    v.pipe(
      sourceFields,
      v.transform((source) => (Object.values(source).some(Boolean) ? source : null)),
    ),
  ),
  null,
);

/** What requests are grouped by in the inbox: the campaign's source, else the referring host; empty where neither is known. */
export const toSourceKey = (source: RequestSource | null) =>
  (source ? source.utmSource || source.referrer : "").toLowerCase();

/**
 * Sent along with a form, beside what the visitor typed. The version of the privacy notice that stood at the form is null
 * where none did: a consent to a text that never was would prove nothing.
 */
export const originSchema = (published: readonly string[]) =>
  v.object({ source: sourceSchema, noticeVersion: v.fallback(v.nullable(v.picklist(published)), null) });
export type RequestOrigin = v.InferOutput<ReturnType<typeof originSchema>>;
