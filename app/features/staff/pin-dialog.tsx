import { type SubmitEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { askOnce } from "./staff-api.ts";

const pinLength = 4;

export function PinDialog({ isOpen, onSignedIn }: { isOpen: boolean; onSignedIn: () => void }) {
  const [pin, setPin] = useState("");
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || pin.length !== pinLength) return;
    setIsSending(true);
    try {
      await askOnce("staff/session", { pin });
      onSignedIn();
      showToast({ title: "Authentication successful!" });
      setError(undefined);
    } catch (failure) {
      const title = failure instanceof Error ? failure.message : "Request failed";
      setError(title);
      showToast({ tone: "destructive", title });
      form.current?.querySelector("input")?.focus();
    }
    setPin("");
    setIsSending(false);
  }

  return (
    <Dialog open={isOpen} title="Authentication Required" className="max-w-96 max-sm:max-w-full">
      <form ref={form} onSubmit={submit} className="grid gap-5">
        <Field
          label="PIN Code"
          type="password"
          name="pin"
          maxLength={pinLength}
          autoComplete="off"
          value={pin}
          error={error}
          onChange={(event) => {
            setPin(event.target.value);
            setError(undefined);
          }}
          className="text-center font-mono text-[1.75rem] tracking-[0.5em]"
        />
        <Button type="submit" disabled={isSending || pin.length !== pinLength}>
          Authenticate
        </Button>
      </form>
    </Dialog>
  );
}
