import * as v from "valibot";

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

/** Indian and international forms: `98765 43210`, `+91-98765-43210`, `(022) 2345 6789`. */
export const phoneSchema = v.pipe(
  oneLine(longest.phone, invalidPhone),
  v.check((value) => value === "" || isPhone(value), invalidPhone),
);

function isPhone(value: string): boolean {
  const digits = value.replaceAll(/\D/g, "").length;
  return /^\+?[\d\s().-]+$/.test(value) && digits >= 6 && digits <= 15;
}
