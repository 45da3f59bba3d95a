import * as v from "valibot";
import { stripInvisible } from "../format/text.ts";

/** Anybody can write a link to this site: staff read what they see, without hidden or reordered text. */
const seenText = v.pipe(
  v.string(),
  v.transform((text) => stripInvisible(text).replaceAll("\n", "")),
  v.trim(),
);

/** A place that is no text, too long or of another form is left empty: where a visitor came from never decides anything. */
const place = (form: RegExp) => v.fallback(v.pipe(seenText, v.maxLength(200), v.regex(form)), "");

/** The start of a long tag still tells one link from another. */
const tag = v.fallback(
  v.pipe(
    seenText,
    v.transform((text) => Array.from(text).slice(0, 100).join("")),
  ),
  "",
);

export const sourceFields = v.object({
  /** The path of the first page of the visit, without its query. */
  landing: place(/^(\/[^?#]*)?$/),
  /** The host of the page that linked here, never its path. */
  referrer: place(/^[\w.:[\]-]*$/),
  utmSource: tag,
  utmMedium: tag,
  utmCampaign: tag,
  utmTerm: tag,
  utmContent: tag,
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
export const sourceKeyOf = (source: RequestSource | null) =>
  (source ? source.utmSource || source.referrer : "").toLowerCase();

/**
 * Sent along with a form, beside what the visitor typed. The version of the privacy notice that stood at the form is null
 * where none did: a consent to a text that never was would prove nothing.
 */
export const originSchema = (published: readonly string[]) =>
  v.object({ source: sourceSchema, noticeVersion: v.fallback(v.nullable(v.picklist(published)), null) });
export type RequestOrigin = v.InferOutput<ReturnType<typeof originSchema>>;
