import type { ReactNode } from "react";

type TitledSectionProps = { id: string; title: string; lead: string; children: ReactNode };

/** A part of the student's page under its heading and a line on what it is for. */
export const TitledSection = ({ id, title, lead, children }: TitledSectionProps) => (
  <section aria-labelledby={`${id}-title`} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
    <div>
      <h2 id={`${id}-title`} className="text-h3">
        {title}
      </h2>
      <p className="max-w-160 text-fg-2">{lead}</p>
    </div>
    {children}
  </section>
);
