import { instructor } from "#content/instructor.ts";
import type { JsonLd } from "#domain/page.ts";
import type { RenderContext } from "../../http/render-context.ts";
import { organizationId } from "./organization.ts";
import { pageGraph } from "./page-graph.ts";

export const teacherGraph = ({ siteUrl }: RenderContext): JsonLd =>
  pageGraph(siteUrl, "teacher", [
    {
      "@type": "Person",
      "@id": `${siteUrl}/teacher#person`,
      name: instructor.name,
      jobTitle: instructor.role,
      description: instructor.intro,
      url: `${siteUrl}/teacher`,
      knowsAbout: [...instructor.skills.technical],
      worksFor: { "@id": organizationId(siteUrl) },
    },
  ]);
