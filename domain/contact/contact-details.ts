import * as v from "valibot";
import { stripHiddenCharacters } from "../format/searched-and-visible-text.ts";
import { createPatternForPhoneKey, isPhone, listAllDigits, toTenDigitPhoneKey } from "./phone.ts";

export const invalidEmailMessage = "Please enter a valid email address";
export const invalidPhoneMessage = "Please enter a valid phone number";

/** In characters; mail servers accept no longer e-mail address. */
export const maxLengths = { name: 200, email: 254, phone: 40, message: 5000 } as const;

export const plainTextOnlyMessage = "Please use plain text only";
export const tooLongMessage = (max: number) => `Please use at most ${max} characters`;

/** Also separators of lines, and more marks on a letter than any script writes. */
const controlCharacters = /[\p{Cc}\u2028\u2029]|\p{M}{9}/u;
export const singleLineSchema = (max: number, message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.maxLength(max, tooLongMessage(max)),
    v.check((value) => !controlCharacters.test(value), plainTextOnlyMessage),
  );

/** Without invisible characters: a right-to-left override would make a name read as another. A name has a letter or a digit. */
export const nameSchema = (required: string) =>
  v.pipe(
    singleLineSchema(maxLengths.name, required),
    v.transform(stripHiddenCharacters),
    v.trim(),
    v.regex(/[\p{L}\p{N}]/u, required),
  );

/** The part before the @: letters and figures of any script, and signs that do not end an e-mail address in a mail program. */
const emailLocalPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=^_`{|}~.-]{1,64}$/u;
/** The part after the @: labels joined by dots, none of which begins or ends with a hyphen. */
const emailDomain =
  /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?)+$/u;

function isEmail(value: string): boolean {
  const [local = "", domain = "", ...rest] = value.split("@");
  // With a character that nobody sees it would not be found by who types it again.
  if (stripHiddenCharacters(value) !== value) return false;
  return rest.length === 0 && emailLocalPart.test(local) && emailDomain.test(domain);
}

/** An empty text means "not given", here and in `phoneSchema`. */
export const emailSchema = v.pipe(
  singleLineSchema(maxLengths.email, invalidEmailMessage),
  v.check((value) => value === "" || isEmail(value), invalidEmailMessage),
);

export const phoneSchema = v.pipe(
  singleLineSchema(maxLengths.phone, invalidPhoneMessage),
  v.check((value) => value === "" || isPhone(value), invalidPhoneMessage),
);

/** What an e-mail address is compared by: mail servers do not tell its letters' case apart. */
export const normalizeEmail = (email: string) => stripHiddenCharacters(email).trim().toLowerCase();

/** What a person is found by, in the form in which it is compared. */
export type Contact = { kind: "email" | "phone"; key: string };

export function parseContact(text: string): Contact | undefined {
  const given = text.trim();
  if (given === "") return undefined;
  if (v.is(emailSchema, given)) return { kind: "email", key: normalizeEmail(given) };
  return v.is(phoneSchema, given) ? { kind: "phone", key: toTenDigitPhoneKey(given) } : undefined;
}

export function isSameContact({ kind, key }: Contact, text: string): boolean {
  const other = parseContact(text);
  return other?.kind === kind && other.key === key;
}

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A letter of an address, and a sign after it that nobody sees: such as a search engine's pattern has it. */
export const hiddenSignInAddress =
  "[A-Za-z0-9@._+-][\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0]";
/** For between two letters: what is copied from a mail or a chat may have some. */
const hiddenSigns = String.raw`\p{Default_Ignorable_Code_Point}*`;
const toHiddenSignsPattern = (text: string) => Array.from(text, escapeRegExp).join(hiddenSigns);
const withoutHiddenSigns = (text: string) => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");

/**
 * Finds the contact in a text: a whole e-mail address, or a phone in any spelling; never a part of a longer one. An address
 * may hold nearly every sign, so only what joins words in real ones, after a letter or a figure, makes another of it.
 */
const createContactPattern = ({ kind, key }: Contact) =>
  kind === "phone"
    ? createPatternForPhoneKey(key)
    : new RegExp(
        String.raw`(?<![\p{L}\p{N}](?:_+|[+.'-])?)${toHiddenSignsPattern(key)}(?![\p{L}\p{N}]|(?:-[\p{L}\p{N}-]*)?\.[\p{L}\p{N}])`,
        "giu",
      );

export const isContactInText = (contact: Contact, text: string) => createContactPattern(contact).test(text);

/** Letters that a pattern takes for one another are equal here: small and capital ones, ſ and s. */
const foldCase = (text: string) => withoutHiddenSigns(text).toLowerCase().toUpperCase().toLowerCase();
const collapseSpaces = (text: string) => text.trim().replaceAll(/\s+/g, " ");

/**
 * Puts a mark where one of a person's contacts stands in a text, or a full name: of a single word nobody knows whose it is.
 * Of a flood there are thousands, each a millisecond to compile: only those are that a plain search does not rule out.
 */
export function createEraser(contacts: readonly Contact[], names: readonly string[]): (text: string) => string {
  const searched = [
    ...contacts.map((contact) => ({
      isDigits: contact.kind === "phone",
      part: foldCase(contact.key),
      toPattern: () => createContactPattern(contact),
    })),
    ...names
      .map(collapseSpaces)
      .flatMap((name) =>
        name.includes(" ") ? { isDigits: false, part: foldCase(name), toPattern: () => createNamePattern(name) } : [],
      ),
  ];
  return (text) => {
    const [folded, digits] = [foldCase(collapseSpaces(text)), listAllDigits(text)];
    const found = searched.filter(({ isDigits, part }) => (isDigits ? digits : folded).includes(part));
    return found.reduce((left, { toPattern }) => left.replaceAll(toPattern(), "[erased]"), text);
  };
}

function createNamePattern(name: string): RegExp {
  const words = name
    .split(" ")
    .map((word) => toHiddenSignsPattern(withoutHiddenSigns(word)))
    .join(String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words})(?![\p{L}\p{M}\p{N}])`, "giu");
}
