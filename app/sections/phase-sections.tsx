import { Icon } from "#app/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { LazyDaySquareLinks } from "#app/features/day-square-links/lazy-day-square-links.tsx";
import { useGoHomeToContactForm } from "#app/lib/requests/prefill-contact-message.ts";
import { useHashAfterPrefix, useScrollToTarget } from "#app/lib/use-url-state.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ArrowLink, ButtonLink } from "#app/ui/button.tsx";
import { IconCard } from "#app/ui/icon-card.tsx";
import { Price } from "#app/ui/price.tsx";
import { SectionHeader } from "#app/ui/section.tsx";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import { dayAnchor, formatDayCount, unit } from "#domain/content/phase.ts";
import type { ShownPhase } from "#domain/content/curriculum.ts";
import type { Page } from "#domain/content/page-metadata.ts";
import { listFirstPlanFeatures, type PriceNote as Note } from "#domain/content/price-calculations.ts";
import type { Plan } from "#domain/content/plan.ts";
import { formatPrice } from "#domain/format/money.ts";
import { DayAccordion } from "./day-accordion.tsx";
import { Breadcrumb, DaySquareCallToActionBand } from "./page-layouts.tsx";
import { CardHeaderBand, CheckmarkList, PricesOnOtherPageNote } from "./pricing-section.tsx";

const curriculumCrumb = { name: "Curriculum", path: "/curriculum" };

type EnrollLinkProps = { phase: ShownPhase; price: number | undefined; enquiryPath: string };

export function PhaseHero({ page, ...enroll }: EnrollLinkProps & { page: Page }) {
  const { phase } = enroll;
  return (
    <div className={cn("grid justify-items-start gap-5 pt-[clamp(1rem,2.5vw,2rem)] pb-6", phaseClass[phase.key])}>
      <Breadcrumb home="Back to Home" trail={[curriculumCrumb]} endsHere={false} />
      {phase.month && (
        <Badge filled className="mt-[clamp(0.5rem,2vw,2rem)]">
          {phase.month}
        </Badge>
      )}
      <h1 className="text-h1">{page.heading}</h1>
      <p className="max-w-160 text-lead text-balance text-fg-2">{phase.summary}</p>
      <EnrollLink {...enroll} />
      <div className="relative mt-4 w-full">
        <PhaseDays days={phase.days} />
        <LazyDaySquareLinks over="calendar row-of-days" phases={[phase]} list="#phase-days-title" />
      </div>
    </div>
  );
}

/** The days of a phase, numbered. */
const PhaseDays = ({ days }: { days: readonly { day: number }[] }) => (
  <div aria-hidden className="calendar row-of-days">
    {days.map(({ day }) => (
      <i key={day} className="shown-day">
        {day}
      </i>
    ))}
  </div>
);

export const PhaseCallToAction = (enroll: EnrollLinkProps) => (
  <DaySquareCallToActionBand day={enroll.phase.days[0]?.day} path="">
    <EnrollLink {...enroll} />
  </DaySquareCallToActionBand>
);

function EnrollLink({ phase, price, enquiryPath }: EnrollLinkProps) {
  const enroll = useGoHomeToContactForm(price ? phase.key : undefined);
  return (
    <ButtonLink to={enquiryPath} size="lg" data-primary onClick={enroll}>
      Enroll Now{price ? ` · ${formatPrice(price)}` : ""}
    </ButtonLink>
  );
}

export function PhaseOutcomes({ phase }: { phase: ShownPhase }) {
  if (phase.outcomes.length === 0) return null;
  return (
    <section aria-labelledby="outcomes-title" className={cn("mt-8", phaseClass[phase.key])}>
      <SectionHeader id="outcomes-title" title="What You'll Learn" />
      <ul className="grid gap-4 md:rows-3">
        {phase.outcomes.map((outcome) => (
          <li key={outcome.title} className="card">
            <IconCard as="div" card={outcome} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type PhasePriceAndDayListProps = {
  phase: ShownPhase;
  plan: Plan | null;
  bundle: { price: number; saving: string | null } | null;
  priceNote: Note | null;
  enquiryPath: string;
};

export function PhasePriceAndDayList({ phase, plan, bundle, priceNote, enquiryPath }: PhasePriceAndDayListProps) {
  const enroll = useGoHomeToContactForm(phase.key);
  const target = useHashAfterPrefix("day-");
  useScrollToTarget(target && dayAnchor(Number(target)));
  const isOffered = Boolean(plan ?? bundle);
  const Aside = isOffered ? "aside" : "div";
  return (
    <div className={cn("split items-start pt-[clamp(3rem,5vw,5rem)]", phaseClass[phase.key])}>
      <Aside
        aria-label={isOffered ? "Price" : undefined}
        className="part grid gap-4 lg:sticky lg:top-20"
        suppressHydrationWarning
      >
        {plan && (
          <article aria-labelledby="plan-title" className="card grid gap-5 overflow-hidden">
            <CardHeaderBand left={plan.month} right={formatDayCount(plan.days)} />
            <h2 id="plan-title" className="text-h3">
              {plan.course}
            </h2>
            <Price amount={plan.price} />
            {plan.payment && <p className="label-mono text-fg-2">{plan.payment}</p>}
            <CheckmarkList items={listFirstPlanFeatures(plan)} />
            <ButtonLink to={enquiryPath} data-primary onClick={enroll}>
              Enroll Now
            </ButtonLink>
          </article>
        )}
        {bundle && (
          <div>
            <ArrowLink to="/#pricing">
              All {unit.many} as a bundle, {formatPrice(bundle.price)}
            </ArrowLink>
            {bundle.saving && <p className="text-small text-fg-2">{bundle.saving}</p>}
          </div>
        )}
        <PricesOnOtherPageNote note={priceNote} />
      </Aside>
      <section aria-labelledby="phase-days-title" className="part" suppressHydrationWarning>
        <h2 id="phase-days-title" className="mb-5 text-h2">
          Curriculum
        </h2>
        <DayAccordion
          days={phase.days}
          group={`days-${phase.key}`}
          renderIcon={(day) => <Icon name={day.icon} className="icon text-phase-text" />}
        />
      </section>
    </div>
  );
}
