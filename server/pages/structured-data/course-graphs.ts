import type { ListItem } from "schema-dts";
import { phases } from "#content/curriculum/phases.ts";
import { pages } from "#content/pages.ts";
import { plans } from "#content/plans.ts";
import type { Phase } from "#domain/content/curriculum.ts";
import type { JsonLd } from "#domain/content/page.ts";
import type { RenderContext } from "../render-context.ts";
import { phaseCourse, wholeCourse } from "./course.ts";
import { organizationContact } from "./organization.ts";
import { pageGraph } from "./page-graph.ts";
import { reviewsOfCourse } from "./reviews.ts";

export const homeGraph = (context: RenderContext): JsonLd =>
  pageGraph(context.siteUrl, "home", [
    { ...wholeCourse(context, "/#pricing", "home"), ...reviewsOfCourse() },
    organizationContact(context.siteUrl),
  ]);

export const pricingGraph = (context: RenderContext): JsonLd =>
  pageGraph(context.siteUrl, "pricing", [
    wholeCourse(context, "/pricing", "pricingPage"),
    ...phases.map((phase) => phaseCourse(context, phase, plans.pricingPage[phase.key], "/pricing")),
  ]);

export const phaseGraph = (context: RenderContext, phase: Phase): JsonLd =>
  pageGraph(
    context.siteUrl,
    phase.key,
    [phaseCourse(context, phase, plans.home[phase.key], phase.path)],
    [pages.curriculum],
  );

export const curriculumGraph = ({ siteUrl }: RenderContext): JsonLd =>
  pageGraph(siteUrl, "curriculum", [
    {
      "@type": "ItemList",
      itemListElement: phases.map((phase, index): ListItem => ({
        "@type": "ListItem",
        position: index + 1,
        url: siteUrl + phase.path,
      })),
    },
  ]);

export const reviewsGraph = (context: RenderContext): JsonLd =>
  pageGraph(context.siteUrl, "reviews", [{ ...wholeCourse(context, "/reviews"), ...reviewsOfCourse() }]);
