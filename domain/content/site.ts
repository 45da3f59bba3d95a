import * as v from "valibot";
import { text } from "./define-content.ts";

/** In the order of `Date.getUTCDay`. */
export const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

const hourOfDay = v.pipe(
  v.number("must be a number"),
  v.minValue(0, "must be 0 to 24"),
  v.maxValue(24, "must be 0 to 24"),
);
const hours = v.pipe(v.number("must be a number"), v.gtValue(0, "must be more than 0"));

/** When the team works, and how fast it answers. */
export const businessHoursSchema = v.pipe(
  v.object({
    firstDay: v.picklist(weekdays, `must be one of ${weekdays.join(", ")}`),
    lastDay: v.picklist(weekdays, `must be one of ${weekdays.join(", ")}`),
    opens: hourOfDay,
    closes: hourOfDay,
    timeZone: v.pipe(
      v.object({
        name: v.string(),
        short: v.string(),
        utcOffset: v.pipe(v.string(), v.regex(/^[+-]\d\d:\d\d$/, "must read like +05:30")),
      }),
      v.check((zone) => hasFixedUtcOffset(zone), "must be a time zone without summer time, with the offset it has"),
    ),
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
export const formatBusinessHours = ({ firstDay, lastDay, opens, closes, timeZone }: BusinessHours) =>
  `${firstDay}-${lastDay} ${formatHour(opens)} - ${formatHour(closes)} ${timeZone.short}`;

function formatHour(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  const clock = `${(Math.floor(hour + 11) % 12) + 1}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
  return `${clock} ${hour % 24 < 12 ? "AM" : "PM"}`;
}

function hasFixedUtcOffset({ name, utcOffset }: { name: string; utcOffset: string }): boolean {
  try {
    const format = new Intl.DateTimeFormat("en", { timeZone: name, timeZoneName: "longOffset" });
    const offsetOn = (day: string) =>
      format.formatToParts(new Date(day)).find(({ type }) => type === "timeZoneName")?.value;
    return ["2026-01-01", "2026-07-01"].every((day) => offsetOn(day) === `GMT${utcOffset}`);
  } catch {
    return false;
  }
}

const httpsUrl = v.pipe(text, v.url("must be an address"), v.startsWith("https://", "must start with https://"));

export const siteSchema = v.object({
  wordmark: text,
  label: text,
  tagline: text,
  footerLine: text,
  contact: v.object({
    email: v.pipe(text, v.email("must be an e-mail address")),
    phone: text,
    /** The same number as a `tel:` link dials it. */
    phoneLink: v.pipe(text, v.regex(/^\+\d{6,15}$/, "must be + and digits")),
    /** Where the team answers on WhatsApp; left out, nothing offers it. */
    whatsapp: v.optional(v.pipe(text, v.regex(/^\+\d{6,15}$/, "must be + and digits"))),
    phoneHours: text,
    responseTime: text,
    responsePromise: text,
  }),
  socials: v.array(v.object({ name: text, icon: text, url: httpsUrl })),
});
export type Site = v.InferOutput<typeof siteSchema>;
