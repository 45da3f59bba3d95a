import { Field } from "#app/ui/field.tsx";
import { longestStaffName } from "#domain/history/staff-name.ts";

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
