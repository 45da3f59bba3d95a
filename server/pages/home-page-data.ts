import { benefits, trustBadges } from "#content/benefits.ts";
import { dayCount, phases } from "#content/curriculum/phases.ts";
import { proof } from "#content/facts.ts";
import { faq } from "#content/faq.ts";
import { instructor } from "#content/instructor.ts";
import { pages } from "#content/pages.ts";
import { findPlan, listPlans } from "#content/plans.ts";
import { priceNotes } from "#content/price-notes.ts";
import { site } from "#content/site.ts";
import type { ListedPhase } from "#domain/content/curriculum.ts";
import { formatDayCount } from "#domain/content/phase.ts";
import { hasBenefits } from "#domain/content/page-section-schemas.ts";
import { buildPricesLink, buildFactSheet, buildFormTexts, buildLessonLink } from "./shared-page-data.ts";
import type { RenderContext } from "./render-context.ts";
import { homeGraph } from "./structured-data/page-graphs.ts";
import { buildReviewsSection, formatRatingAndReviewCount, areReviewsByStudents } from "./reviews-data.ts";

/** The home page shows neither outcomes nor icons of days, so they are not sent along. */
const listedPhases: ListedPhase[] = phases.map(({ key, name, title, month, daysOf, path, highlights, days }) => ({
  key,
  name,
  title,
  month,
  path,
  daysOf,
  highlights,
  days: days.map(({ day, title, tasks }) => ({ day, title, tasks })),
}));

export const buildHomePageData = async (context: RenderContext) => ({
  page: pages.home,
  dock: buildPricesLink("/#pricing"),
  graph: homeGraph(context),
  hero: {
    site: { wordmark: site.wordmark, label: site.label, name: site.name, tagline: site.tagline },
    proof: [
      areReviewsByStudents(context.reviews)
        ? formatRatingAndReviewCount(context.reviews)
        : proof.rating && `${proof.rating} rating`,
      proof.students,
    ]
      .filter(Boolean)
      .join(" · "),
    phases: listedPhases,
    trustBadges,
    lesson: buildLessonLink(),
    joinPath: listPlans("home").length > 0 ? "/#pricing" : "/#contact",
  },
  facts: buildFactSheet(phases, context.now),
  teacher: pickTeacherSummary(),
  pricing:
    listPlans("home").length > 0
      ? {
          plans: listPlans("home"),
          lead: describeOffers(),
          bundleNote: findPlan("home", "bundle")?.subtitle,
          priceNote: priceNotes.home,
        }
      : null,
  benefits: hasBenefits(benefits) ? { heading: pages.benefits.heading, benefits } : null,
  reviews: context.reviews.length > 0 ? buildReviewsSection(context.reviews, phases.slice(0, 1)) : null,
  faq: faq.length > 0 ? { heading: pages.faq.heading, faq } : null,
  forms: buildFormTexts(),
  contact: { heading: pages.contact.heading, contact: site.contact, socials: site.socials },
});

function describeOffers(): string {
  const hasBundle = findPlan("home", "bundle") !== undefined;
  const phaseCount = listPlans("home").length - Number(hasBundle);
  const payments = new Set(listPlans("home").map(({ payment }) => payment));
  const [payment] = payments.size === 1 ? payments : [];
  const choice =
    phaseCount === 0
      ? `All ${formatDayCount(dayCount)}.`
      : hasBundle
        ? `Take all ${formatDayCount(dayCount)}, or one phase.`
        : phaseCount > 1 && "Take one phase, or more.";
  return [payment && `${payment[0]?.toUpperCase()}${payment.slice(1)}.`, choice].filter(Boolean).join(" ");
}

function pickTeacherSummary() {
  const { name, role, sample, intro } = instructor;
  return { name, role, sample, intro, path: pages.teacher.path };
}
