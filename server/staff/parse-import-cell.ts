import { listPlans } from "#content/plans.ts";
import { currencyCode, parsePriceOrNaN } from "#domain/format/money.ts";
import { planKeys } from "#domain/content/plan.ts";
import { formatStartOfDay, fromWallTime } from "#domain/format/time-zone.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const dayFirst = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})[\s,./-]+(\d{4}|\d{2})$/i;
const dateAndTime = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/;

/**
 * A day as `2026-11-17`, also where it is written 17/11/2026, 17-11-26 or 17 Nov 2026: the day comes first in India. What is none
 * of these stays as it is, for a schema to refuse.
 */
export function parseImportDate(text: string): string {
  const [, day = "", month = "", year = ""] = dayFirst.exec(text) ?? [];
  const number = /^\d+$/.test(month) ? Number(month) : months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const date = `${year.padStart(4, "20")}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const parsed = new Date(date);
  // The 31st of February parses as a day of March.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : text;
}

/** The same as the moment at which that day begins here; with a time it is that of our clocks. */
export function parseImportTime(text: string): string {
  const [, date, time] = dateAndTime.exec(text) ?? [];
  const wall = Date.parse(`${date}T${time}Z`);
  if (date && !Number.isNaN(wall)) return new Date(fromWallTime(wall)).toISOString();
  const day = parseImportDate(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? formatStartOfDay(day) : day;
}

const toCourseName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/ (phase|course|plan|bundle)$/, "")
    .trim();
const courseKeys = new Map([
  [toCourseName("Whole course"), "bundle"],
  ...[...listPlans("pricingPage"), ...listPlans("home")].map(({ course, key }) => [toCourseName(course), key] as const),
  ...planKeys.map((key) => [toCourseName(key), key] as const),
]);

/** What was bought, by its key or by the name under which it is sold. */
export const parseImportCourse = (text: string) => courseKeys.get(toCourseName(text)) ?? text.toLowerCase();

/** The amount on a bill or in a spreadsheet: `Rs. 3,000/-` and `3000.00` as well. */
export function parseImportPrice(text: string): number {
  const isRupees = currencyCode === "INR";
  const bare = isRupees
    ? text.replaceAll(/^(?:rs\.?|inr|rupees)|(?:\s*(?:\/[-=]|rs\.?|inr|rupees|only))+$/gi, "")
    : text;
  return parsePriceOrNaN(bare.trim().replace(/\.00?$/, ""));
}

/**
 * What people call the columns in files of their own, in English and Hindi: the first that fits. The fee of a course is no course
 * and its name no name, so the more special come first.
 */
const columnWords: readonly (readonly [column: string, words: RegExp])[] = [
  // Of somebody else than the student, or not what the other words seem to say.
  ["", /father|mother|parent|guardian|birth|\bdob\b|balance|\bdue\b|pending|discount/],
  ["batchStart", /batch.*(start|date)/],
  ["batch", /batch|group|section/],
  ["paidNote", /payment ?(note|ref)|transaction|\butr\b/],
  ["received", /(paid|received) (so far|till|until|to date)|(total|already) (paid|received)/],
  ["paidOn", /(paid|payment).*(date|\bon\b)|date.*(paid|payment)/],
  ["completedDays", /days.*(done|completed)/],
  ["enrollmentDate", /(enrol|joining|admission).*(date|on\b)|date.*(enrol|joining|admission)|joined|\bdoj\b|^date$/],
  ["received", /(paid|received).*(amount|amt|fees?\b|rs\b)|(amount|amt|fees?) ?(paid|received)|advance/],
  ["", /paid|received/],
  ["owner", /owner|counsell?or|assigned|handled by|sales ?(person|executive)|follow(ed)? ?up by/],
  ["note", /^notes?$|remark|comment|टिप्पणी/],
  ["email", /mail/],
  ["phone", /mobile|\bmob\b|phone|whatsapp|contact|मोबाइल|फोन/],
  ["price", /fees?\b|price|amount|\bamt\b|cost|फीस|शुल्क/],
  ["course", /course|\bplan\b|program|product|package/],
  ["name", /name\b|naam\b|student$|नाम/],
];

/** A guess at the column of a student that a title means. */
export function guessColumn(title: string): string | undefined {
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  return columnWords.find(([, pattern]) => pattern.test(words))?.[0];
}
