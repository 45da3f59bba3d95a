import type { Question } from "schema-dts";
import { faq } from "#content/faq.ts";
import type { JsonLd } from "#domain/content/page.ts";
import type { RenderContext } from "../render-context.ts";
import { pageGraph } from "./page-graph.ts";

export const faqGraph = ({ siteUrl }: RenderContext): JsonLd =>
  pageGraph(siteUrl, "faq", [
    {
      "@type": "FAQPage",
      mainEntity: faq.map((item): Question => ({
        "@type": "Question",
        name: item.question,
        acceptedAnswer: { "@type": "Answer", text: item.answer },
      })),
    },
  ]);
