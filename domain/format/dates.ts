/** India has one time zone and no summer time. */
const indiaOffset = 5.5 * 60 * 60 * 1000;

/** The same moment by the clocks of India: `2026-02-28T20:00:00.000Z` is `2026-03-01T01:30:00.000+05:30`. */
export const toIndianIsoTime = (iso: string) =>
  new Date(new Date(iso).getTime() + indiaOffset).toISOString().replace("Z", "+05:30");

/** The date in India, such as `2026-11-15`: the course runs on Indian time. */
export const toIndianDate = (at: Date) => toIndianIsoTime(at.toISOString()).slice(0, 10);

const day = 24 * 60 * 60 * 1000;
const dayNumberInIndia = (at: Date) => Math.floor((at.getTime() + indiaOffset) / day);

/** In milliseconds, when the day of a moment ends in India. */
export const nextMidnightInIndia = (at: Date) => (dayNumberInIndia(at) + 1) * day - indiaOffset;

/** How many midnights in India lie between the two: 0 on the same day, negative where `from` is the later one. */
export const countDaysInIndia = (from: string, to: Date) => dayNumberInIndia(to) - dayNumberInIndia(new Date(from));

/** A date such as `2026-11-15` as the number of days since 1970, and back. */
export const toDayNumber = (date: string) => Date.parse(date) / day;
export const fromDayNumber = (number: number) => new Date(number * day).toISOString().slice(0, 10);

const months = "January February March April May June July August September October November December".split(" ");

/**
 * `October 15, 2024` for `2024-10-15`, the same in every time zone. By hand for the reason that `formatPrice` gives.
 */
export function formatLongDate(isoDate: string): string {
  const [year, month, day] = isoDate.slice(0, 10).split("-").map(Number);
  return `${months[Number(month) - 1]} ${day}, ${year}`;
}
