import { useEffect, useEffectEvent, type MouseEvent } from "react";
import { useNavigate, useLocation } from "react-router";
import { isPlainClick } from "#app/lib/navigation.ts";
import { scrollToSection } from "#app/lib/scroll.ts";
import type { PhaseKey } from "#domain/content/phase.ts";
import type { Plan } from "#domain/content/plan.ts";
import {
  missingFactsTopic,
  formatEnrollmentMessagePrefill,
  enquiryParam,
} from "#domain/requests/contact-form-prefill.ts";

const settleDelay = 100;

/**
 * On a slow phone the new page may need longer than the first wait. Once it is rendered there is one more, because the
 * router's own scroll to the top comes with the page and would undo ours.
 */
function scrollToFormWhenRendered(triesLeft: number) {
  if (document.getElementById("contact-form")) setTimeout(scrollToSection, settleDelay, "contact-form");
  else if (triesLeft > 0) setTimeout(scrollToFormWhenRendered, settleDelay, triesLeft - 1);
}

/**
 * Phase pages have no dialog: enrolling goes home and, once that page is rendered, scrolls to its contact form. The home
 * page reads the phase from the navigation's state and fills it in (`usePrefillContactMessageFromUrl`).
 */
export function useGoHomeToContactForm(phase: PhaseKey | undefined) {
  const navigate = useNavigate();
  return async (event: MouseEvent) => {
    if (!phase || !isPlainClick(event)) return;
    event.preventDefault();
    await navigate("/", { state: phase });
    scrollToFormWhenRendered(20);
  };
}

/** Writes a message about what the visitor asks about, a phase or the missing facts, into the contact form's draft, and takes it out of the URL. */
export function usePrefillContactMessageFromUrl(plans: readonly Plan[], factsMessage: string) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent((query: string) => {
    const params = new URLSearchParams(query);
    const about: unknown = params.get(enquiryParam) ?? state;
    const plan = plans.find(({ phase }) => phase !== null && phase === about);
    const message = plan ? formatEnrollmentMessagePrefill(plan) : about === missingFactsTopic && factsMessage;
    if (message) {
      const fill = ({ prefillMessage }: typeof import("./update-contact-form-message.ts")) =>
        prefillMessage(message, [...plans.map(formatEnrollmentMessagePrefill), factsMessage]);
      // Without it the visitor writes the message.
      void import("./update-contact-form-message.ts").then(fill, () => {});
    }
    if (!message && !params.has(enquiryParam)) return;
    params.delete(enquiryParam);
    void navigate({ search: params.toString(), hash }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => take(search), [search]);
}
