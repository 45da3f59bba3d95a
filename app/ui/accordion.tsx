import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";

type AccordionItemProps = {
  /** Address of the item: the fragment that opens it. */
  id: string;
  /** Items of one group close each other. */
  group: string;
  summary: ReactNode;
  children: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
  className?: string;
};

export function AccordionItem({ id, group, summary, children, open, onToggle, className }: AccordionItemProps) {
  return (
    <li className={cn("border-b border-line", className)}>
      <details name={group} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary className="chevron flex min-h-18 list-none items-center gap-4 py-3 text-[clamp(1.0625rem,1rem+0.35vw,1.25rem)] leading-[1.2] font-[650] tracking-[-0.01em]">
          {summary}
        </summary>
        {/* The address is on the panel, so that the browser opens it by itself, also without scripts. */}
        <div id={id} className="scroll-mt-26 pb-5.5 text-fg-2">
          {children}
        </div>
      </details>
    </li>
  );
}
