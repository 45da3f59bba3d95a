import { data } from "react-router";
import { pageMeta } from "#app/lib/page-meta.ts";
import { FactSheet } from "#app/sections/fact-sheet.tsx";
import { PhaseCallToAction, PhasePriceAndDayList, PhaseHero, PhaseOutcomes } from "#app/sections/phase-sections.tsx";
import { ProjectDemo } from "#app/sections/project-demo.tsx";
import { HydrateBelowFoldLater } from "#app/ui/hydrate-below-fold-later.tsx";
import { findPhasePageData } from "#server/pages/phase-page-data.ts";
import { renderContext } from "#server/pages/render-context.ts";
import type { Route } from "./+types/phase";

export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await findPhasePageData(new URL(request.url).pathname, context.get(renderContext));
  if (!found) throw data(null, { status: 404 });
  return found;
}

export const meta: Route.MetaFunction = pageMeta;

export default function PhasePage({ loaderData }: Route.ComponentProps) {
  const { page, phase, demo, facts, plan, bundle, priceNote, dock } = loaderData;
  const prices = { plan, bundle, priceNote };
  const enquiryPath = dock?.to ?? "/#contact";
  const enroll = { phase, price: plan?.price, enquiryPath };
  return (
    <div className="wrap">
      <PhaseHero page={page} {...enroll} />
      <PhaseOutcomes phase={phase} />
      <HydrateBelowFoldLater>
        {demo && <ProjectDemo key={phase.key} demo={demo} phase={phase.key} />}
        <FactSheet {...facts} className="pt-[clamp(3rem,5vw,5rem)]" />
        <PhasePriceAndDayList phase={phase} {...prices} enquiryPath={enquiryPath} />
        <PhaseCallToAction {...enroll} />
      </HydrateBelowFoldLater>
    </div>
  );
}
