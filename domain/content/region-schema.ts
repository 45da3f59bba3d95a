import * as v from "valibot";
import * as region from "#region";
import { defineContent, text } from "./define-content.ts";

const isKnownToPlatform = (ask: () => unknown) => {
  try {
    return Boolean(ask());
  } catch {
    return false;
  }
};

export const regionSchema = v.strictObject({
  currency: v.strictObject({
    code: v.pipe(
      text,
      v.check(
        (code) => Intl.supportedValuesOf("currency").includes(code),
        "must be an ISO 4217 code such as INR or EUR",
      ),
    ),
    locale: v.pipe(
      text,
      v.check(
        (locale) => isKnownToPlatform(() => Intl.NumberFormat.supportedLocalesOf(locale).length),
        "must be a language and country such as en-IN",
      ),
    ),
  }),
  timeZone: v.strictObject({
    name: v.pipe(
      text,
      v.check(
        (zone) => isKnownToPlatform(() => new Intl.DateTimeFormat("en", { timeZone: zone })),
        "must be a time zone such as Asia/Kolkata or Europe/Berlin",
      ),
    ),
    short: text,
  }),
  callingCode: v.pipe(text, v.regex(/^[1-9]\d{0,3}$/, "must be the digits of a country such as 91, without +")),
});
// Checked here and not where it is read: browsers load that file, and need no schema for what the build has checked.
defineContent("content/region.ts", regionSchema, { ...region });
