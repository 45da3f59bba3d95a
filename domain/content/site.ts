import * as v from "valibot";
import * as region from "#region";
import { weekdays } from "../format/time-zone.ts";
import { defineContent, text } from "./define-content.ts";

const hourOfDay = v.pipe(
  v.number("must be a number"),
  v.minValue(0, "must be 0 to 24"),
  v.maxValue(24, "must be 0 to 24"),
);
const hours = v.pipe(v.number("must be a number"), v.gtValue(0, "must be more than 0"));

export const businessHoursSchema = v.pipe(
  v.object({
    firstDay: v.picklist(weekdays, `must be one of ${weekdays.join(", ")}`),
    lastDay: v.picklist(weekdays, `must be one of ${weekdays.join(", ")}`),
    opens: hourOfDay,
    closes: hourOfDay,
    /** Within so many hours in which the team works. */
    reply: v.object({ earliest: hours, latest: hours }),
    /** Within so many hours of any kind. */
    promise: hours,
  }),
  v.check(({ opens, closes }) => opens < closes, "must open before it closes"),
  v.check(({ reply }) => reply.earliest < reply.latest, "must reply earliest before latest"),
);
export type BusinessHours = v.InferOutput<typeof businessHoursSchema>;

/** `Mon-Sat 10 AM - 7 PM IST` */
export const formatBusinessHours = ({ firstDay, lastDay, opens, closes }: BusinessHours) =>
  `${firstDay}-${lastDay} ${formatHour(opens)} - ${formatHour(closes)} ${region.timeZone.short}`;

function formatHour(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  const clock = `${(Math.floor(hour + 11) % 12) + 1}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
  return `${clock} ${hour % 24 < 12 ? "AM" : "PM"}`;
}

/** Within a sentence: a name of its own has no article, `the 58 Days Course` needs one. */
export const nameCourse = ({ name, wordmark, label }: { name?: string | undefined; wordmark: string; label: string }) =>
  name ?? `the ${wordmark} ${label}`;

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

const httpsUrl = v.pipe(text, v.url("must be an address"), v.startsWith("https://", "must start with https://"));

export const siteSchema = v.object({
  wordmark: text,
  /** What titles, structured data and certificates call the course; left out, it is the wordmark with its label. */
  name: v.optional(text),
  label: text,
  tagline: text,
  footerLine: text,
  contact: v.pipe(
    v.object({
      /** The one way to be reached that no course can do without: the legal pages name it for what people ask in writing. */
      email: v.pipe(text, v.email("must be an e-mail address")),
      /** Left out with `phoneLink`, nothing offers a call. */
      phone: v.optional(text),
      /** The same number as a `tel:` link dials it. */
      phoneLink: v.optional(v.pipe(text, v.regex(/^\+\d{6,15}$/, "must be + and digits"))),
      /** Where the team answers on WhatsApp; left out, nothing offers it. */
      whatsapp: v.optional(v.pipe(text, v.regex(/^\+\d{6,15}$/, "must be + and digits"))),
      phoneHours: text,
      responseTime: text,
      responsePromise: text,
    }),
    v.check(
      ({ phone, phoneLink }) => (phone === undefined) === (phoneLink === undefined),
      "must have both phone and phoneLink, or neither",
    ),
  ),
  socials: v.array(v.object({ name: text, icon: text, url: httpsUrl })),
});
export type Site = v.InferOutput<typeof siteSchema>;

/** `write to … or call … (…)`; without a number, only the first. */
export const formatWriteOrCall = ({ email, phone, phoneHours }: Site["contact"], separator = " ") =>
  `write to ${email}${phone ? `${separator}or call ${phone} (${phoneHours})` : ""}`;
