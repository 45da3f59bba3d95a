import { currency } from "#region";

/** Beside no other code: pages that compute with days need not load how dates are written. */
export const dayInMs = 24 * 60 * 60 * 1000;

/** A date such as `2026-11-15` as the number of days since 1970, and back. */
export const toDayNumber = (date: string) => Date.parse(date) / dayInMs;
export const fromDayNumber = (number: number) => new Date(number * dayInMs).toISOString().slice(0, 10);

const months = "January February March April May June July August September October November December".split(" ");

/** Texts are in English, as it is written where the course is at home, if it is there. */
export const englishLocale = currency.locale.startsWith("en-") ? currency.locale : "en-GB";

/** How dates are written: in the US and, as the sample has it, in India the month comes first, elsewhere the day. */
export const dateLocale = /^en-(?:US|IN)$/.test(currency.locale) ? "en-US" : englishLocale;

/**
 * `October 15, 2024` for `2024-10-15`, or `15 October 2024`; the same in every time zone. Without `Intl`, for the reason that
 * `domain/format/money.ts` gives.
 */
export function formatLongDate(isoDate: string, locale = dateLocale): string {
  const [year, month, day] = isoDate.slice(0, 10).split("-").map(Number);
  const name = months[Number(month) - 1];
  return locale === "en-US" ? `${name} ${day}, ${year}` : `${day} ${name} ${year}`;
}
