import { useState } from "react";
import {
  showConfirmation,
  useSentRequestsJson,
  useShownConfirmation,
} from "#app/lib/requests/sent-requests-and-shown-confirmation.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import type { SentRequest } from "#domain/requests/stored-request-body.ts";

const importConfirmationModule = () => import("./confirmation.tsx");
const importSentRequestsListModule = () => import("./sent-request-buttons.tsx");
const noop = () => {};

/** Loads the dialog's code ahead, while a form is filled in. */
export const preloadConfirmation = () => void importConfirmationModule().catch(noop);

export function ConfirmationOverlay() {
  const shown = useShownConfirmation();
  const [last, setLast] = useState(shown);
  const close = () => showConfirmation(null);
  const loaded = useLazyModule(shown !== null, importConfirmationModule, shown?.toast ?? close);
  // Its content stays while it closes.
  if (shown && shown !== last) setLast(shown);
  return loaded && last && <loaded.ConfirmationDialog isOpen={shown !== null} sent={shown ?? last} onClose={close} />;
}

type InlineConfirmationProps = { sent: SentRequest | null; headingLevel: "h2" | "h3"; onClose: () => void };

/** Where a page shows the confirmation of its form. Without its code the toast alone shows the reference. */
export function InlineConfirmation({ sent, ...rest }: InlineConfirmationProps) {
  const loaded = useLazyModule(sent !== null, importConfirmationModule, noop);
  return loaded && sent && <loaded.ConfirmationCard key={sent.reference} sent={sent} {...rest} />;
}

export function SentRequests({ className }: { className: string }) {
  const text = useSentRequestsJson();
  const loaded = useLazyModule(text, importSentRequestsListModule, noop);
  return loaded && text && <loaded.SentRequestButtons text={text} className={className} />;
}
