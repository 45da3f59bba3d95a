import type { NamedDays } from "#app/features/day-square-links/day-square-links.tsx";
import { LazyDaySquareLinks } from "#app/features/day-square-links/lazy-day-square-links.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DayCountInSquares } from "#app/ui/day-count-in-squares.tsx";
import { IconCard } from "#app/ui/icon-card.tsx";
import { SectionHeader } from "#app/ui/section.tsx";
import type { About } from "#domain/content/page-section-schemas.ts";
import { StatSheet } from "./fact-sheet.tsx";
import { DaySquareCallToActionBand } from "./page-layouts.tsx";

type AboutSectionProps = {
  about: About;
  numbers: readonly { figure: string; label: string }[];
  hasPrices: boolean;
  phases: readonly NamedDays[];
};

export function AboutPageBody({ about, numbers, hasPrices, phases }: AboutSectionProps) {
  // One sentence is read large, the others are body text.
  const [, first, ...rest] = /^(.*?[.!?])\s+(.+)$/s.exec(about.mission) ?? ["", about.mission];
  return (
    <>
      <div className="grid gap-section">
        <section aria-labelledby="mission-title" className="split">
          <div className="grid gap-8">
            <h2 id="mission-title" className="text-h3">
              Our mission
            </h2>
            <div className="relative max-w-96">
              <DayCountInSquares />
              <LazyDaySquareLinks over="illustration" phases={phases} path="/curriculum" />
            </div>
          </div>
          <div className="grid gap-6">
            <p className="text-[clamp(1.5rem,1.2rem+1.4vw,2.375rem)] leading-[1.18] font-bold tracking-[-0.02em] text-pretty">
              {first}
            </p>
            {[...rest, ...about.story].map((paragraph) => (
              <p key={paragraph} className="max-w-prose text-fg-2">
                {paragraph}
              </p>
            ))}
          </div>
        </section>
        {about.differentiators.length > 0 && (
          <section aria-labelledby="different-title">
            <SectionHeader id="different-title" title="What makes it different" />
            <ul className="sheet sm:rows-2 md:rows-3">
              {about.differentiators.map((card) => (
                <IconCard key={card.title} card={card} />
              ))}
            </ul>
          </section>
        )}
        {/* One alone, the number of days, stands in every heading. */}
        {numbers.length > 1 && (
          <section aria-labelledby="numbers-title">
            <SectionHeader id="numbers-title" title="By The Numbers" />
            <StatSheet stats={numbers} />
          </section>
        )}
      </div>
      <DaySquareCallToActionBand>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <ButtonLink to="/#curriculum" size="lg" data-primary>
            View Curriculum
          </ButtonLink>
          {hasPrices && (
            <ButtonLink to="/#pricing" variant="outline" size="lg">
              See Pricing
            </ButtonLink>
          )}
        </div>
      </DaySquareCallToActionBand>
    </>
  );
}
