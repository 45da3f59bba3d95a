import type { ComponentProps } from "react";
import { EnrollButton } from "#app/features/enrollment/enrollment-provider.tsx";
import { IconCard } from "#app/ui/icon-card.tsx";
import { SectionHeader } from "#app/ui/section.tsx";
import type { Card } from "#domain/content/page-section-schemas.ts";
import type { Plan } from "#domain/content/plan.ts";
import { formatPrice } from "#domain/format/money.ts";
import { DaySquareCallToActionBand } from "./page-layouts.tsx";

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

type SampleCertificateProps = {
  sample: { title: string; text: string; avif: string; image: ComponentProps<"img"> };
};

/** How a certificate looks, drawn at build as the true ones are. White in both themes: it is paper. */
export const SampleCertificate = ({ sample: { title, text, avif, image } }: SampleCertificateProps) => (
  <section
    id="certificate"
    aria-labelledby="certificate-title"
    className="part split items-start pt-section"
    suppressHydrationWarning
  >
    <div className="grid gap-4">
      <h2 id="certificate-title" className="text-h2">
        {title}
      </h2>
      <p className="text-lead text-fg-2">{text}</p>
    </div>
    <picture>
      <source type="image/avif" srcSet={avif} sizes={image.sizes} />
      <img {...image} alt={image.alt} loading="lazy" className="h-auto w-full rounded-card border border-line" />
    </picture>
  </section>
);

export const PricingCallToAction = ({ plan }: { plan: Plan }) => (
  <DaySquareCallToActionBand>
    <EnrollButton order={plan} size="lg" data-primary>
      Enroll Now · {formatPrice(plan.price)}
    </EnrollButton>
  </DaySquareCallToActionBand>
);
