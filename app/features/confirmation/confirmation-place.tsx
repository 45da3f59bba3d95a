import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import type { SentRequest } from "#domain/requests/sent-request.ts";

type ConfirmationPlaceProps = { sent: SentRequest | null; headingLevel: "h2" | "h3"; onClose: () => void };

/** Where a page shows the confirmation of its form. Without its code the toast has told the reference. */
export function ConfirmationPlace({ sent, ...rest }: ConfirmationPlaceProps) {
  const loaded = useLazyModule(
    sent !== null,
    () => import("./confirmation-card.tsx"),
    () => {},
  );
  return loaded && sent && <loaded.ConfirmationCard key={sent.reference} sent={sent} {...rest} />;
}
