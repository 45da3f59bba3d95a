import { phases } from "#content/curriculum/phases.ts";
import { pages } from "#content/pages.ts";
import { findPlan, savingOverSinglePhases } from "#content/plans.ts";
import { phasePriceNote } from "#content/price-notes.ts";
import type { Demo } from "#domain/content/curriculum.ts";
import { unit } from "#domain/content/phase.ts";
import { formatPrice } from "#domain/format/money.ts";
import { capitalise, spellNumber } from "#domain/format/text.ts";
import { phaseEnquiryPath } from "#domain/requests/contact-form-prefill.ts";
import { buildFactSheet, buildPricesLink, omitUnshownPhaseFields } from "./shared-page-data.ts";
import type { RenderContext } from "./render-context.ts";
import { phaseGraph } from "./structured-data/page-graphs.ts";

export async function findPhasePageData(path: string, context: RenderContext) {
  const phase = phases.find((candidate) => path.replace(/\.data$/, "") === candidate.path);
  if (!phase) return null;
  const plan = findPlan("home", phase.key);
  const bundle = findPlan("home", "bundle");
  const saving = savingOverSinglePhases("home");
  return {
    page: pages[`phase-${phase.key}`],
    graph: phaseGraph(context, phase),
    phase: omitUnshownPhaseFields(phase),
    demo: phase.demo && describeDemo(phase.demo),
    plan: plan ?? null,
    priceNote: phasePriceNote(phase.key),
    facts: buildFactSheet([phase], context.now),
    bundle: bundle
      ? {
          price: bundle.price,
          saving: saving
            ? `Save ${formatPrice(saving.amount)} (${saving.percent}% off) over ${spellNumber(saving.phases)} single phases.`
            : null,
        }
      : null,
    // A phase that is not sold alone leads to what is.
    dock: plan
      ? { label: "Enroll Now", amount: formatPrice(plan.price), to: phaseEnquiryPath(phase.key), phase: phase.key }
      : buildPricesLink("/#pricing"),
  };
}

/** Its texts come with the page: most visitors never need them in a script. */
const describeDemo = ({ title, text, path, day }: Demo) => ({
  title,
  text,
  path,
  heading: "Try what you build",
  head: { left: "Our example", right: `${capitalise(unit.one)} ${day}` },
  label: `Try it: ${title}`,
  note: `Made by us to show what you build by ${unit.one} ${day}. It is not a student's work.`,
});
