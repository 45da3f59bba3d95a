import { useSyncExternalStore } from "react";
import type { PhaseKey } from "#domain/content/phase.ts";
import type { SentRequest } from "#domain/requests/stored-request-body.ts";
import { readStored, writeOrRemoveStored } from "#app/lib/storage.ts";
import { createStore, useStore } from "#app/lib/store.ts";

const key = "sent-requests";

/** The list where storage is unavailable, for as long as the page is open. Written with every change of the list. */
const unstored = createStore("");

/** The sent requests of this device as they are stored: parsing them takes code that few visitors need. */
export const readSentRequestsJson = () => unstored.read() || (readStored("localStorage", key) ?? "");

export const areSentRequestsPersisted = () => unstored.read() === "";

export const writeSentRequestsJson = (text: string) =>
  unstored.write(writeOrRemoveStored("localStorage", key, text || null) ? "" : text);

export const useSentRequestsJson = () => useSyncExternalStore(subscribeToSentRequests, readSentRequestsJson, () => "");

function subscribeToSentRequests(listener: () => void) {
  const unsubscribe = unstored.subscribe(listener);
  // Another tab may have sent or removed one.
  addEventListener("storage", listener);
  return () => {
    unsubscribe();
    removeEventListener("storage", listener);
  };
}

/**
 * With `toast` it is shown at the moment of sending, in the place of that toast, which comes instead of it where its code cannot be
 * loaded. `phase` is what was ordered: null is all of the course.
 */
export type ShownConfirmation = SentRequest & { toast?: () => void; phase?: PhaseKey | null | undefined };

const shown = createStore<ShownConfirmation | null>(null);
export const showConfirmation = shown.write;
export const readShownConfirmation = shown.read;
export const useShownConfirmation = () => useStore(shown);
