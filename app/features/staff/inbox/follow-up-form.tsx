import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { longestNote, requestStatuses } from "#domain/requests/request.ts";
import { FollowUpConflict } from "./follow-up-conflict.tsx";
import type { useFollowUp } from "./use-follow-up.ts";

export function FollowUpForm({ followUp }: { followUp: ReturnType<typeof useFollowUp> }) {
  const { shown, isDirty, edit } = followUp;
  return (
    <div className="card grid gap-4">
      <h3 className="text-h4">Follow-up</h3>
      <Select
        label="Status"
        value={shown.status}
        onChange={(status) => edit({ status })}
        options={requestStatuses.map((option) => [option, option] as const)}
      />
      <Field
        multiline
        label="Note"
        maxLength={longestNote}
        value={shown.note}
        onChange={(event) => edit({ note: event.target.value })}
      />
      <p role="status" className="label-mono text-accent-text">
        {isDirty && "Unsaved changes"}
      </p>
      <Button
        variant={isDirty ? "primary" : "outline"}
        className="justify-self-start"
        busy={followUp.isSaving}
        onClick={followUp.save}
      >
        Save Status
      </Button>
      <FollowUpConflict followUp={followUp} />
    </div>
  );
}
