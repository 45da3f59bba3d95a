import * as v from "valibot";
import { Field } from "#app/ui/field.tsx";
import { erasePersonSchema, type Erased } from "#domain/history/person-lookup-and-erasure-schemas.ts";
import { DialogButton, DialogForm } from "../dialog-button-and-form.tsx";
import { ApiError } from "../staff-api.ts";
import { useTextField } from "../use-text-field.ts";
import { useErasePerson } from "./use-person.ts";

type EraseFormProps = { contact: string; keep: readonly string[]; onErased: (erased: Erased) => void };

export const ErasePersonButton = (props: EraseFormProps) => (
  <DialogButton
    title="Erase everything?"
    description="Their records that are ticked are deleted for good, at once, and are not sent to the team chat any more. Records of others that are ticked lose the contact alone. Nothing brings it back."
    label="Erase everything"
    button={{ icon: "trash-2", variant: "danger", size: "md" }}
  >
    {() => <EraseForm {...props} />}
  </DialogButton>
);

function EraseForm({ contact, keep, onErased }: EraseFormProps) {
  const { value: confirm, fail, field } = useTextField();
  const erase = useErasePerson(onErased);

  function submit() {
    if (!v.is(erasePersonSchema, { contact, confirm })) return fail("This is not the same contact");
    const onError = (failure: Error) => fail(failure instanceof ApiError ? failure.message : "Nothing was erased");
    erase.mutate({ contact, confirm, keep }, { onError });
  }

  return (
    <DialogForm action="Erase for good" variant="danger" isBusy={erase.isPending} onSubmit={submit}>
      <p className="wrap-anywhere">
        To confirm, type <strong>{contact}</strong>
      </p>
      <Field label="E-mail address or phone once more" autoComplete="off" {...field} />
    </DialogForm>
  );
}
