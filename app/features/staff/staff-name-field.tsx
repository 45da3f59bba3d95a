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
  try {
    const stored = v.safeParse(staffNameSchema, localStorage.getItem(key));
    return stored.success ? stored.output : "";
  } catch {
    return "";
  }
}

export function rememberName(name: string) {
  try {
    if (name) localStorage.setItem(key, name);
    else localStorage.removeItem(key);
  } catch {
    // Then the name lives as long as the page.
  }
}
