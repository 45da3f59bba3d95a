import type { Notice } from "../content/legal.ts";
import type { FormInputs, RequestKind } from "./request-fields.ts";
import type { Site } from "../content/site.ts";
import { formatPrice } from "../format/money.ts";
import type { PhaseKey } from "../content/phase.ts";
import type { Order } from "../content/plan.ts";

export type FormTexts = {
  notice: Omit<Notice, "earlierVersions">;
  inputs: FormInputs;
  team: { courseName: string } & Omit<Site["contact"], "responsePromise">;
};

/** The URL parameter that names the phase, or the facts, that a visitor asks about. */
export const enquiryParam = "about";

const enquiryPath = (about: string) => `/?${enquiryParam}=${about}#contact-form`;

export const phaseEnquiryPath = (phase: PhaseKey) => enquiryPath(phase);

/** Asks about the facts that the course does not state. No phase has a key with a capital. */
export const missingFacts = "missingFacts";
export const factsEnquiryPath = enquiryPath(missingFacts);

/** What the contact form says for a visitor who comes from a phase's page. */
export const formatEnquiryMessage = ({ course, price }: Order) =>
  `I would like to enroll in the ${course} (${formatPrice(price)}).`;

/** What `/sent` confirms; null where the address names no sent form. Whether there is one is for the team to know only. */
export function parseSentPageQuery(search: URLSearchParams): { kind: RequestKind; reference: string } | null {
  const kind = search.get("kind");
  const reference = search.get("reference") ?? "";
  if (kind !== "enrollment" && kind !== "contact") return null;
  return /^[0-9a-f]{8}$/.test(reference) ? { kind, reference } : null;
}
