import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";

type SectionProps = { id: string; labelledBy: string; band?: boolean; children: ReactNode; className?: string };

/** A part of the page with an address; bands alternate with the page's ground. */
export const Section = ({ id, labelledBy, band = false, children, className }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={labelledBy}
    className={cn("part py-section", band && "band", className)}
    suppressHydrationWarning
  >
    {children}
  </section>
);
