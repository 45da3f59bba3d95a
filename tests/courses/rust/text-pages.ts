import * as v from "valibot";
import { defineContent } from "#domain/content/define-content.ts";
import { textPageSchema } from "#domain/content/page-metadata.ts";

export const textPages = defineContent("content/text-pages.ts", v.array(textPageSchema), [
  {
    path: "/scholarships",
    title: "Scholarships | Ferris Path School",
    description: "Three places a year are free. Who can have one, what to send us, and when we decide.",
    keywords: ["scholarship", "free place", "free systems course"],
    heading: "Scholarships",
    lead: "Three places a year are free.",
    text: "## Who\n\nAnyone who teaches others what they learn.\n\n## How\n\n[Write to us](/contact) by the end of May.\n",
  },
]);
