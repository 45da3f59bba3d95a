import { readStored, writeStored } from "#app/lib/storage.ts";
import { Field } from "#app/ui/field.tsx";
import { longestStaffName, staffNameSchema } from "#domain/history/staff-name.ts";
import * as v from "valibot";

type StaffNameFieldProps = { name: string; error: string | undefined; onChange: (name: string) => void };

export function StaffNameField({ name, error, onChange }: StaffNameFieldProps) {
  return (
    <Field
      label="Your name (optional, shown in the history)"
      name="name"
      autoComplete="name"
      maxLength={longestStaffName}
      value={name}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const key = "staff-name";

/** The name of the last sign-in on this device, to start the next one with; storage may be unavailable. */
export function readRememberedName(): string {
  const stored = v.safeParse(staffNameSchema, readStored("localStorage", key));
  return stored.success ? stored.output : "";
}

export const rememberName = (name: string) => void writeStored("localStorage", key, name || null);
