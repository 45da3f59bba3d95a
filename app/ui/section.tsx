import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";

type SectionProps = {
  id: string;
  labelledBy: string;
  band?: boolean;
  children: ReactNode;
};

/** A part of the page with an address; bands alternate with the page's ground. */
export const Section = ({ id, labelledBy, band = false, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={labelledBy}
    className={cn("part py-section", band && "band")}
    suppressHydrationWarning
  >
    {children}
  </section>
);
