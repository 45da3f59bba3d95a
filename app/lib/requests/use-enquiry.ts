import { useEffectEvent, useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { enquiryMessage, enquiryParam } from "#domain/requests/enquiry.ts";
import type { Plan } from "#domain/content/plan.ts";
import { readDraft, writeDraft } from "./drafts.ts";

/** The contact form keeps its draft under its endpoint. */
const contactForm = "/api/contact";

/** Takes the phase that the visitor comes to ask about into the contact form, and out of the address. */
export function useEnquiry(plans: readonly Plan[]) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent(() => {
    const params = new URLSearchParams(search);
    const about: unknown = params.get(enquiryParam) ?? state;
    const plan = plans.find(({ phase }) => phase !== null && phase === about);
    if (plan) fillIn(enquiryMessage(plan), plans.map(enquiryMessage));
    if (!plan && !params.has(enquiryParam)) return;
    params.delete(enquiryParam);
    void navigate({ search: params.toString(), hash }, { replace: true, preventScrollReset: true });
  });
  // Before the form's own effect, which reads the draft.
  useLayoutEffect(() => take(), []);
}

/** Not over what the visitor has written; another phase's message that was left as it is makes room. */
function fillIn(message: string, ours: readonly string[]) {
  const draft = readDraft(contactForm);
  const written = draft["message"]?.trim() ?? "";
  if (written === "" || ours.includes(written)) writeDraft(contactForm, { ...draft, message });
}
