import { readStoredJson, writeOrRemoveStored } from "../storage.ts";

const formatDraftKey = (name: string) => `draft:${name}`;

/** What was typed but not sent yet, for the length of the visit. */
export const readDraft = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readStoredJson("sessionStorage", formatDraftKey(name)) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

export const writeDraft = (name: string, values: Readonly<Record<string, string>> | null) =>
  void writeOrRemoveStored("sessionStorage", formatDraftKey(name), values && JSON.stringify(values));

/** What is to be filled in once the form's request, which is still on its way, is sent. */
export const formatNextRequestDraftName = (name: string) => `${name}/next`;

/** Once sent, a draft is no draft any more; one that has changed since belongs to another request. Returns what is left to send. */
export function replaceSentDraft(name: string, sent: Readonly<Record<string, string>>) {
  const draft = readDraft(name);
  const next = readDraft(formatNextRequestDraftName(name));
  writeDraft(formatNextRequestDraftName(name), null);
  if (Object.keys(next).length > 0) writeDraft(name, next);
  else if (Object.keys(sent).every((field) => (draft[field] ?? "") === sent[field])) writeDraft(name, null);
  return readDraft(name);
}
