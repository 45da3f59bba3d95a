import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { ChangeSubject } from "#domain/history/change.ts";
import type { NextStep } from "#domain/students/next-step.ts";
import { FollowUpDialog } from "./follow-up-dialog.tsx";
import { useShortcuts } from "./shortcuts.tsx";
import { formatDateTime } from "./staff-clock-and-date-formats.ts";
import { useStaffName } from "./staff-name.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { fetchStaffApi, saveOverUnrelatedChanges } from "./staff-api.ts";
import { findVersionAfterUndos, rememberRestoredVersion, showUndoToast } from "./undo-toast.tsx";

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

type StepChange = {
  subject: ChangeSubject;
  id: string;
  former: NextStep & { version: number };
} & Partial<NextStep>;

const sendStep = (
  { subject, id }: Pick<StepChange, "subject" | "id">,
  step: Partial<NextStep> & { version?: number },
) => fetchStaffApi(subject === "request" ? "requests/status" : "students/details", { id, ...step });

/** Without a version: the last one counts, and the history names both. `onSaved` gets the response, where there is one. */
export function useSaveNextStep(onSaved: (change: StepChange, answer: unknown) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ subject, id, former: _former, ...step }: StepChange) => sendStep({ subject, id }, step),
    onSuccess: (answer, change) => {
      onSaved(change, answer);
      showUndoToast(client, "Next step saved.", async () => {
        const { subject: _subject, id: _id, former, ...step } = change;
        const { owner, followUpAt, followUp, version: before } = former;
        const saved = findVersionAfterUndos(change.id, before + 1);
        const savedOn = await saveOverUnrelatedChanges(
          saved,
          async (version) => onSaved(change, await sendStep(change, { owner, followUpAt, followUp, version })),
          (later) => Object.entries(step).every(([name, value]) => later[name] === value),
        );
        if (savedOn === saved) rememberRestoredVersion(change.id, before, saved + 1);
      });
    },
    meta: { failure: "Failed to save the next step. Please try again." },
  });
}
