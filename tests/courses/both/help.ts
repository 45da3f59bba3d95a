import { defineContent } from "#domain/content/define-content.ts";
import { helpSchema } from "#domain/content/page-section-schemas.ts";

export const help = defineContent("content/help.ts", helpSchema, {
  topics: [
    { title: "The plan", description: "What comes when.", topics: [{ label: "Step by step", path: "/curriculum" }] },
  ],
});
