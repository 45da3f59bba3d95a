import * as v from "valibot";

/** A field that is no text, too long or of another form is left empty: where a visitor came from never decides anything. */
const note = (max: number, form = /^/) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll(/\p{Cc}/gu, "")),
      v.trim(),
      v.maxLength(max),
      v.regex(form),
    ),
    "",
  );

export const sourceFields = v.object({
  /** The path of the first page of the visit, without its query. */
  landing: note(200, /^(\/[^?#]*)?$/),
  /** The host of the page that linked here, never its path. */
  referrer: note(200, /^[\w.:[\]-]*$/),
  utmSource: note(100),
  utmMedium: note(100),
  utmCampaign: note(100),
  utmTerm: note(100),
  utmContent: note(100),
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

/** Which version of the privacy notice stood at the form; null where none did. */
export const noticeVersionSchema = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/))), null);

/** Sent along with a form, beside what the visitor typed. */
export const originSchema = v.object({ source: sourceSchema, noticeVersion: noticeVersionSchema });
export type RequestOrigin = v.InferOutput<typeof originSchema>;
