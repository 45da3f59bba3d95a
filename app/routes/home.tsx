import { HeroSection } from "#app/sections/hero-section.tsx";
import { BenefitsSection } from "#app/sections/benefits-section.tsx";
import { ContactSection } from "#app/sections/contact-section.tsx";
import { CurriculumSection } from "#app/sections/curriculum-section.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { PricingSection } from "#app/sections/pricing-section.tsx";
import { ReviewsSection } from "#app/sections/reviews-section.tsx";
import { Below } from "#app/ui/below.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { useEnquiry } from "#app/lib/use-enquiry.ts";
import { benefits, trustBadges } from "#content/benefits.ts";
import { dayCount, phases } from "#content/curriculum/phases.ts";
import { facts } from "#content/facts.ts";
import { faq } from "#content/faq.ts";
import { pages } from "#content/pages.ts";
import { listPlans } from "#content/plans.ts";
import { shownReviews } from "#content/reviews.ts";
import { site } from "#content/site.ts";
import { bundleDock } from "#server/pages/dock-action.ts";
import { homeGraph } from "#server/pages/structured-data.ts";
import { renderContext } from "#server/http/render-context.ts";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
  const bundleNote = listPlans("home").find((plan) => plan.phase === null)?.subtitle ?? "";
  return {
    page: pages.home,
    dock: bundleDock("/#pricing"),
    graph: homeGraph(context.get(renderContext)),
    hero: {
      site,
      proof: `${facts.rating}/${facts.ratingScale} rating · ${facts.students}+ students`,
      phases,
      trustBadges,
    },
    pricing: {
      plans: listPlans("home"),
      lead: `One-time payment. Take all ${dayCount} days, or one phase.`,
      bundleNote,
    },
    benefits,
    reviews: shownReviews,
    faq,
    contact: { contact: site.contact, socials: site.socials },
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function HomePage({ loaderData }: Route.ComponentProps) {
  useEnquiry(loaderData.pricing.plans);
  return (
    <>
      <HeroSection {...loaderData.hero} />
      <Below>
        <CurriculumSection phases={loaderData.hero.phases} />
        <PricingSection {...loaderData.pricing} />
        <BenefitsSection benefits={loaderData.benefits} band />
        <ReviewsSection {...loaderData.reviews} />
        <FaqSection faq={loaderData.faq} band />
        <ContactSection {...loaderData.contact} />
      </Below>
    </>
  );
}
