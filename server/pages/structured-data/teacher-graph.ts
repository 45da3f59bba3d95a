import { instructor } from "#content/instructor.ts";
import type { Instructor } from "#domain/content/instructor.ts";
import type { JsonLd } from "#domain/content/page.ts";
import type { RenderContext } from "../render-context.ts";
import { organizationId } from "./organization.ts";
import { pageGraph, plainGraph } from "./page-graph.ts";

/** A sample profile is no person: its page says so, and search engines get a plain page. */
export function teacherGraph(context: RenderContext, teacher: Instructor = instructor): JsonLd {
  if (teacher.sample) return plainGraph(context, "teacher");
  const { siteUrl } = context;
  return pageGraph(siteUrl, "teacher", [
    {
      "@type": "Person",
      "@id": `${siteUrl}/teacher#person`,
      name: teacher.name,
      jobTitle: teacher.role,
      description: teacher.intro,
      url: `${siteUrl}/teacher`,
      knowsAbout: [...teacher.skills.technical],
      worksFor: { "@id": organizationId(siteUrl) },
    },
  ]);
}
