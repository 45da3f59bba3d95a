import { useRef, useState, type SubmitEvent } from "react";
import * as v from "valibot";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { staffNameSchema } from "#domain/history/staff-name.ts";
import { readRememberedName, rememberName, StaffNameField } from "./staff-name-field.tsx";
import { askOnce } from "./staff-api.ts";

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
      {isOpen && <PinForm initialName={lastName || readRememberedName()} onSignedIn={onSignedIn} />}
    </Dialog>
  );
}

type PinFormProps = { initialName: string; onSignedIn: (name: string) => void };

function PinForm({ initialName, onSignedIn }: PinFormProps) {
  const [pin, setPin] = useState("");
  const [name, setName] = useState(initialName);
  const [errors, setErrors] = useState<{ pin?: string; name?: string }>({});
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function fail(field: "pin" | "name", title: string) {
    setErrors({ [field]: title });
    showToast({ tone: "destructive", title });
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || pin.length !== pinLength) return;
    const checked = v.safeParse(staffNameSchema, name);
    if (!checked.success) return fail("name", checked.issues[0].message);
    setIsSending(true);
    try {
      await askOnce("staff/session", { pin, name: checked.output });
      rememberName(checked.output);
      onSignedIn(checked.output);
      showToast({ title: "Authentication successful!" });
    } catch (failure) {
      fail("pin", failure instanceof Error ? failure.message : "Request failed");
    }
    setPin("");
    setIsSending(false);
  }

  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      <Field
        label="PIN Code"
        type="password"
        name="pin"
        maxLength={pinLength}
        autoComplete="off"
        value={pin}
        error={errors.pin}
        onChange={(event) => {
          setPin(event.target.value);
          setErrors({});
        }}
        className="text-center font-mono text-[1.75rem] tracking-[0.5em]"
      />
      <StaffNameField
        name={name}
        error={errors.name}
        onChange={(next) => {
          setName(next);
          setErrors({});
        }}
      />
      <Button type="submit" disabled={isSending || pin.length !== pinLength}>
        Authenticate
      </Button>
    </form>
  );
}
