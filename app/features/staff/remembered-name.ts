import * as v from "valibot";
import { staffNameSchema } from "#domain/history/staff-name.ts";

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
