import { type ReactNode, useEffect, useRef } from "react";
import { cn } from "#app/lib/cn.ts";
import { settleLater } from "#app/lib/settle-later.ts";

type SectionProps = { id: string; labelledBy: string; band?: boolean; children: ReactNode; className?: string };

/** A part of the page with an address; bands alternate with the page's ground. */
export function Section({ id, labelledBy, band = false, children, className }: SectionProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (ref.current) settleLater(ref.current);
  }, []);
  return (
    <section
      ref={ref}
      id={id}
      aria-labelledby={labelledBy}
      className={cn("unsettled py-section", band && "band", className)}
    >
      {children}
    </section>
  );
}
