import { useSyncExternalStore } from "react";
import { readSentText, subscribeSent } from "#app/lib/sent-store.ts";
import { useLoaded } from "#app/lib/use-loaded.ts";

/** The requests that were sent from this device, to look at again. */
export function SentRequests({ className }: { className: string }) {
  const text = useSyncExternalStore(subscribeSent, readSentText, () => "");
  const loaded = useLoaded(
    text,
    () => import("./sent-list.tsx"),
    () => {},
  );
  return loaded && text && <loaded.SentList text={text} className={className} />;
}
