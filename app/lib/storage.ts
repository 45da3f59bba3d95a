/** `sessionStorage` ends with the tab. Either may be switched off, full, or hold what another release has written. */
type Area = "localStorage" | "sessionStorage";

export function readStored(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or with null removes it; false where it could not be stored and lasts only as long as the page. */
export function writeOrRemoveStored(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function listStoredKeys(area: Area, prefix: string): string[] {
  try {
    return Object.keys(globalThis[area]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Not parsed any further; null where there is nothing readable. */
export function readStoredJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? "null");
  } catch {
    return null;
  }
}

/** Where a request of a form is stored from the press of the button to the response, so that a reload goes on with it. */
export const formatUnsentKey = (form: string) => `unsent:${form}`;

export const planTicksKey = "plan-ticks";
