import { useState, type SubmitEvent } from "react";
import * as v from "valibot";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { staffNameSchema } from "#domain/format/staff-name-schema.ts";
import { fetchApiJson } from "./staff-api.ts";
import { readRememberedName, rememberName, StaffNameField } from "./staff-name.tsx";
import { useTextField } from "./use-text-field.ts";

const pinLength = 4;

type PinDialogProps = {
  isOpen: boolean;
  /** Of the session that has ended; empty before the first one. */
  lastName: string;
  onSignedIn: (name: string) => void;
};

export function PinDialog({ isOpen, lastName, onSignedIn }: PinDialogProps) {
  return (
    <Dialog open={isOpen} title="Authentication Required" className="max-w-96 max-sm:max-w-full">
      {isOpen && <PinForm lastName={lastName || readRememberedName()} onSignedIn={onSignedIn} />}
    </Dialog>
  );
}

function PinForm({ lastName, onSignedIn }: Omit<PinDialogProps, "isOpen">) {
  const fields = { pin: useTextField(), name: useTextField(lastName) };
  const pin = fields.pin.value;
  const [isSending, setIsSending] = useState(false);

  function fail(field: keyof typeof fields, title: string) {
    fields[field].fail(title);
    showToast({ tone: "destructive", title });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || pin.length !== pinLength) return;
    const checked = v.safeParse(staffNameSchema, fields.name.value);
    if (!checked.success) return fail("name", checked.issues[0].message);
    setIsSending(true);
    try {
      await fetchApiJson("staff/session", { pin, name: checked.output });
      rememberName(checked.output);
      onSignedIn(checked.output);
      showToast({ title: "Authentication successful!" });
    } catch (failure) {
      fail("pin", failure instanceof Error ? failure.message : "Request failed");
    }
    fields.pin.setValue("");
    setIsSending(false);
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <Field
        label="PIN Code"
        type="password"
        name="pin"
        maxLength={pinLength}
        autoComplete="off"
        {...fields.pin.field}
        className="text-center font-mono text-[1.75rem] tracking-[0.5em]"
      />
      <StaffNameField {...fields.name.field} />
      <Button type="submit" disabled={isSending || pin.length !== pinLength}>
        Authenticate
      </Button>
    </form>
  );
}
