import * as v from "valibot";
import { text } from "./define-content.ts";

export const pageSchema = v.object({
  path: v.pipe(text, v.startsWith("/", "must be a site path")),
  /** The browser tab's and search result's title. */
  title: v.pipe(text, v.maxLength(70, "must be 70 characters or fewer, or search engines cut it")),
  description: v.pipe(text, v.maxLength(170, "must be 170 characters or fewer, or search engines cut it")),
  keywords: v.pipe(v.array(text), v.minLength(3, "must be three keywords or more")),
  /** The page's heading, also on its share image. */
  heading: text,
  /** The page's name in breadcrumbs where the heading is too long for one. */
  crumb: v.optional(text),
  lead: v.optional(text),
});
export type Page = v.InferOutput<typeof pageSchema>;

/** Structured data as it goes over the wire; it is built and checked by type on the server. */
export type JsonLd = Record<string, unknown>;
