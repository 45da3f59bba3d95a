import { cn } from "#app/lib/cn.ts";
import { IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { DueRecord } from "#domain/history/due-schemas.ts";
import { formatDueTime, useNow } from "../staff-clock-and-date-formats.ts";
import { openRowClass, RowButton, type RowControl } from "../virtual-list.tsx";

type DueRowProps = {
  record: DueRecord;
  isOpen: boolean;
  control: RowControl;
  onOpen: () => void;
  onSnooze: () => void;
};

const subjects = {
  request: { icon: "mail", name: "Request" },
  student: { icon: "graduation-cap", name: "Student" },
} as const;

/** One line on a laptop, two on a phone. */
export function DueRow({ record, isOpen, control, onOpen, onSnooze }: DueRowProps) {
  const { subject, name, owner, dueAt, followUpAt, followUp, about, when } = record;
  const { icon, name: subjectName } = subjects[subject];
  return (
    <div className={cn("flex h-full items-center border-b border-line pr-1 hover:bg-raised", isOpen && openRowClass)}>
      <RowButton
        control={control}
        isOpen={isOpen}
        onClick={onOpen}
        className="h-full px-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_6rem_6.5rem]"
      >
        <span className="flex min-w-0 items-center gap-2">
          <span title={subjectName} className="shrink-0 text-fg-2">
            <Icon name={icon} className="icon size-4" />
            <span className="sr-only">{subjectName}: </span>
          </span>
          <span className="truncate font-[650]">{name}</span>
        </span>
        <span className="truncate text-small text-fg-2 max-lg:order-1">
          {followUp || (followUpAt ? about : `Reply: ${about}`)}
        </span>
        <span className="truncate text-small text-fg-2 max-lg:order-2 max-lg:text-right">
          <span className="sr-only">Owner: </span>
          {owner ? <bdi>{owner}</bdi> : "nobody's"}
        </span>
        <time
          dateTime={dueAt}
          className={cn(
            "label-mono text-right whitespace-nowrap",
            when === "overdue" ? "text-danger-text" : "text-fg-2",
          )}
        >
          {formatDueTime(dueAt, useNow())}
        </time>
      </RowButton>
      <IconButton label={`Snooze ${name}`} title="Snooze" className="lg:size-9" onClick={onSnooze}>
        <Icon name="timer" />
      </IconButton>
    </div>
  );
}
