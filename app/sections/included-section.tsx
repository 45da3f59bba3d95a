import { CardCell } from "#app/ui/card-cell.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { SiteIcon } from "#app/ui/site-icon.tsx";
import type { Card } from "#domain/card.ts";

export function IncludedSection({ cards }: { cards: readonly Card[] }) {
  return (
    <section aria-labelledby="included-title" className="part pt-section" suppressHydrationWarning>
      <SectionHead id="included-title" title="What's included" />
      <ul className="sheet sm:grid-cols-2 lg:grid-cols-4">
        {cards.map((card) => (
          <CardCell key={card.title} icon={<SiteIcon name={card.icon} />} title={card.title} text={card.text} />
        ))}
      </ul>
    </section>
  );
}
