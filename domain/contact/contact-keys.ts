import { stripUnseen } from "../format/text.ts";

/** What an e-mail address is compared by: mail servers do not tell its letters' case apart. */
export const emailKey = (email: string) => email.trim().toLowerCase();

const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

/** Country code and trunk zero are written or not: the last ten digits tell one number from another. */
const significant = 10;

/** `+91 98765-43210`, `098765 43210` and `9876543210` are one number. */
export const phoneDigits = (phone: string) => digitsOf(phone).slice(-significant);

const shortestPart = 3;

/** Digits and what people write between them. Letters are none of it: a reference and a name have them. */
const phoneSigns = /^[\d\s()[\]+./\\|,:;_\p{Pd}]+$/u;

/** The digits to look for, if a search may be a phone number or a part of one; `isWhole` if it is no part. */
export function readPhoneSearch(text: string): { digits: string; isWhole: boolean } | undefined {
  // A number copied from a chat comes between marks of direction.
  const seen = stripUnseen(text);
  if (!phoneSigns.test(seen)) return undefined;
  const all = digitsOf(seen);
  const digits = /^\D*\+/.test(seen) ? all.replace(/^91/, "") : all.replace(/^0+/, "");
  if (digits.length >= significant) return { digits: digits.slice(-significant), isWhole: true };
  return digits.length >= shortestPart ? { digits, isWhole: false } : undefined;
}
