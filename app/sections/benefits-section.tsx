import { useRef } from "react";
import { cn } from "#app/lib/cn.ts";
import { useCountUpFraction } from "#app/lib/use-count-up.ts";
import { IconCard } from "#app/ui/icon-card.tsx";
import { Section, SectionHeader } from "#app/ui/section.tsx";
import type { Benefits } from "#domain/content/page-section-schemas.ts";

type BenefitsSectionProps = {
  benefits: Benefits;
  heading: string;
  headingLevel?: "h1" | "h2";
  band?: boolean;
};

export function BenefitsSection({ benefits, heading, headingLevel = "h2", band = false }: BenefitsSectionProps) {
  const sheet = useRef<HTMLUListElement>(null);
  const share = useCountUpFraction(sheet);
  const itemHeading = headingLevel === "h1" ? "h2" : "h3";
  return (
    <Section id="benefits" labelledBy="benefits-title" band={band}>
      <div className="wrap">
        {headingLevel === "h2" && <SectionHeader id="benefits-title" title={heading} lead={benefits.lead} />}
        <ul
          ref={sheet}
          className={cn(
            "sheet",
            benefits.counters.length > 0
              ? "grid-cols-2 lg:grid-cols-4 max-sm:[&>*]:col-span-full"
              : "sm:rows-2 lg:rows-4",
          )}
        >
          {benefits.counters.map((counter, index) => (
            <Counter key={counter.label} {...counter} share={share} isFirst={index === 0} />
          ))}
          {benefits.items.map((item) => (
            <IconCard key={item.title} card={item} headingLevel={itemHeading} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

type CounterProps = { target: number; prefix: string; label: string; share: number; isFirst: boolean };

function Counter({ target, prefix, label, share, isFirst }: CounterProps) {
  const whole = `${prefix}${target}+`;
  return (
    <li className={isFirst ? "col-span-2" : "max-sm:!col-span-1"}>
      <span className="sr-only">{`${whole} ${label}`}</span>
      {/* The final figure keeps its place while another one is drawn over it, so nothing shifts. */}
      <b
        aria-hidden
        className={cn(
          "relative block w-fit text-[clamp(3.25rem,2rem+5vw,5.5rem)] leading-[0.9] font-extrabold tracking-[-0.045em] [font-variant-numeric:tabular-nums]",
          isFirst && "text-accent-text",
        )}
      >
        <span className={share < 1 ? "invisible" : undefined}>{whole}</span>
        {share < 1 && <span className="absolute left-0">{`${prefix}${Math.round(target * share)}+`}</span>}
      </b>
      <span aria-hidden className="mt-3.5 block text-fg-2">
        {label}
      </span>
    </li>
  );
}
