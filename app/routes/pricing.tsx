import { pageMeta } from "#app/lib/page-meta.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { IncludedSection } from "#app/sections/included-section.tsx";
import { PageHead } from "#app/sections/page-head.tsx";
import { PlanCards } from "#app/sections/plan-cards.tsx";
import { Below } from "#app/ui/below.tsx";
import { included } from "#content/benefits.ts";
import { dayCount } from "#content/curriculum/phases.ts";
import { pages } from "#content/pages.ts";
import { listPlans, plans } from "#content/plans.ts";
import { bundleDock } from "#server/pages/bundle-dock.ts";
import { renderContext } from "#server/http/render-context.ts";
import { readFormTexts } from "#server/pages/form-texts.ts";
import { readIconDrawings } from "#server/pages/icon-drawings.ts";
import { pricingGraph } from "#server/pages/structured-data/course-graphs.ts";
import type { Route } from "./+types/pricing";

export async function loader({ context }: Route.LoaderArgs) {
  return {
    page: pages.pricing,
    dock: bundleDock("/pricing#plan-bundle"),
    graph: pricingGraph(context.get(renderContext)),
    plans: listPlans("pricingPage"),
    bundleNote: `Best value · ${dayCount} days`,
    included,
    drawings: await readIconDrawings(included),
    forms: readFormTexts(),
    closing: plans.pricingPage.bundle,
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead page={loaderData.page} />
      <h2 className="sr-only">Plans</h2>
      <PlanCards plans={loaderData.plans} bundleNote={loaderData.bundleNote} />
      <Below>
        <IncludedSection cards={loaderData.included} drawings={loaderData.drawings} />
        <ClosingCall plan={loaderData.closing} />
      </Below>
    </div>
  );
}
