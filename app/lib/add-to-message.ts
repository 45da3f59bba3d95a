import { longest } from "#domain/contact/contact-details.ts";
import { readDraft, writeDraft } from "./requests/drafts.ts";
import { findSubmission } from "./requests/submission-registry.ts";

const contact = "/api/contact";
const added = "added";

/**
 * Adds a text to the message of the contact form, after what the visitor wrote there; what was added before and left as
 * it was gives way to it. Through the draft it also reaches a form on a page that is still to be loaded.
 */
export function addToMessage(write: (room: number) => string) {
  const request = findSubmission(contact);
  const known = request?.store.read().values ?? {};
  const values = Object.values(known).some(Boolean) ? known : readDraft(contact);
  const typed = (values["message"] ?? "").replace(readDraft(added)["text"] ?? "", "").trimEnd();
  const text = write(longest.message - typed.length - 2);
  if (text === "") return;
  const message = typed === "" ? text : `${typed}\n\n${text}`;
  request?.edit({ message });
  writeDraft(contact, { ...values, message });
  writeDraft(added, { text });
}
