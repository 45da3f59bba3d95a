import { Icon } from "lucide-react";
import type { IconDrawing } from "#domain/icon-name.ts";

/** The picture of a day or an outcome of a phase; the title beside it says the same. */
export const DayIcon = ({
  drawing,
  className = "icon-lg",
}: {
  drawing: IconDrawing | undefined;
  className?: string;
}) => <Icon aria-hidden iconNode={drawing ?? []} className={className} />;
