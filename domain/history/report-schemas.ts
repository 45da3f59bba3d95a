import * as v from "valibot";
import { unit } from "../content/phase.ts";
import { capitalise } from "../format/text.ts";
import { fromDayNumber, toDayNumber } from "../format/dates.ts";
import { formatStartOfDay } from "../format/time-zone.ts";

/** The staff's numbers: what the columns of each table are called, on screen and in its file. */
export const reports = {
  flow: {
    period: "From",
    requests: "Requests",
    answered: "Answers given",
    enrolled: "Enrolled",
    finished: "Finished",
    overdue: "Replies overdue at the end",
  },
  answers: { period: "From", answered: "Answers given", median: "Half within", most: "Nine in ten within" },
  owners: { owner: "Owner", replies: "Replies overdue", followUps: "Follow-ups overdue", overdue: "Overdue" },
  origins: {
    by: "By",
    name: "Name",
    requests: "Requests",
    answered: "Of these answered",
    enrolled: "Of these enrolled",
  },
  money: {
    period: "From",
    agreed: "Agreed",
    received: "Received",
    open: "Of the agreed still open",
    overpaid: "Overpaid",
  },
  batches: {
    name: "Batch",
    start: "Starts on",
    students: "Students",
    finished: "Finished",
    stopped: "Stopped",
    agreed: "Agreed",
    open: "Still open",
  },
  days: { day: "Day", done: "Have done it", there: "Are there", stopped: "Stopped there" },
  class: {
    name: "Name",
    enrolled: "Enrolled",
    course: "Course",
    done: `${capitalise(unit.many)} done`,
    days: `Completed ${unit.many}`,
    id: "Id",
  },
} as const satisfies Record<string, Record<string, string>>;
export type ReportName = keyof typeof reports;
export const reportNames = Object.keys(reports) as ReportName[];

export const originKinds = ["source", "campaign", "course"] as const;
export const periodUnits = ["week", "month"] as const;
export type PeriodUnit = (typeof periodUnits)[number];

/** Without a tick for this many days a student has stopped. */
export const stoppedAfterDays = 7;
export const maxInClass = 200;

const badDate = "from and to must be days like 2026-12-31";
/** From the year 2000 on, because the deadlines of a range are computed day by day. */
const dateSchema = v.optional(v.pipe(v.string(badDate), v.isoDate(badDate), v.minValue("2000", badDate)));
const badRange = "from must not be after to, and at most twenty years before";
const maxRangeDays = 20 * 366;

/** The query of the endpoints; without dates it is the last twelve weeks. */
export const numbersQuerySchema = v.pipe(
  v.object({
    from: dateSchema,
    to: dateSchema,
    /** Whose students are shown, whenever they enrolled; without one all who enrolled in the range. */
    batch: v.optional(v.pipe(v.string(), v.excludes("\0", "batch must be a name"))),
    by: v.optional(v.picklist(periodUnits, `by must be one of ${periodUnits.join(", ")}`)),
  }),
  v.check(({ from, to }) => {
    const length = from && to ? toDayNumber(to) - toDayNumber(from) : 0;
    return length >= 0 && length <= maxRangeDays;
  }, badRange),
);
export type NumbersQuery = v.InferOutput<typeof numbersQuerySchema>;
export type NumbersRange = { from: string; to: string; by: PeriodUnit };

const weeksShown = 12;
/** More bars than that nobody reads. */
const maxWeeks = 60;

const findMonday = (day: number) => day - ((day + 3) % 7);

/** What a query asks for on a day such as `2026-11-15`: whole weeks up to now, by week unless they are too many. */
export function completeDateRangeAndGrouping({ from, to, by }: NumbersQuery, today: string): NumbersRange {
  const last = to === undefined || to > today ? today : to;
  const first = from ?? fromDayNumber(findMonday(toDayNumber(last)) - 7 * (weeksShown - 1));
  const start = first > last ? last : first;
  const isLong = toDayNumber(last) - toDayNumber(start) > 7 * maxWeeks;
  return { from: start, to: last, by: isLong ? "month" : (by ?? "week") };
}

/** A week from Monday or a month, cut to the range. Times are ISO texts, `end` is the start of the next. */
export type Period = { period: string; start: string; end: string };

export function splitRangeIntoPeriods({ from, to, by }: NumbersRange): Period[] {
  const end = toDayNumber(to) + 1;
  const periods: Period[] = [];
  for (let day = toDayNumber(from); day < end;) {
    const next = Math.min(end, by === "week" ? findMonday(day) + 7 : findNextMonth(day));
    periods.push({ period: fromDayNumber(day), start: toIsoStart(day), end: toIsoStart(next) });
    day = next;
  }
  return periods;
}

function findNextMonth(day: number): number {
  const date = new Date(fromDayNumber(day));
  return toDayNumber(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)).toISOString().slice(0, 10));
}

const toIsoStart = (day: number) => new Date(formatStartOfDay(fromDayNumber(day))).toISOString();

const rowSchema = v.record(v.string(), v.nullable(v.union([v.string(), v.number()])));
export type NumbersRow = v.InferOutput<typeof rowSchema>;

/** A table with the range that it is about; `total` is how many rows there are, where not all are sent. */
export const reportSchema = v.object({
  from: v.string(),
  to: v.string(),
  by: v.picklist(periodUnits),
  rows: v.array(rowSchema),
  total: v.number(),
});
export type Report = v.InferOutput<typeof reportSchema>;
