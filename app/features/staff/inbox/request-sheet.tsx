import { useRef, type ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";
import { useIsWide } from "./use-is-wide.ts";
import { useSheet } from "./use-sheet.ts";

/** Beside the list on a laptop, with a scroll of its own; over it on a phone. One element, so that turning a tablet loses no draft. */
export function RequestSheet({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  const isOver = !useIsWide() && isOpen;
  useSheet(sheet, isOver);
  return (
    <div
      ref={sheet}
      {...(isOver && { role: "dialog", "aria-modal": true, "aria-labelledby": "request-name" })}
      className={cn(
        "lg:overflow-y-auto lg:overscroll-contain",
        isOpen && "max-lg:fixed max-lg:inset-0 max-lg:z-30 max-lg:overflow-y-auto max-lg:bg-bg max-lg:p-4",
      )}
    >
      {children}
    </div>
  );
}
