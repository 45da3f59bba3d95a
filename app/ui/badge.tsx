import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

/** `filled` takes the colour of the phase it stands in. */
export function Badge({ filled = false, className, ...rest }: ComponentProps<"span"> & { filled?: boolean }) {
  return (
    <span
      className={cn(
        "label-mono inline-flex min-h-7 items-center gap-2 rounded-cell border px-2.5 py-0.5",
        filled ? "border-phase-edge bg-phase text-on-phase" : "border-line bg-surface text-fg-2",
        className,
      )}
      {...rest}
    />
  );
}
