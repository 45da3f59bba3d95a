import type { ListItem, Question } from "schema-dts";
import { phases } from "#content/curriculum/phases.ts";
import { faq } from "#content/faq.ts";
import { instructor } from "#content/instructor.ts";
import { pages } from "#content/pages.ts";
import { findPlan } from "#content/plans.ts";
import type { Day, Phase } from "#domain/content/curriculum.ts";
import type { Instructor } from "#domain/content/page-section-schemas.ts";
import type { JsonLd } from "#domain/content/page-metadata.ts";
import { photoPath, photoSize } from "#domain/content/teacher-photo.ts";
import type { RenderContext } from "../render-context.ts";
import { phaseCourseNode, wholeCourseNode, reviewProperties } from "./course-nodes.ts";
import {
  organizationNodeWithContact,
  pageGraphWithBreadcrumb,
  organizationId,
  basicPageGraph,
  siteLanguage,
} from "./site-graph.ts";

export const homeGraph = (context: RenderContext): JsonLd =>
  pageGraphWithBreadcrumb(context.siteUrl, pages.home, [
    { ...wholeCourseNode(context, "/#pricing", "home"), ...reviewProperties(context.reviews) },
    organizationNodeWithContact(context.siteUrl),
  ]);

export const pricingGraph = (context: RenderContext): JsonLd =>
  pageGraphWithBreadcrumb(context.siteUrl, pages.pricing, [
    wholeCourseNode(context, "/pricing", "pricingPage"),
    ...phases.map((phase) => phaseCourseNode(context, phase, findPlan("pricingPage", phase.key), "/pricing")),
  ]);

export const phaseGraph = (context: RenderContext, phase: Phase): JsonLd =>
  pageGraphWithBreadcrumb(
    context.siteUrl,
    pages[`phase-${phase.key}`],
    [phaseCourseNode(context, phase, findPlan("home", phase.key), phase.path)],
    [pages.curriculum],
  );

export const curriculumGraph = ({ siteUrl }: RenderContext): JsonLd =>
  pageGraphWithBreadcrumb(siteUrl, pages.curriculum, [
    {
      "@type": "ItemList",
      itemListElement: phases.map((phase, index): ListItem => ({
        "@type": "ListItem",
        position: index + 1,
        url: siteUrl + phase.path,
      })),
    },
  ]);

export const lessonGraph = ({ siteUrl }: RenderContext, { title, tasks }: Day): JsonLd =>
  pageGraphWithBreadcrumb(siteUrl, pages.lesson, [
    {
      "@type": "LearningResource",
      name: title,
      description: pages.lesson.description,
      url: siteUrl + pages.lesson.path,
      learningResourceType: "lesson",
      teaches: [...tasks],
      isAccessibleForFree: true,
      inLanguage: siteLanguage,
      provider: { "@id": organizationId(siteUrl) },
    },
  ]);

export const reviewsGraph = (context: RenderContext): JsonLd =>
  pageGraphWithBreadcrumb(context.siteUrl, pages.reviews, [
    { ...wholeCourseNode(context, "/reviews"), ...reviewProperties(context.reviews) },
  ]);

export const faqGraph = ({ siteUrl }: RenderContext): JsonLd =>
  pageGraphWithBreadcrumb(siteUrl, pages.faq, [
    {
      "@type": "FAQPage",
      mainEntity: faq.map((item): Question => ({
        "@type": "Question",
        name: item.question,
        acceptedAnswer: { "@type": "Answer", text: item.answer },
      })),
    },
  ]);

/** A sample profile is no person: its page says so, and search engines get a plain page. */
export function teacherGraph(context: RenderContext, teacher: Instructor = instructor): JsonLd {
  if (teacher.sample) return basicPageGraph(context, pages.teacher);
  const { siteUrl } = context;
  return pageGraphWithBreadcrumb(siteUrl, pages.teacher, [
    {
      "@type": "Person",
      "@id": `${siteUrl}/teacher#person`,
      name: teacher.name,
      jobTitle: teacher.role,
      description: teacher.intro,
      url: `${siteUrl}/teacher`,
      knowsAbout: [...teacher.skills.technical],
      ...(teacher.photo && { image: siteUrl + photoPath(photoSize.width, "jpg") }),
      worksFor: { "@id": organizationId(siteUrl) },
    },
  ]);
}
