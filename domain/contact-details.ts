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
