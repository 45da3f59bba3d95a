import type { SubmitEvent } from "react";
import * as v from "valibot";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { erasePersonSchema, type Erased } from "#domain/history/personal-data.ts";
import { ApiError } from "../staff-api.ts";
import { useTextField } from "../use-text-field.ts";
import { useErasePerson } from "./use-person.ts";

type EraseFormProps = { contact: string; keep: readonly string[]; onErased: (erased: Erased) => void };
type EraseDialogProps = EraseFormProps & { isOpen: boolean; onClose: () => void };

export function EraseDialog({ isOpen, onClose, ...rest }: EraseDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Erase everything?"
      description="Their records that are ticked are deleted for good, at once, and are not sent to the team chat any more. Records of others that are ticked lose the contact alone. Nothing brings it back."
    >
      {isOpen && <EraseForm {...rest} />}
    </Dialog>
  );
}

function EraseForm({ contact, keep, onErased }: EraseFormProps) {
  const { value: confirm, fail, field } = useTextField();
  const erase = useErasePerson(onErased);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (erase.isPending) return;
    if (!v.is(erasePersonSchema, { contact, confirm })) return fail("This is not the same contact");
    const onError = (failure: Error) => fail(failure instanceof ApiError ? failure.message : "Nothing was erased");
    erase.mutate({ contact, confirm, keep }, { onError });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="wrap-anywhere">
        To confirm, type <strong>{contact}</strong>
      </p>
      <Field label="E-mail address or phone once more" autoComplete="off" {...field} />
      <Button type="submit" variant="danger" busy={erase.isPending} className="justify-self-end">
        Erase for good
      </Button>
    </form>
  );
}
