import { formatPrice } from "../format/money.ts";
import type { PhaseKey } from "../content/phase.ts";
import type { Order } from "../content/plan.ts";

/** The URL parameter that names the phase, or the facts, that a visitor asks about. */
export const enquiryParam = "about";

const enquiryPath = (about: string) => `/?${enquiryParam}=${about}#contact-form`;

export const phaseEnquiryPath = (phase: PhaseKey) => enquiryPath(phase);

/** Asks about the facts that the course does not state. No phase has a key with a capital. */
export const missingFactsTopic = "missingFacts";
export const factsEnquiryPath = enquiryPath(missingFactsTopic);

/** What the contact form says for a visitor who comes from a phase's page. */
export const formatEnrollmentMessagePrefill = ({ course, price }: Order) =>
  `I would like to enroll in the ${course} (${formatPrice(price)}).`;
