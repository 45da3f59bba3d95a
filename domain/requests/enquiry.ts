import { formatRupees } from "../format/money.ts";
import type { PhaseKey } from "../content/phase.ts";
import type { Order } from "../content/plan.ts";

/** Names the phase in the address, for a new tab and for a press before hydration. */
export const enquiryParam = "about";

export const enquiryPath = (phase: PhaseKey) => `/?${enquiryParam}=${phase}#contact`;

/** What the contact form says for a visitor who comes from a phase's page. */
export const enquiryMessage = ({ course, price }: Order) =>
  `I would like to enroll in the ${course} (${formatRupees(price)}).`;
