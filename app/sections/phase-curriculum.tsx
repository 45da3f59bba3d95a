import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { cn } from "#app/lib/cn.ts";
import { useAddressTarget, useScrollToTarget } from "#app/lib/use-address.ts";
import { useEnrollOnHome } from "#app/lib/use-enroll-on-home.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { DrawnIcon } from "#app/ui/drawn-icon.tsx";
import { Price } from "#app/ui/price.tsx";
import { phaseClass } from "#app/ui/squares.tsx";
import { dayAnchor, type Phase } from "#domain/content/curriculum.ts";
import type { IconDrawings } from "#domain/content/card-pages.ts";
import { formatRupees } from "#domain/format/money.ts";
import { shownFeatures, type Plan, type PriceNote as Note } from "#domain/content/plan.ts";
import { DayAccordion } from "./day-accordion.tsx";
import { PlanHeader } from "./plan-cards.tsx";
import { PriceNote } from "./price-note.tsx";

type PhaseCurriculumProps = {
  phase: Phase;
  drawings: IconDrawings;
  plan: Plan;
  bundle: { price: number; saving: string };
  priceNote: Note | null;
  enquiryPath: string;
};

/** The phase's price beside its days. */
export function PhaseCurriculum({ phase, drawings, plan, bundle, priceNote, enquiryPath }: PhaseCurriculumProps) {
  const enroll = useEnrollOnHome(phase.key);
  const target = useAddressTarget("day-");
  useScrollToTarget(target && dayAnchor(Number(target)));
  return (
    <div className={cn("split items-start py-[clamp(3rem,5vw,5rem)]", phaseClass[phase.key])}>
      <aside aria-label="Price" className="part grid gap-4 lg:sticky lg:top-20" suppressHydrationWarning>
        <article aria-labelledby="plan-title" className="card grid gap-5 overflow-hidden">
          <PlanHeader month={plan.month} days={plan.days} />
          <h2 id="plan-title" className="text-h3">
            {plan.course}
          </h2>
          <Price amount={plan.price} />
          <p className="label-mono text-fg-2">one-time payment</p>
          <CheckList items={shownFeatures(plan)} />
          <ButtonLink to={enquiryPath} data-primary onClick={enroll}>
            Enroll Now
          </ButtonLink>
        </article>
        <div>
          <Link to="/#pricing" prefetch="intent" className="link">
            All days as a bundle, {formatRupees(bundle.price)}
            <ArrowRight aria-hidden className="icon size-4" />
          </Link>
          <p className="text-small text-fg-2">{bundle.saving}</p>
        </div>
        <PriceNote note={priceNote} />
      </aside>
      <section aria-labelledby="phase-days-title" className="part" suppressHydrationWarning>
        <h2 id="phase-days-title" className="mb-5 text-h2">
          Curriculum
        </h2>
        <DayAccordion
          days={phase.days}
          group={`days-${phase.key}`}
          renderIcon={(day) => <DrawnIcon drawing={drawings[day.icon]} className="icon text-phase-text" />}
        />
      </section>
    </div>
  );
}
