import { useSyncExternalStore } from "react";
import { readSentText, subscribeSent } from "#app/lib/requests/sent-storage.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";

/** The requests that were sent from this device, to look at again. */
export function SentRequests({ className }: { className: string }) {
  const text = useSyncExternalStore(subscribeSent, readSentText, () => "");
  const loaded = useLazyModule(
    text,
    () => import("./sent-list.tsx"),
    () => {},
  );
  return loaded && text && <loaded.SentList text={text} className={className} />;
}
