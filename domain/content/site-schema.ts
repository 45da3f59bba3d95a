import * as v from "valibot";
import { text } from "./define-content.ts";
// Loaded for its check of `content/region.ts`.
import "./region-schema.ts";

/** Within a sentence: a name of its own has no article, `the 58 Days Course` needs one. */
export const nameCourse = ({ name, wordmark, label }: { name?: string | undefined; wordmark: string; label: string }) =>
  name ?? `the ${wordmark} ${label}`;

const httpsUrl = v.pipe(text, v.url("must be an address"), v.startsWith("https://", "must start with https://"));

export const siteSchema = v.object({
  wordmark: text,
  /** What titles, structured data and certificates call the course; left out, it is the wordmark with its label. */
  name: v.optional(text),
  label: text,
  tagline: text,
  footerLine: text,
  contact: v.pipe(
    v.object({
      /** The one way to be reached that no course can do without: the legal pages name it for what people ask in writing. */
      email: v.pipe(text, v.email("must be an e-mail address")),
      /** Left out with `phoneLink`, nothing offers a call. */
      phone: v.optional(text),
      /** The same number as a `tel:` link dials it. */
      phoneLink: v.optional(v.pipe(text, v.regex(/^\+\d{6,15}$/, "must be + and digits"))),
      /** Where the team answers on WhatsApp; left out, nothing offers it. */
      whatsapp: v.optional(v.pipe(text, v.regex(/^\+\d{6,15}$/, "must be + and digits"))),
      phoneHours: text,
      responseTime: text,
      responsePromise: text,
    }),
    v.check(
      ({ phone, phoneLink }) => (phone === undefined) === (phoneLink === undefined),
      "must have both phone and phoneLink, or neither",
    ),
  ),
  socials: v.array(v.object({ name: text, icon: text, url: httpsUrl })),
});
export type Site = v.InferOutput<typeof siteSchema>;

/** `write to … or call … (…)`; without a number, only the first. */
export const formatWriteOrCall = ({ email, phone, phoneHours }: Site["contact"], separator = " ") =>
  `write to ${email}${phone ? `${separator}or call ${phone} (${phoneHours})` : ""}`;
