import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

export const LabelledCheckbox = ({ children, className, ...input }: ComponentProps<"input">) => (
  <label className={cn("phase-accent flex min-h-11 items-center gap-3", className)}>
    <input type="checkbox" className="check-square shrink-0" {...input} />
    <span>{children}</span>
  </label>
);
