import { createContext, use, useEffect } from "react";
import { createStore, useStore } from "#app/lib/store.ts";
import { dateLocale, englishLocale, dayInMs } from "#domain/format/dates.ts";
import { timeZone } from "#domain/format/time-zone.ts";
import { formatLateness } from "#domain/requests/reply-deadline.ts";
import type { BusinessHours } from "#domain/content/business-hours.ts";

const clock = createStore(new Date());

export function useKeepSharedClockTicking() {
  useEffect(() => {
    const update = () => clock.write(new Date());
    update();
    const timer = setInterval(update, 30_000);
    return () => clearInterval(timer);
  }, []);
}

export const useNow = () => useStore(clock);

const BusinessHoursContext = createContext<BusinessHours | null>(null);
export const BusinessHoursProvider = BusinessHoursContext.Provider;

export function useBusinessHours(): BusinessHours {
  const hours = use(BusinessHoursContext);
  if (!hours) throw new Error("The staff page gives its parts the business hours");
  return hours;
}

const createDateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: timeZone.name });
const dateAndTime = createDateFormat({ dateStyle: "medium", timeStyle: "short" });
const date = createDateFormat({ dateStyle: "short" });
const timeOfDay = createDateFormat({ timeStyle: "short" });
const dayOfYear = createDateFormat({ month: "short", day: "numeric" });
const monthAndYear = createDateFormat({ year: "numeric", month: "short" });

export const formatDateTime = (iso: string) => dateAndTime.format(new Date(iso));
export const formatDateTimeAndZone = (iso: string) => `${formatDateTime(iso)} ${timeZone.short}`;

const mediumDate = new Intl.DateTimeFormat(englishLocale, {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
/** `15 Nov 2026` for `2026-11-15`, as it is written where the course is at home. */
export const formatMediumDate = (isoDate: string) => mediumDate.format(new Date(isoDate));

const timeOfWeekday = createDateFormat({ weekday: "short", hour: "numeric", minute: "2-digit" });
const week = 7 * dayInMs;

/** How late something is, the time today, the weekday of the next days, else the date. */
export function formatDueTime(iso: string, now: Date): string {
  const at = new Date(iso);
  const ahead = at.getTime() - now.getTime();
  if (ahead < 0) return `late ${formatLateness(-ahead)}`;
  if (date.format(at) === date.format(now)) return timeOfDay.format(at);
  return ahead < week ? timeOfWeekday.format(at) : dayOfYear.format(at);
}

const year = 365 * dayInMs;

/** As short as a row needs it: the time today, the day this year, the month before. */
export function formatTimeIfTodayElseDate(iso: string, now: Date): string {
  const at = new Date(iso);
  if (date.format(at) === date.format(now)) return timeOfDay.format(at);
  return (now.getTime() - at.getTime() < year ? dayOfYear : monthAndYear).format(at);
}
