import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";

type SectionProps = { id: string; labelledBy: string; hasHeading?: boolean; band?: boolean; children: ReactNode };

/** A part of the page with an id that links can name; bands alternate with the page's background. Without a heading it is no section in HTML. */
export function Section({ id, labelledBy, hasHeading = true, band = false, children }: SectionProps) {
  const className = cn("part py-section", band && "band");
  const props = { id, "aria-labelledby": labelledBy, className, suppressHydrationWarning: true, children };
  return hasHeading ? <section {...props} /> : <div role="region" {...props} />;
}

type SectionHeaderProps = { id: string; title: string; lead?: ReactNode };

/** A section's title and lead on the shared axis, a title alone as wide as it needs. */
export function SectionHeader({ id, title, lead }: SectionHeaderProps) {
  return (
    <div className={cn("mb-[clamp(2rem,1.5rem+2vw,3.5rem)]", Boolean(lead) && "split items-end gap-y-4")}>
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {lead && <p className="max-w-136 pb-[0.1em] text-lead text-balance text-fg-2">{lead}</p>}
    </div>
  );
}
