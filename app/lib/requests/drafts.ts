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

/** Once sent, a draft is no draft any more; one that has changed since belongs to another request. */
export function deleteSentDraft(name: string, sent: Readonly<Record<string, string>>) {
  const draft = readDraft(name);
  if (Object.keys(sent).every((field) => (draft[field] ?? "") === sent[field])) writeDraft(name, null);
}
