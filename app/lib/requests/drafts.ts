import { readStoredJson, writeStored } from "../storage.ts";

const formatDraftKey = (name: string) => `draft:${name}`;

/** What was typed but not sent yet, for the length of the visit. */
export const readDraft = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readStoredJson("sessionStorage", formatDraftKey(name)) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

export const writeDraft = (name: string, values: Readonly<Record<string, string>> | null) =>
  void writeStored("sessionStorage", formatDraftKey(name), values && JSON.stringify(values));

/** Once sent, a draft is no draft any more; one that has changed since belongs to another request. */
export function deleteSentDraft(name: string, sent: Readonly<Record<string, string>>) {
  const draft = readDraft(name);
  if (Object.keys(sent).every((field) => (draft[field] ?? "") === sent[field])) writeDraft(name, null);
}
