import { formatNextDraftName, readDraft, writeDraft } from "./drafts.ts";
import { findSubmissionWithoutOrder } from "./submission-registry.ts";
import { isUnderWay } from "./submission-state.ts";

/** The contact form keeps its draft under its endpoint. */
const contactForm = "/api/contact";

/**
 * Changes the message of the contact form: that of this page view, or the draft that the form of a page takes over. A form
 * that is just being `mounted` takes the draft over itself, with what was typed before hydration. What is on its way is
 * sent as it was submitted; then the message is that of the visitor's next request.
 */
export function changeContactMessage(change: (written: string) => string, isMounting = false) {
  const submission = findSubmissionWithoutOrder(contactForm);
  const view = submission?.store.read();
  const isFilledIn = Object.values(view?.values ?? {}).some(Boolean);
  const isNext = view !== undefined && isUnderWay(view.state);
  const name = isNext ? formatNextDraftName(contactForm) : contactForm;
  const values = view && isFilledIn ? view.values : readDraft(contactForm);
  const message = change((isNext ? readDraft(name) : values)["message"] ?? "");
  if (!isNext && (isFilledIn || !isMounting)) submission?.edit({ message });
  writeDraft(name, { ...values, message });
}
