import { type ReactNode, useEffect, useRef, useState } from "react";
import { cn } from "#app/lib/cn.ts";
import { settleLater } from "#app/lib/settle-later.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";

type SectionProps = { id: string; labelledBy: string; band?: boolean; children: ReactNode; className?: string };

/** A part of the page with an address; bands alternate with the page's ground. */
export function Section({ id, labelledBy, band = false, children, className }: SectionProps) {
  const ref = useRef<HTMLElement>(null);
  // Only what came as HTML: a page reached later is laid out whole, at its real size.
  const isHydrated = useHydrated();
  const [isUnsettled] = useState(!isHydrated);
  useEffect(() => {
    if (ref.current) settleLater(ref.current);
  }, []);
  return (
    <section
      ref={ref}
      id={id}
      aria-labelledby={labelledBy}
      className={cn("py-section", isUnsettled && "unsettled", band && "band", className)}
    >
      {children}
    </section>
  );
}
