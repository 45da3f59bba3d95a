import * as v from "valibot";

export const invalidEmail = "Please enter a valid email address";
export const invalidPhone = "Please enter a valid phone number";

const controlCharacters = /\p{Cc}/u;
const oneLine = (max: number, message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.maxLength(max, `Please use at most ${max} characters`),
    v.check((value) => !controlCharacters.test(value), "Please use plain text only"),
  );

export const nameSchema = (required: string) => v.pipe(oneLine(200, required), v.nonEmpty(required));

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
  oneLine(254, invalidEmail),
  v.check((value) => value === "" || isEmail(value), invalidEmail),
);

/** Indian and international forms: `98765 43210`, `+91-98765-43210`, `(022) 2345 6789`. */
export const phoneSchema = v.pipe(
  oneLine(40, invalidPhone),
  v.check((value) => value === "" || isPhone(value), invalidPhone),
);

function isPhone(value: string): boolean {
  const digits = value.replaceAll(/\D/g, "").length;
  return /^\+?[\d\s().-]+$/.test(value) && digits >= 6 && digits <= 15;
}
