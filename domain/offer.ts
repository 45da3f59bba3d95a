const dayInMilliseconds = 86_400_000;
/** The course runs on Indian time: an offer ends at midnight there. */
const indiaOffset = "+05:30";

export type OfferPeriod = { validFrom: string; validUntil: string };

/** Whole days left until the end of the given date in India; 0 on its last day, negative once past. */
export function daysUntil(date: string, now: Date): number {
  const end = new Date(`${date}T23:59:59.999${indiaOffset}`).getTime();
  return Math.floor((end - now.getTime()) / dayInMilliseconds);
}

export const isOfferOver = (offer: OfferPeriod, now: Date) => daysUntil(offer.validUntil, now) < 0;
