import { cn } from "#app/lib/cn.ts";
import { CardCell } from "#app/ui/card-cell.tsx";
import { DrawnIcon } from "#app/ui/drawn-icon.tsx";
import { phaseClass } from "#app/ui/squares.tsx";
import type { Phase } from "#domain/content/curriculum.ts";
import type { IconDrawings } from "#domain/content/card-pages.ts";

export function PhaseOutcomes({ phase, drawings }: { phase: Phase; drawings: IconDrawings }) {
  return (
    <section aria-labelledby="outcomes-title" className={cn("mt-8", phaseClass[phase.key])}>
      <h2 id="outcomes-title" className="mb-6 text-h2">
        What You'll Learn
      </h2>
      <ul className="grid gap-4 nav:grid-cols-3">
        {phase.outcomes.map((outcome) => (
          <li key={outcome.title} className="card">
            <CardCell
              as="div"
              icon={<DrawnIcon drawing={drawings[outcome.icon]} />}
              title={outcome.title}
              text={outcome.text}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
