import { benefits, trustBadges } from "#content/benefits.ts";
import { dayCount, phases } from "#content/curriculum/phases.ts";
import { facts } from "#content/facts.ts";
import { faq } from "#content/faq.ts";
import { pages } from "#content/pages.ts";
import { listPlans, plans } from "#content/plans.ts";
import { shownReviews } from "#content/reviews.ts";
import { site } from "#content/site.ts";
import type { RenderContext } from "../http/render-context.ts";
import { bundleDock } from "./bundle-dock.ts";
import { readFormTexts } from "./form-texts.ts";
import { readIconDrawings } from "./icon-drawings.ts";
import { homeGraph } from "./structured-data/course-graphs.ts";

/** What the home page shows. */
export const readHomePage = async (context: RenderContext) => ({
  page: pages.home,
  dock: bundleDock("/#pricing"),
  graph: homeGraph(context),
  hero: {
    site,
    proof: `${facts.rating}/${facts.ratingScale} rating · ${facts.students}+ students`,
    phases,
    trustBadges,
  },
  pricing: {
    plans: listPlans("home"),
    lead: `One-time payment. Take all ${dayCount} days, or one phase.`,
    bundleNote: plans.home.bundle.subtitle,
  },
  benefits,
  reviews: shownReviews,
  faq,
  forms: readFormTexts(),
  contact: { contact: site.contact, socials: site.socials },
  drawings: await readIconDrawings([...trustBadges, ...benefits.items, ...site.socials]),
});
