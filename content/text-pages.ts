import * as v from "valibot";
import { defineContent } from "#domain/content/define-content.ts";
import { textPageSchema } from "#domain/content/page-metadata.ts";

/**
 * Pages of your own that are text alone, such as /scholarships: here an entry as in pages.ts with a `text` in Markdown, and a
 * link in navigation.ts. Address, sitemap, share image and the rest follow.
 */
export const textPages = defineContent("content/text-pages.ts", v.array(textPageSchema), []);
