import { EnrollButton } from "#app/features/enrollment/enrollment-provider.tsx";
import { IconCard } from "#app/ui/icon-card.tsx";
import { SectionHeader } from "#app/ui/section.tsx";
import type { Card } from "#domain/content/page-sections.ts";
import type { Plan } from "#domain/content/plan.ts";
import { formatPrice } from "#domain/format/money.ts";
import { ClosingBand } from "./page-layouts.tsx";

export function IncludedSection({ cards }: { cards: readonly Card[] }) {
  return (
    <section aria-labelledby="included-title" className="part pt-section" suppressHydrationWarning>
      <SectionHeader id="included-title" title="What's included" />
      <ul className="sheet sm:rows-2 lg:rows-4">
        {cards.map((card) => (
          <IconCard key={card.title} card={card} />
        ))}
      </ul>
    </section>
  );
}

export const ClosingCallToAction = ({ plan }: { plan: Plan }) => (
  <ClosingBand>
    <EnrollButton order={plan} size="lg" data-primary>
      Enroll Now · {formatPrice(plan.price)}
    </EnrollButton>
  </ClosingBand>
);
