import { Icon } from "lucide-react";
import type { IconDrawing } from "#domain/icon-name.ts";

type DayIconProps = { drawing: IconDrawing | undefined; className?: string };

/** The picture of a day or an outcome of a phase; the title beside it says the same. */
export const DayIcon = ({ drawing, className = "icon-lg" }: DayIconProps) => (
  <Icon
    aria-hidden
    iconNode={drawing?.map(([element, attributes], key) => [element, { ...attributes, key }]) ?? []}
    className={className}
  />
);
