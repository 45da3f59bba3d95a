import { data } from "react-router";
import { ShareButton } from "#app/ui/share-button.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { FactSheet } from "#app/sections/fact-sheet.tsx";
import { PageHeader } from "#app/sections/page-layouts.tsx";
import { PricingCallToAction, IncludedSection, SampleCertificate } from "#app/sections/pricing-page-sections.tsx";
import { PlanCards, PricesOnOtherPageNote } from "#app/sections/pricing-section.tsx";
import { HydrateBelowFoldLater } from "#app/ui/hydrate-below-fold-later.tsx";
import { included } from "#content/benefits.ts";
import { phases } from "#content/curriculum/phases.ts";
import { pages } from "#content/pages.ts";
import { listPlans } from "#content/plans.ts";
import { priceNotes } from "#content/price-notes.ts";
import { describeSampleCertificateImage } from "#server/certificates/certificate-page.ts";
import { buildPricesLink, buildFactSheet, buildFormTexts } from "#server/pages/shared-page-data.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { pricingGraph } from "#server/pages/structured-data/page-graphs.ts";
import type { Route } from "./+types/pricing";

export async function loader({ context }: Route.LoaderArgs) {
  const [first] = listPlans("pricingPage");
  if (!first) throw data(null, { status: 404 });
  return {
    page: pages.pricing,
    dock: buildPricesLink(`/pricing#plan-${first.key}`),
    graph: pricingGraph(context.get(renderContext)),
    plans: listPlans("pricingPage"),
    bundleNote: first.pricingPageSubtitle ?? first.subtitle,
    priceNote: priceNotes.pricingPage,
    facts: buildFactSheet(phases, context.get(renderContext).now),
    included,
    certificate: describeSampleCertificateImage(),
    forms: buildFormTexts(),
    closing: first,
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function PricingPage({ loaderData, matches }: Route.ComponentProps) {
  const { page } = loaderData;
  return (
    <div className="wrap">
      <PageHeader page={page}>
        <ShareButton title={page.title} url={matches[0].loaderData.siteUrl + page.path} />
      </PageHeader>
      <h2 className="sr-only">Plans</h2>
      <PlanCards plans={loaderData.plans} bundleNote={loaderData.bundleNote} />
      <PricesOnOtherPageNote note={loaderData.priceNote} className="mt-6" />
      <HydrateBelowFoldLater>
        <FactSheet {...loaderData.facts} className="pt-section" />
        {loaderData.included.length > 0 && <IncludedSection cards={loaderData.included} />}
        {loaderData.certificate && <SampleCertificate sample={loaderData.certificate} />}
        <PricingCallToAction plan={loaderData.closing} />
      </HydrateBelowFoldLater>
    </div>
  );
}
