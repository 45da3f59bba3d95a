import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";

type SectionProps = {
  id: string;
  labelledBy: string;
  band?: boolean;
  /** Autofill forces the layout of form fields at once, so deferring it gains nothing. */
  hasFields?: boolean;
  children: ReactNode;
};

/** A part of the page with an address; bands alternate with the page's ground. */
export const Section = ({ id, labelledBy, band = false, hasFields = false, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={labelledBy}
    className={cn("py-section", band && "band", !hasFields && "part")}
    suppressHydrationWarning
  >
    {children}
  </section>
);
