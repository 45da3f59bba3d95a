const dayInMilliseconds = 86_400_000;

export type OfferPeriod = { validFrom: string; validUntil: string };

/** Whole days left until the end of the given date in the course's time zone; 0 on its last day, negative once past. */
export function daysUntil(date: string, now: Date, utcOffset: string): number {
  const end = new Date(`${date}T23:59:59.999${utcOffset}`).getTime();
  return Math.floor((end - now.getTime()) / dayInMilliseconds);
}

export const isOfferOver = (offer: OfferPeriod, now: Date, utcOffset: string) =>
  daysUntil(offer.validUntil, now, utcOffset) < 0;
