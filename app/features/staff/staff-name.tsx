import { useMutation } from "@tanstack/react-query";
import * as v from "valibot";
import { staffNameSchema, maxStaffNameLength } from "#domain/format/staff-name-schema.ts";
import { DialogButton, FormInDialog } from "./dialog-button-and-form.tsx";
import { fetchStaffApi } from "./staff-api.ts";
import { useTextField } from "./use-text-field.ts";
import { readStored, writeOrRemoveStored } from "#app/lib/storage.ts";
import { Field } from "#app/ui/field.tsx";
import { createContext, use } from "react";

type StaffNameEditorProps = { name: string; onNamed: (name: string) => void };

/** The session's name, which can be changed here without signing out. */
export const StaffNameEditor = ({ name, onNamed }: StaffNameEditorProps) => (
  <div className="flex items-center gap-x-3 leading-tight">
    {name && (
      <span className="truncate text-small text-fg-2">
        <span className="sr-only">Signed in as </span>
        <bdi className="font-[600] text-fg">{name}</bdi>
      </span>
    )}
    <DialogButton
      title="Your name"
      label={name ? "Change name" : "Add your name"}
      button={{
        variant: "link",
        className: "shrink-0 text-small text-fg-2 min-h-6 pointer-coarse:after:absolute pointer-coarse:after:inset-0",
      }}
    >
      {(close) => <StaffNameForm name={name} onNamed={onNamed} onClose={close} />}
    </DialogButton>
  </div>
);

function StaffNameForm({ name, onNamed, onClose }: StaffNameEditorProps & { onClose: () => void }) {
  const typed = useTextField(name);
  const save = useMutation({
    mutationFn: (next: string) => fetchStaffApi("staff/session", { name: next }, "PATCH"),
    onSuccess: (_answer, next) => {
      rememberName(next);
      onNamed(next);
      onClose();
    },
    meta: { success: "Name saved.", failure: "Failed to save the name. Please try again." },
  });

  function submit() {
    const checked = v.safeParse(staffNameSchema, typed.value);
    if (checked.success) save.mutate(checked.output);
    else typed.fail(checked.issues[0].message);
  }

  return (
    <FormInDialog action="Save Name" isBusy={save.isPending} onSubmit={submit}>
      <StaffNameField {...typed.field} />
    </FormInDialog>
  );
}

export const StaffNameField = (field: ReturnType<typeof useTextField>["field"]) => (
  <Field
    label="Your name (optional, shown in the history)"
    name="name"
    autoComplete="name"
    maxLength={maxStaffNameLength}
    {...field}
  />
);

const key = "staff-name";

/** The name of the last sign-in on this device, to start the next one with; storage may be unavailable. */
export function readRememberedName(): string {
  const stored = v.safeParse(staffNameSchema, readStored("localStorage", key));
  return stored.success ? stored.output : "";
}

export const rememberName = (name: string) => void writeOrRemoveStored("localStorage", key, name || null);

const StaffNameContext = createContext("");
export const StaffNameProvider = StaffNameContext.Provider;
/** What the session is signed in as; empty without a name. */
export const useStaffName = () => use(StaffNameContext);
