import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ChangeSubject } from "#domain/history/change.ts";
import type { NextStep } from "#domain/students/next-step.ts";
import { fetchStaffApi, saveOverUnrelatedChanges } from "./staff-api.ts";
import { findVersionAfterUndos, rememberRestoredVersion, showUndoToast } from "./undo-toast.tsx";

export type StepChange = {
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
