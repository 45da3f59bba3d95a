import * as v from "valibot";
import { defineContent } from "#domain/content/define-content.ts";
import { textPageSchema } from "#domain/content/page-metadata.ts";

export const textPages = defineContent("content/text-pages.ts", v.array(textPageSchema), [
  {
    path: "/observatory",
    title: "Our observatory | Night Sky in 24 evenings",
    description: "The dome on the hill is open to learners on Fridays. How to get there and what to wear.",
    keywords: ["observatory", "dome", "visit"],
    heading: "Our observatory",
    lead: "The dome on the hill is open to learners on Fridays.",
    text: "## What to wear\n\nIt is cold: bring a hat and gloves.\n",
  },
]);
