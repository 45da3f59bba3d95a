import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";

type SectionProps = { id: string; labelledBy: string; band?: boolean; children: ReactNode; className?: string };

/** A part of the page with an address; bands alternate with the page's ground. */
export function Section({ id, labelledBy, band = false, children, className }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={cn("py-section", band && "band", className)}>
      {children}
    </section>
  );
}
