import * as v from "valibot";
import { isPhone, mentionsPhone, phoneDigits } from "./phone.ts";

export const invalidEmail = "Please enter a valid email address";
export const invalidPhone = "Please enter a valid phone number";

/** In characters; the longest e-mail address is what mail servers accept. */
export const longest = { name: 200, email: 254, phone: 40, message: 5000 } as const;

export const notPlain = "Please use plain text only";
export const tooLong = (max: number) => `Please use at most ${max} characters`;

const controlCharacters = /\p{Cc}/u;
export const oneLine = (max: number, message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.maxLength(max, tooLong(max)),
    v.check((value) => !controlCharacters.test(value), notPlain),
  );

export const nameSchema = (required: string) => v.pipe(oneLine(longest.name, required), v.nonEmpty(required));

/** Letters and figures of any script, and the signs that a mailbox may have: none that ends an address in a mail program. */
const mailbox = /^[\p{L}\p{M}\p{N}!#$%&'*+/=^_`{|}~.-]{1,64}$/u;
/** Names joined by dots; a name neither begins nor ends with a hyphen. */
const host =
  /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?)+$/u;

function isEmail(value: string): boolean {
  const [local = "", domain = "", ...rest] = value.split("@");
  return rest.length === 0 && mailbox.test(local) && host.test(domain);
}

/** An empty text means "not given", here and in `phoneSchema`. */
export const emailSchema = v.pipe(
  oneLine(longest.email, invalidEmail),
  v.check((value) => value === "" || isEmail(value), invalidEmail),
);

export const phoneSchema = v.pipe(
  oneLine(longest.phone, invalidPhone),
  v.check((value) => value === "" || isPhone(value), invalidPhone),
);

/** What an e-mail address is compared by: mail servers do not tell its letters' case apart. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/** What a person is found by, in the form in which it is compared. */
export type Contact = { kind: "email" | "phone"; key: string };

export function readContact(text: string): Contact | undefined {
  const given = text.trim();
  if (given === "") return undefined;
  if (v.is(emailSchema, given)) return { kind: "email", key: emailKey(given) };
  return v.is(phoneSchema, given) ? { kind: "phone", key: phoneDigits(given) } : undefined;
}

/** Whether a text is the same contact, in whatever spelling. */
export function isSameContact({ kind, key }: Contact, text: string): boolean {
  const other = readContact(text);
  return other?.kind === kind && other.key === key;
}

const escapeText = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a text holds the contact: an address as a whole, a phone in any spelling; never a part of a longer one. */
export function mentionsContact(text: string, { kind, key }: Contact): boolean {
  if (kind === "phone") return mentionsPhone(text, key);
  const address = String.raw`(?<![\p{L}\p{N}!#$%&'*+/=^_{|}~.-])${escapeText(key)}(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])`;
  return new RegExp(address, "u").test(text.toLowerCase());
}
