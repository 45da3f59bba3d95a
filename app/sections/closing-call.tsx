import { EnrollButton } from "#app/features/enrollment/enroll-button.tsx";
import { formatRupees } from "#domain/format/money.ts";
import type { Plan } from "#domain/content/plan.ts";

export function ClosingCall({ plan }: { plan: Plan }) {
  return (
    <section
      aria-labelledby="closing-title"
      className="part flex flex-wrap items-end justify-between gap-6 py-section"
      suppressHydrationWarning
    >
      <h2 id="closing-title" className="max-w-[14ch] text-h2">
        Start with square one.
      </h2>
      <EnrollButton order={plan} size="lg" data-primary>
        Enroll Now · {formatRupees(plan.price)}
      </EnrollButton>
    </section>
  );
}
