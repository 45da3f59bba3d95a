import { UserPlus } from "lucide-react";
import { focusPlace } from "#app/lib/scroll.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { type InboxRequest, longestNote, requestStatuses } from "#domain/request.ts";
import { FollowUpConflict } from "./follow-up-conflict.tsx";
import type { useFollowUp } from "./use-follow-up.ts";
import { useAddAsStudent } from "./use-request-calls.ts";

type FollowUpFormProps = { request: InboxRequest; followUp: ReturnType<typeof useFollowUp> };

export function FollowUpForm({ request, followUp }: FollowUpFormProps) {
  const { shown, isDirty, edit } = followUp;
  const add = useAddAsStudent(() => {
    edit({ status: undefined });
    focusPlace("request-name");
  });
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
      <div className="flex flex-wrap gap-3">
        <Button variant={isDirty ? "primary" : "outline"} busy={followUp.isSaving} onClick={followUp.save}>
          Save Status
        </Button>
        {!request.studentId && (
          <Button variant="outline" busy={add.isPending} onClick={() => add.mutate({ id: request.id })}>
            <UserPlus aria-hidden className="icon" />
            Add as student
          </Button>
        )}
        {request.studentId && (
          <ButtonLink variant="quiet" prefetch="none" to={`?student=${request.studentId}`}>
            Show student
          </ButtonLink>
        )}
      </div>
      <FollowUpConflict followUp={followUp} />
    </div>
  );
}
