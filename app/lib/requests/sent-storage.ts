import type { SentRequest } from "#domain/requests/sent-request.ts";

const key = "sent-requests";

/** Where storage is unavailable, for as long as the page is open. */
let unstored = "";
let shown: SentRequest | null = null;
const listeners = new Set<() => void>();

function update() {
  for (const listener of listeners) listener();
}

/** The sent requests of this device as they are stored: parsing them takes code that few visitors need. */
export function readSentText(): string {
  try {
    return unstored || (localStorage.getItem(key) ?? "");
  } catch {
    return unstored;
  }
}

/** Whether a reload still finds them. */
export const isSentStored = () => unstored === "";

export function writeSentText(text: string) {
  unstored = "";
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    unstored = text;
  }
  update();
}

/** The request whose confirmation lies over the page. */
export const readShownConfirmation = () => shown;

export function showConfirmation(sent: SentRequest | null) {
  shown = sent;
  update();
}

export function subscribeSent(listener: () => void) {
  listeners.add(listener);
  // Another tab may have sent or removed one.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
