import { CardCell } from "#app/ui/card-cell.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { DrawnIcon } from "#app/ui/drawn-icon.tsx";
import type { Card, IconDrawings } from "#domain/content/card-pages.ts";

export function IncludedSection({ cards, drawings }: { cards: readonly Card[]; drawings: IconDrawings }) {
  return (
    <section aria-labelledby="included-title" className="part pt-section" suppressHydrationWarning>
      <SectionHead id="included-title" title="What's included" />
      <ul className="sheet sm:grid-cols-2 lg:grid-cols-4">
        {cards.map((card) => (
          <CardCell
            key={card.title}
            icon={<DrawnIcon drawing={drawings[card.icon]} />}
            title={card.title}
            text={card.text}
          />
        ))}
      </ul>
    </section>
  );
}
