import { callingCode } from "#region";
import { stripInvisibleCharacters } from "../format/searched-and-visible-text.ts";

/** Other digits that phones offer to type, of Hindi, of full width, of Arabic, and of Persian and Urdu; zero first. */
const otherDigits = ["०१२३४५६७८९", "０１２３４５６７８９", "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹"];

const toAsciiDigits = (text: string) =>
  otherDigits.reduce(
    (digits, row) => digits.replaceAll(new RegExp(`[${row}]`, "g"), (digit) => String(row.indexOf(digit))),
    text,
  );

/** What an office adds to its number, `ext. 12` or `x12`, is no part of it. */
const stripExtension = (phone: string) =>
  toAsciiDigits(phone).replace(/[\s,]*(?:ext(?:ension|n)?\.?|x|#)\s*\d{1,6}\s*$/i, "");

export const listAllDigits = (text: string) => toAsciiDigits(text).replaceAll(/\D/g, "");
const extractDigits = (text: string) => listAllDigits(stripExtension(text));

/** National and international forms: `98765 43210`, `+91-98765-43210`, `(022) 2345 6789 ext. 12`. */
export function isPhone(text: string): boolean {
  const { length } = extractDigits(text);
  return /^\+?[\d\s().-]+$/.test(stripExtension(text)) && length >= 6 && length <= 15;
}

/** Country code and trunk zero are written or not: the last ten digits tell one number from another. */
const wholeNumber = 10;

/** What a phone is compared by: `+91 98765-43210`, `098765 43210` and `9876543210` are one number. */
export const toTenDigitPhoneKey = (phone: string) => extractDigits(phone).slice(-wholeNumber);

const minPartLength = 3;

/** Digits and what people write between them. Letters are none of it: a reference and a name have them. */
const phoneSigns = /^[\d\s()[\]+./\\|,:;_\p{Pd}]+$/u;

/** The digits to look for, if a search may be a phone number or a part of one; `isWhole` if it is no part. */
export function parsePhoneSearch(text: string): { digits: string; isWhole: boolean } | undefined {
  // A number copied from a chat comes between marks of direction.
  const seen = toAsciiDigits(stripInvisibleCharacters(text));
  if (!phoneSigns.test(seen)) return undefined;
  const all = extractDigits(seen);
  const digits = /^\D*\+/.test(seen) ? all.replace(new RegExp(`^${callingCode}`), "") : all.replace(/^0+/, "");
  if (digits.length >= wholeNumber) return { digits: digits.slice(-wholeNumber), isWhole: true };
  return digits.length >= minPartLength ? { digits, isWhole: false } : undefined;
}

/** What people write between the digits of a phone number, and hardly between two numbers. */
const separators = String.raw`[\p{Zs}\p{Pd}\p{Cf}\t.()/_·]*`;

const anyDigit = String.raw`[\d${otherDigits.join("")}]`;

/** What may stand before a whole number and belongs to it: a country code, or a trunk zero. */
const prefix = String.raw`(?:(?:\+|00)${anyDigit}{1,3}${separators}|(?:${callingCode}|0)${separators})?\(?${anyDigit}{0,4}`;

/** `[9९９]`: the digits of a key in each of their forms, as a class of characters. */
export const phoneKeyToDigitClasses = (key: string) =>
  Array.from(key, (digit) => `[${digit}${otherDigits.map((row) => row[Number(digit)]).join("")}]`);

/** Finds the number of this key in any spelling, and not as a part of a longer one. */
export function createPatternForPhoneKey(key: string): RegExp {
  const digits = phoneKeyToDigitClasses(key);
  if (key.length < wholeNumber)
    return new RegExp(`(?<!${anyDigit}${separators})${digits.join(separators)}(?!${separators}${anyDigit})`, "gu");
  // Ten digits in this order are the number whatever stands between them, even a new line; fewer may be a price.
  const number = digits.join(String.raw`[^\p{L}\p{N}]*`);
  return new RegExp(`(?<!${anyDigit})${prefix}${number}(?!${anyDigit})`, "gu");
}

/** Neither of the course's country nor written with the code of another: most often a digit was typed twice. */
export function hasTooManyDomesticDigits(phone: string): boolean {
  if (/^\s*(\+|00)/.test(phone)) return false;
  const digits = extractDigits(phone).replace(/^0+/, "");
  return digits.replace(new RegExp(`^${callingCode}(?=\\d{${wholeNumber}}$)`), "").length > wholeNumber;
}

export const telLink = (phone: string) => `tel:${stripExtension(phone).replaceAll(/[^+\d]/g, "")}`;

/** A number of the course's country, with what may stand before it. In India only these are mobile numbers. */
const nationalMobile = new RegExp(
  `^(?:0|0?${callingCode})?(${callingCode === "91" ? "[6-9]\\d{9}" : "[1-9]\\d{5,11}"})$`,
);

/** The digits that WhatsApp knows a phone by, with its country code; nothing for what cannot be such a phone. */
export function parseWhatsAppNumber(phone: string): string | undefined {
  const isInternational = /^\s*(\+|00)/.test(phone);
  const digits = extractDigits(phone).replace(isInternational ? /^00/ : /^$/, "");
  if (!isInternational || digits.startsWith(callingCode)) {
    const [, mobile] = nationalMobile.exec(digits) ?? [];
    return mobile && `${callingCode}${mobile}`;
  }
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : undefined;
}

/** Opens the writer's own WhatsApp with a number that is known to be there; one without a country is of the course's. */
export function whatsAppLink(phone: string, text = ""): string {
  const digits = extractDigits(phone).replace(/^0+/, "");
  const isNational = !phone.trim().startsWith("+") && digits.length <= wholeNumber;
  return `https://wa.me/${isNational ? callingCode : ""}${digits}${text && `?text=${encodeURIComponent(text)}`}`;
}
