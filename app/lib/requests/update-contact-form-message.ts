import { formatNextRequestDraftName, readDraft, writeDraft } from "./form-drafts.ts";
import { findSubmissionWithoutOrder } from "./submission-registry.ts";
import { isUnderWay } from "./submission-state.ts";

/** The contact form keeps its draft under its endpoint. */
const contactForm = "/api/contact";

/**
 * Changes the message of the contact form: that of this page view, or the draft that the form of a page takes over. What is
 * on its way is sent as it was submitted; then the message is that of the visitor's next request.
 */
export function updateContactFormMessage(change: (written: string) => string) {
  const submission = findSubmissionWithoutOrder(contactForm);
  const view = submission?.store.read();
  const isFilledIn = Object.values(view?.values ?? {}).some(Boolean);
  const isNext = view !== undefined && isUnderWay(view.state);
  const name = isNext ? formatNextRequestDraftName(contactForm) : contactForm;
  const values = view && isFilledIn ? view.values : readDraft(contactForm);
  const message = change((isNext ? readDraft(name) : values)["message"] ?? "");
  if (submission && !isNext) submission.edit({ ...values, message });
  else writeDraft(name, { ...values, message });
}

/** Not over what the visitor has written; only our sentence about another phase makes room. */
export const prefillMessage = (message: string, ours: readonly string[]) =>
  updateContactFormMessage((written) => {
    if (written.trim() === "") return message;
    return written.replace(ours.find((sentence) => written.includes(sentence)) ?? message, () => message);
  });
