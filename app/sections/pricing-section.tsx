import { Section } from "#app/ui/section.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { Plan } from "#domain/plan.ts";
import { PlanCards } from "./plan-cards.tsx";

export function PricingSection({
  plans,
  lead,
  bundleNote,
}: {
  plans: readonly Plan[];
  lead: string;
  bundleNote: string;
}) {
  return (
    <Section id="pricing" labelledBy="pricing-title">
      <div className="wrap">
        <SectionHead id="pricing-title" title="Pricing" lead={lead} />
        <PlanCards plans={plans} bundleNote={bundleNote} />
      </div>
    </Section>
  );
}
