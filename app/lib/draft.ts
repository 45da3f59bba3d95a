/** What was typed but not sent yet, for the length of the visit; storage may be unavailable. */
export function readDraft(name: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(`draft:${name}`) ?? "{}");
    if (!stored || typeof stored !== "object") return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    return {};
  }
}

export function writeDraft(name: string, values: Readonly<Record<string, string>> | null) {
  try {
    if (values) sessionStorage.setItem(`draft:${name}`, JSON.stringify(values));
    else sessionStorage.removeItem(`draft:${name}`);
  } catch {
    // Then the draft lives as long as the page.
  }
}
