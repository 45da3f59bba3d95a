import * as v from "valibot";

export const invalidEmail = "Please enter a valid email address";
export const invalidPhone = "Please enter a valid phone number";

const notPlain = "Please use plain text only";
/** Said of every field that has a limit. */
export const tooLong = (max: number) => `Please use at most ${max} characters`;
export const isTextError = (text: string) => text === notPlain || /^Please use at most \d{1,4} characters$/.test(text);

const controlCharacters = /\p{Cc}/u;
const oneLine = (max: number, message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.maxLength(max, tooLong(max)),
    v.check((value) => !controlCharacters.test(value), notPlain),
  );

/** How a person can be reached; an empty text means "not given". */
export const nameSchema = (required: string) => v.pipe(oneLine(200, required), v.nonEmpty(required));

export const emailSchema = v.pipe(
  oneLine(254, invalidEmail),
  v.check((value) => value === "" || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value), invalidEmail),
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
