import type { ComponentProps } from "react";
import { Below } from "#app/ui/below.tsx";
import { BenefitsSection } from "./benefits-section.tsx";
import { ContactSection } from "./contact-section.tsx";
import { CurriculumSection } from "./curriculum-section.tsx";
import { FactSheet } from "./fact-sheet.tsx";
import { FaqSection } from "./faq-section.tsx";
import { PricingSection } from "./pricing-section.tsx";
import { ReviewsSection } from "./reviews-section.tsx";
import { TeacherSection } from "./teacher-section.tsx";

type HomeSectionsProps = Pick<ComponentProps<typeof BenefitsSection>, "benefits" | "drawings"> &
  Pick<ComponentProps<typeof CurriculumSection>, "phases"> &
  Pick<ComponentProps<typeof FaqSection>, "faq"> & {
    facts: Omit<ComponentProps<typeof FactSheet>, "className">;
    teacher: ComponentProps<typeof TeacherSection>;
    pricing: ComponentProps<typeof PricingSection>;
    reviews: ComponentProps<typeof ReviewsSection>;
    contact: Omit<ComponentProps<typeof ContactSection>, "drawings">;
  };

/** The home page below its first screen. */
export const HomeSections = (content: HomeSectionsProps) => (
  <Below>
    <FactSheet {...content.facts} className="wrap pb-section" />
    <CurriculumSection phases={content.phases} />
    <TeacherSection {...content.teacher} />
    <PricingSection {...content.pricing} />
    <BenefitsSection benefits={content.benefits} drawings={content.drawings} band />
    <ReviewsSection {...content.reviews} />
    <FaqSection faq={content.faq} band />
    <ContactSection {...content.contact} drawings={content.drawings} />
  </Below>
);
