import * as v from "valibot";
import { readStored, writeStored } from "#app/lib/storage.ts";
import { Field } from "#app/ui/field.tsx";
import { maxStaffNameLength, staffNameSchema } from "#domain/format/staff-name-schema.ts";
import type { useTextField } from "./use-text-field.ts";

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

export const rememberName = (name: string) => void writeStored("localStorage", key, name || null);
