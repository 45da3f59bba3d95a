import { readDraft, writeDraft } from "./draft.ts";

/** Once sent, a draft is no draft any more; one that has changed since belongs to another request. */
export function dropDraft(name: string, sent: Readonly<Record<string, string>>) {
  const draft = readDraft(name);
  if (Object.keys(sent).every((field) => (draft[field] ?? "") === sent[field])) writeDraft(name, null);
}
