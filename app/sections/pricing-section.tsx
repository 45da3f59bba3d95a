import { Section } from "#app/ui/section.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { Plan, PriceNote as Note } from "#domain/content/plan.ts";
import { PlanCards } from "./plan-cards.tsx";
import { PriceNote } from "./price-note.tsx";

export function PricingSection({
  plans,
  lead,
  bundleNote,
  priceNote,
}: {
  plans: readonly Plan[];
  lead: string;
  bundleNote: string;
  priceNote: Note | null;
}) {
  return (
    <Section id="pricing" labelledBy="pricing-title">
      <div className="wrap">
        <SectionHead id="pricing-title" title="Pricing" lead={lead} />
        <PlanCards plans={plans} bundleNote={bundleNote} />
        <PriceNote note={priceNote} className="mt-6" />
      </div>
    </Section>
  );
}
