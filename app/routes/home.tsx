import { memo } from "react";
import { isPathChange } from "#app/lib/navigation.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { usePrefillContactMessageFromUrl } from "#app/lib/requests/prefill-contact-message.ts";
import { BenefitsSection } from "#app/sections/benefits-section.tsx";
import { ContactSection } from "#app/sections/contact-section.tsx";
import { CurriculumDaysSection } from "#app/sections/curriculum-days-section.tsx";
import { FactSheet } from "#app/sections/fact-sheet.tsx";
import { SearchableFaqSection } from "#app/sections/searchable-faq-section.tsx";
import { HeroSection } from "#app/sections/hero-section.tsx";
import { PricingSection } from "#app/sections/pricing-section.tsx";
import { ReviewsSection } from "#app/sections/reviews-section.tsx";
import { TeacherSection } from "#app/sections/teacher-section.tsx";
import { HydrateBelowFoldLater } from "#app/ui/hydrate-below-fold-later.tsx";
import { buildHomePageData } from "#server/pages/home-page-data.ts";
import { renderContext } from "#server/pages/render-context.ts";
import type { Route } from "./+types/home";

export const loader = ({ context }: Route.LoaderArgs) => buildHomePageData(context.get(renderContext));

export const shouldRevalidate = isPathChange;

export const meta: Route.MetaFunction = pageMeta;

export default function HomePage({ loaderData }: Route.ComponentProps) {
  usePrefillContactMessageFromUrl(loaderData.pricing?.plans ?? [], loaderData.facts.ask?.message ?? "");
  return <Sections loaderData={loaderData} />;
}

/** Memoised: of a change of the URL only the sections that read it render again. */
const Sections = memo(function Sections({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  return (
    <>
      <HeroSection {...loaderData.hero} />
      <HydrateBelowFoldLater>
        <CurriculumDaysSection phases={loaderData.hero.phases} />
        <TeacherSection {...loaderData.teacher} />
        {loaderData.pricing && <PricingSection {...loaderData.pricing} />}
        <FactSheet {...loaderData.facts} className="wrap pb-section" />
        {loaderData.benefits && <BenefitsSection {...loaderData.benefits} band />}
        {loaderData.reviews && <ReviewsSection {...loaderData.reviews} />}
        {loaderData.faq && <SearchableFaqSection {...loaderData.faq} band />}
        <ContactSection {...loaderData.contact} plans={loaderData.pricing?.plans} />
      </HydrateBelowFoldLater>
    </>
  );
});
