import { formatWait } from "#domain/format/text.ts";
import { showableFormErrors } from "#domain/requests/form-schemas.ts";

/** By the kind of request. */
export const notSavedMessages = {
  enrollment: "Failed to submit enrollment. Please try again.",
  contact: "Failed to send message. Please try again later.",
};
/** A wait is rounded up to one of these seconds, so that the page has few variants to render and cache. */
const waits = [10, 30, 60, 300, 900, 3600];

/** What the page says of a form that was not taken. Only texts of ours are shown, whatever the URL says. */
export function parseFormFailureFromUrl(query: URLSearchParams) {
  const kind = query.get("kind") === "enrollment" ? "enrollment" : "contact";
  const back = kind === "enrollment" ? "/pricing" : "/contact";
  const error = query.get("error");
  if (error && showableFormErrors.has(error)) return { status: 400, text: error, back };
  const status = Number(query.get("status"));
  if (status === 429) {
    const wait = roundUpWait(Number(query.get("wait")) || 60);
    const text = `Too many requests from your network. Please try again in ${formatWait(wait)}.`;
    return { status, text, back, wait };
  }
  if (status === 413) return { status, text: "What you typed is too long. Please shorten it and send it again.", back };
  if (status === 403) return { status, text: "This form can only be sent from this site. Please open it here.", back };
  return { status: status === 503 ? status : 400, text: notSavedMessages[kind], back };
}

const roundUpWait = (seconds: number) => waits.find((wait) => wait >= seconds) ?? Math.max(...waits);
