import type { Contact } from "../history/person.ts";

/** What people write between the digits of a phone number. A new line ends it: the next field may be another number. */
export const phoneSeparators = [" ", "\u00A0", "\t", "-", "–", ".", "(", ")", "/"] as const;
const separators = String.raw`[ \u00A0\t\-–.()/]*`;
/** A whole number, after which only a country code or a trunk zero may differ. */
const wholeNumber = 10;

const escapeText = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a text holds the contact: an address as a whole, a phone in any spelling; never a part of a longer one. */
export function mentionsContact(text: string, { kind, key }: Contact): boolean {
  if (kind === "email") {
    const address = String.raw`(?<![\p{L}\p{N}!#$%&'*+/=^_{|}~.-])${escapeText(key)}(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])`;
    return new RegExp(address, "u").test(text.toLowerCase());
  }
  const digits = key.split("").join(separators);
  if (key.length < wholeNumber) return new RegExp(`(?<!\\d${separators})${digits}(?!${separators}\\d)`).test(text);
  return new RegExp(`(?<!\\d)\\d{0,4}${digits}(?!\\d)`).test(text);
}
