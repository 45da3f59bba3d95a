import { useState, useSyncExternalStore } from "react";
import { readShown, showSent, subscribeSent } from "#app/lib/sent-store.ts";
import { useLoaded } from "#app/lib/use-loaded.ts";

const load = () => import("./confirmation-dialog.tsx");

/** Loads the dialog's code ahead, while a form is filled in. */
export const prepareConfirmation = () => void load().catch(() => {});

/** The confirmation that lies over the page, after an enrollment or when it is looked at again. */
export function ShownConfirmation() {
  const shown = useSyncExternalStore(subscribeSent, readShown, () => null);
  const [last, setLast] = useState(shown);
  const loaded = useLoaded(shown !== null, load, () => showSent(null));
  // Its content stays while it closes.
  if (shown && shown !== last) setLast(shown);
  return (
    loaded &&
    last && <loaded.ConfirmationDialog isOpen={shown !== null} sent={shown ?? last} onClose={() => showSent(null)} />
  );
}
