import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { ChangeSubject } from "#domain/history/change.ts";
import type { NextStep } from "#domain/students/next-step.ts";
import { FollowUpDialog } from "./follow-up-dialog.tsx";
import { useShortcuts } from "./shortcuts.tsx";
import { formatDateTime } from "./staff-clock-and-date-formats.ts";
import { useStaffName } from "./staff-name.tsx";
import { useSaveNextStep, type StepChange } from "./use-next-step.ts";

type NextStepCardProps = {
  subject: ChangeSubject;
  record: NextStep & { id: string; name: string; version: number };
  onSaved: (change: StepChange, answer: unknown) => void;
};

/** Who takes care of it, and what comes next; `f` opens both. */
export function NextStepCard({ subject, record, onSaved }: NextStepCardProps) {
  const { id, owner, followUpAt, followUp } = record;
  const name = useStaffName();
  const [isOpen, setIsOpen] = useState(false);
  const save = useSaveNextStep(onSaved);
  const saveStep = (step: Partial<NextStep>) => save.mutate({ subject, id, former: record, ...step });
  useShortcuts({ f: () => setIsOpen(true) });
  return (
    <div role="group" aria-label="Next step" className="card flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
      <p className="min-w-40 flex-1 text-small wrap-anywhere">
        <span className="block font-[650]">
          {followUpAt ? `${formatDateTime(followUpAt)}${followUp && `: ${followUp}`}` : "No follow-up"}
        </span>
        <span className="text-fg-2">{owner ? <bdi>{owner}</bdi> : "Nobody's"}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon="timer" variant="outline" size="sm" onClick={() => setIsOpen(true)}>
          {followUpAt ? "Snooze" : "Follow up"}
        </Button>
        {followUpAt && (
          <Button variant="outline" size="sm" busy={save.isPending} onClick={() => saveStep({ followUpAt: null })}>
            Done
          </Button>
        )}
        {!owner && name && (
          <Button variant="outline" size="sm" busy={save.isPending} onClick={() => saveStep({ owner: name })}>
            Take it
          </Button>
        )}
      </div>
      <FollowUpDialog record={isOpen ? record : null} onSave={saveStep} onClose={() => setIsOpen(false)} />
    </div>
  );
}
