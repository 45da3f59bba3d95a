import type { TextPart } from "../format/text.ts";

// Only what can stand in `mailto:` and `tel:` as it is; every repetition is bounded, so the time is linear.
const email = /[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}/;
const phone = /\+\d(?:[ ().-]{0,2}\d){6,14}/;
const contact = new RegExp(`(?<![\\w@])(?:(${email.source})|(${phone.source}))(?![\\w@])`, "gi");

export function linkifyContacts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, 1: address, index } of text.matchAll(contact)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: found, href: address ? `mailto:${found}` : `tel:${found.replaceAll(/[^\d+]/g, "")}` });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Encoded, so that a `?` in an address cannot add headers to the mail. */
export const emailToMailtoLink = (email: string) => `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
