import { Icon } from "#app/ui/icon.tsx";
import { SentRequests } from "#app/features/confirmation/lazy-confirmation.tsx";
import { EnrollButton } from "#app/features/enrollment/enrollment-provider.tsx";
import { cn } from "#app/lib/cn.ts";
import { ArrowLink } from "#app/ui/button.tsx";
import { ListPrice, Price } from "#app/ui/price.tsx";
import { Section, SectionHeader } from "#app/ui/section.tsx";
import { phaseClass, CourseStrip } from "#app/ui/course-graphics.tsx";
import {
  computeListPriceSaving,
  listFirstPlanFeatures,
  type PriceNote as Note,
} from "#domain/content/price-calculations.ts";
import { formatDayCount } from "#domain/content/phase.ts";
import type { Plan } from "#domain/content/plan.ts";
import { formatPrice } from "#domain/format/money.ts";

type PricingSectionProps = PlanCardsProps & { lead: string; priceNote: Note | null };

export function PricingSection({ lead, priceNote, ...plans }: PricingSectionProps) {
  return (
    <Section id="pricing" labelledBy="pricing-title">
      <div className="wrap">
        <SectionHeader id="pricing-title" title="Pricing" lead={lead} />
        <PlanCards {...plans} />
        <PricesOnOtherPageNote note={priceNote} className="mt-6" />
      </div>
    </Section>
  );
}

type PlanCardsProps = { plans: readonly Plan[]; bundleNote?: string | undefined };

/** The bundle as the one big block of colour, the phases as calendar pages below it. */
export function PlanCards({ plans, bundleNote }: PlanCardsProps) {
  const bundle = plans.find((plan) => plan.phase === null);
  const phases = plans.filter((plan) => plan.phase !== null);
  return (
    <>
      {bundle && <BundleCard plan={bundle} note={bundleNote} />}
      {phases.length > 0 && (
        <div className="below-fold mt-4 grid gap-4 md:rows-3">
          {phases.map((plan) => (
            <PhasePlanCard key={plan.key} plan={plan} className={plan.phase ? phaseClass[plan.phase] : ""} />
          ))}
        </div>
      )}
      <SentRequests className="mt-4" />
    </>
  );
}

function BundleCard({ plan, note }: { plan: Plan; note: string | undefined }) {
  return (
    <article aria-labelledby="plan-bundle" data-primary className="bundle">
      {plan.badge && <span className="ribbon">{plan.badge}</span>}
      <div className="grid min-w-0 content-between gap-6">
        <div>
          {/* The ribbon hangs beside it, and ends above the line below. */}
          <h3 id="plan-bundle" className="text-h3 max-lg:pr-28 max-[22rem]:pr-0">
            {plan.course}
          </h3>
          {note && <p className="label-mono mt-1 text-balance">{note}</p>}
        </div>
        <div className="flex flex-wrap items-end gap-x-5 gap-y-4">
          <Price amount={plan.price} className="text-[clamp(4.25rem,3rem+6vw,8rem)]" />
          <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2 md:flex-col md:items-start md:pb-1.5">
            <ListPrice amount={plan.listPrice} className="text-[1.375rem]" />
            {plan.listPrice && (
              <span className="inline-flex min-h-9 items-center rounded-cell bg-on-accent px-3 font-mono text-[1rem] leading-none font-[600] text-on-ink">
                {`Save ${formatPrice(computeListPriceSaving(plan))}`}
              </span>
            )}
            {plan.payment && <span className="label-mono">{plan.payment}</span>}
          </div>
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <CheckmarkList items={listFirstPlanFeatures(plan)} />
        <EnrollButton order={plan} variant="ink" size="lg" className="w-full" />
      </div>
      <CourseStrip onAccent className="lg:col-span-full" />
    </article>
  );
}

function PhasePlanCard({ plan, className }: { plan: Plan; className: string }) {
  return (
    <article
      aria-labelledby={`plan-${plan.key}`}
      suppressHydrationWarning
      className={cn("part card grid grid-rows-[auto_auto_auto_auto_1fr_auto] gap-5 overflow-hidden", className)}
    >
      <CardHeaderBand left={plan.month} right={formatDayCount(plan.days)} />
      <h3 id={`plan-${plan.key}`} className="text-h3 wrap-anywhere md:max-lg:min-h-[2lh]">
        {plan.course}
      </h3>
      <div>
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 md:max-lg:flex-col md:max-lg:gap-y-2.5">
          <Price amount={plan.price} />
          <ListPrice amount={plan.listPrice} className="text-fg-3" />
        </div>
        {plan.payment && <p className="label-mono mt-2 text-fg-2">{plan.payment}</p>}
      </div>
      {plan.phase && <CourseStrip filled={[plan.phase]} form="two-rows" />}
      <CheckmarkList items={listFirstPlanFeatures(plan)} />
      <EnrollButton order={plan} variant="outline" className="w-full" />
    </article>
  );
}

export function CardHeaderBand({ left, right }: { left: string | undefined; right: string }) {
  return (
    <div className="-mx-card -mt-card mb-1 flex justify-between border-b border-phase-edge bg-phase px-card py-3 font-mono text-label leading-[1.2] font-[600] text-on-phase">
      <span>{left}</span>
      <span>{right}</span>
    </div>
  );
}

/** Which reading of the prices a page shows, and the way to the other; nothing where they do not differ. */
export function PricesOnOtherPageNote({ note, className }: { note: Note | null; className?: string }) {
  if (!note) return null;
  return (
    <div className={className}>
      <p className="max-w-prose text-small text-fg-2">{note.text}</p>
      <ArrowLink to={note.link.path}>{note.link.label}</ArrowLink>
    </div>
  );
}

export function CheckmarkList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid content-start gap-2.5">
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[20px_1fr] gap-2.5 leading-[1.35]">
          <Icon name="check" className="icon mt-[0.1em] text-phase-text" />
          {item}
        </li>
      ))}
    </ul>
  );
}
