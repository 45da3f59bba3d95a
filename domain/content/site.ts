import * as v from "valibot";
import { text } from "./define-content.ts";

const httpsUrl = v.pipe(text, v.url("must be an address"), v.startsWith("https://", "must start with https://"));

export const siteSchema = v.object({
  wordmark: text,
  label: text,
  tagline: text,
  footerLine: text,
  contact: v.object({
    email: v.pipe(text, v.email("must be an e-mail address")),
    phone: text,
    /** The same number as a `tel:` link dials it. */
    phoneLink: v.pipe(text, v.regex(/^\+\d{6,15}$/, "must be + and digits")),
    /** Where the team answers on WhatsApp; left out, nothing offers it. */
    whatsapp: v.optional(v.pipe(text, v.regex(/^\+\d{6,15}$/, "must be + and digits"))),
    phoneHours: text,
    responseTime: text,
    responsePromise: text,
  }),
  socials: v.pipe(
    v.array(v.object({ name: text, icon: text, url: httpsUrl })),
    v.minLength(1, "must be one profile or more, or the assistant has none to name"),
  ),
});
export type Site = v.InferOutput<typeof siteSchema>;
