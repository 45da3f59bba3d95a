import { formatRupees } from "#domain/format/money.ts";
import type { InboxRequest } from "#domain/requests/request.ts";

export const kindNames = { enrollment: "Enrollment", contact: "Contact" } as const;

export function summarize({ kind, course, price, message }: InboxRequest): string {
  if (kind === "contact") return message || "No message";
  return price === null ? course : `${course}, ${formatRupees(price)}`;
}

const zone = { timeZone: "Asia/Kolkata" } as const;
const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", ...zone });
const dayOf = new Intl.DateTimeFormat("en-US", { dateStyle: "short", ...zone });
const timeOfDay = new Intl.DateTimeFormat("en-US", { timeStyle: "short", ...zone });
const dayOfYear = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", ...zone });
const dayOfPast = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", ...zone });

export const formatMoment = (iso: string) => moment.format(new Date(iso));

const year = 365 * 24 * 60 * 60 * 1000;

/** As short as a row needs it: the time today, the day this year, the month before. */
export function formatShortMoment(iso: string, now: Date): string {
  const at = new Date(iso);
  if (dayOf.format(at) === dayOf.format(now)) return timeOfDay.format(at);
  return (now.getTime() - at.getTime() < year ? dayOfYear : dayOfPast).format(at);
}
