import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";

type TitledSectionProps = { id: string; title: string; lead: string; className?: string; children: ReactNode };

export const TitledSection = ({ id, title, lead, className, children }: TitledSectionProps) => (
  <section
    aria-labelledby={`${id}-title`}
    className={cn("grid grid-cols-[minmax(0,1fr)] content-start gap-4", className)}
  >
    <div>
      <h2 id={`${id}-title`} className="scroll-mt-24 text-h3">
        {title}
      </h2>
      <p className="max-w-160 text-fg-2">{lead}</p>
    </div>
    {children}
  </section>
);
