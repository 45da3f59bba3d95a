import { phases } from "#content/curriculum/phases.ts";
import { pages } from "#content/pages.ts";
import { plans, savingOverSinglePhases } from "#content/plans.ts";
import { phasePriceNote } from "#content/price-notes.ts";
import { formatRupees } from "#domain/format/money.ts";
import { phaseEnquiryPath } from "#domain/requests/form-pages.ts";
import { buildFactSheet } from "./shared-page-data.ts";
import type { RenderContext } from "./render-context.ts";
import { phaseGraph } from "./structured-data/page-graphs.ts";

/** What a phase page shows; its prices are the home page's. */
export async function findPhasePageData(path: string, context: RenderContext) {
  const phase = phases.find((candidate) => path.replace(/\.data$/, "") === candidate.path);
  if (!phase) return null;
  const plan = plans.home[phase.key];
  const saving = savingOverSinglePhases("home");
  return {
    page: pages[`phase-${phase.key}`],
    graph: phaseGraph(context, phase),
    phase,
    plan,
    priceNote: phasePriceNote(phase.key),
    facts: buildFactSheet([phase], context.now),
    bundle: {
      price: plans.home.bundle.price,
      saving: `Save ${formatRupees(saving.amount)} (${saving.percent}% off) over three single phases.`,
    },
    dock: {
      label: "Enroll Now",
      amount: formatRupees(plan.price),
      to: phaseEnquiryPath(phase.key),
      phase: phase.key,
    },
  };
}
