import type { ComponentProps, ReactNode } from "react";
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

type OwnPagePostFormProps = { name: string; studentId: string } & Omit<ComponentProps<"form">, "action" | "method">;

/**
 * A form of the student's page, which says whose page that is: another student may have come to this device meanwhile. One that comes
 * back refused does so at its section.
 */
export const OwnPagePostForm = ({ name, studentId, ...form }: OwnPagePostFormProps) => (
  <form method="post" action={`/my/${name}?student=${studentId}#${name}-title`} {...form} />
);
