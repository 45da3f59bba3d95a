import { useState, useSyncExternalStore } from "react";
import { readShownConfirmation, showConfirmation, subscribeSent } from "#app/lib/requests/sent-storage.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";

const load = () => import("./confirmation-dialog.tsx");

/** Loads the dialog's code ahead, while a form is filled in. */
export const prepareConfirmation = () => void load().catch(() => {});

/** The confirmation that lies over the page, after an enrollment or when it is looked at again. */
export function ShownConfirmation() {
  const shown = useSyncExternalStore(subscribeSent, readShownConfirmation, () => null);
  const [last, setLast] = useState(shown);
  const loaded = useLazyModule(shown !== null, load, () => showConfirmation(null));
  // Its content stays while it closes.
  if (shown && shown !== last) setLast(shown);
  return (
    loaded &&
    last && (
      <loaded.ConfirmationDialog isOpen={shown !== null} sent={shown ?? last} onClose={() => showConfirmation(null)} />
    )
  );
}
