import { sql } from "kysely";
import { maxInClass, stoppedAfterDays, type NumbersRow, type Period } from "#domain/history/report-schemas.ts";
import { courseLength, phaseKeys, phaseRanges } from "#domain/content/phase.ts";
import { isPlanKey } from "#domain/content/plan.ts";
import { fromDayNumber, toDayNumber } from "#domain/format/dates.ts";
import { formatStartOfDay, toZonedIsoDate } from "#domain/format/time-zone.ts";
import {
  countCompletedInOwnCourse,
  expandDayRange,
  findStudentCurrentDay,
  hasFinishedCourse,
  type DayRange,
} from "#domain/students/progress.ts";
import type { Db } from "../engine/database.ts";
import { toNumbers } from "../engine/query-helpers.ts";
import { readDays, toStudent } from "./students.ts";

type Range = Pick<Period, "start" | "end"> & { batch: string | undefined };

/** Who is of the batch, or enrolled in the range. */
function selectEnrolled(db: Db, { start, end, batch }: Range) {
  const students = db.selectFrom("students").where("deleted_at", "is", null);
  return batch === undefined
    ? students.where("enrollment_date", ">=", start).where("enrollment_date", "<", end)
    : students.where("batch", "=", batch);
}

/** Completed days are stored ascending: those of a course follow each other. */
const hasDays = (range: DayRange) =>
  sql`',' || trim(completed_days, '[]') || ',' like ${`%,${expandDayRange(range).join(",")},%`}`;
export const hasFinished = sql`case course
  ${sql.join(
    phaseKeys.map((key) => sql`when ${key} then ${hasDays(phaseRanges[key])}`),
    sql` `,
  )} else ${hasDays({ first: 1, last: courseLength })} end`;

/** As `findOpenAmount` has it. */
const openAmount = sql`case when paid_on is null and price > received then price - received else 0 end`;

export async function sumAgreedAndReceivedByPeriod(
  db: Db,
  periods: readonly Period[],
  batch: string | undefined,
): Promise<NumbersRow[]> {
  const isOfBatch = batch === undefined ? sql`deleted_at is null` : sql`deleted_at is null and batch = ${batch}`;
  const lastDay = toZonedIsoDate(new Date(periods.at(-1)?.end ?? ""));
  const values = periods.map(({ start, end }) => sql`(${start}, ${end})`);
  const ofPeriod = sql`students where ${isOfBatch} and enrollment_date >= start_at and enrollment_date < end_at`;
  const { rows } = await sql<Record<"agreed" | "open" | "overpaid", unknown>>`
    with periods (start_at, end_at) as (values ${sql.join(values)})
    select (select sum(price) from ${ofPeriod}) as agreed, (select sum(${openAmount}) from ${ofPeriod}) as open,
      (select sum(received - price) from ${ofPeriod} and received > price) as overpaid
    from periods order by start_at`.execute(db);
  const firstDay = periods[0]?.period ?? "";
  // Recorded in parts; and the rest of what staff marked as paid without recording it.
  const { rows: payments } = await sql<{ day: string | null; amount: unknown }>`
    select received_on as day, sum(amount) as amount from payments join students on students.id = payments.student_id
    where ${isOfBatch} and received_on >= ${firstDay} group by received_on
    union all
    select paid_on, sum(price - received) from students
    where ${isOfBatch} and paid_on >= ${firstDay} and price > received group by paid_on`.execute(db);
  return periods.map(({ period }, at) => {
    const next = periods[at + 1]?.period ?? lastDay;
    const paid = payments.filter(({ day: on }) => on !== null && on >= period && on < next);
    return {
      period,
      agreed: Number(rows[at]?.agreed ?? 0),
      received: paid.reduce((sum, { amount }) => sum + Number(amount), 0),
      open: Number(rows[at]?.open ?? 0),
      overpaid: Number(rows[at]?.overpaid ?? 0),
    };
  });
}

/** As `countInactiveDays` has it, which counts whole days. */
function isQuiet(now: Date) {
  const lastDay = toDayNumber(toZonedIsoDate(now)) - stoppedAfterDays;
  const end = new Date(formatStartOfDay(fromDayNumber(lastDay + 1))).toISOString();
  return sql`(updated_at < ${end} and (completed_days <> '[]' or created_at < ${end})
    and (batch_start is null or batch_start <= ${fromDayNumber(lastDay)}))`;
}

/** All batches, the newest first. */
export async function computeBatchFigures(db: Db, now: Date): Promise<NumbersRow[]> {
  const { rows } = await sql<
    { name: string; start: string | null } & Record<"students" | "finished" | "quiet", unknown>
  >`
    select batch as name, max(batch_start) as start, count(*) as students, coalesce(sum(price), 0) as agreed,
      sum(${openAmount}) as open,
      sum(case when ${hasFinished} then 1 else 0 end) as finished,
      sum(case when ${isQuiet(now)} and not ${hasFinished} then 1 else 0 end) as stopped
    from students where deleted_at is null and batch > '' group by batch`.execute(db);
  return rows
    .map(({ name, start, ...counts }): NumbersRow => Object.assign({ name, start }, toNumbers(counts)))
    .toSorted((a, b) => (`${b.start ?? ""} ${b.name}` < `${a.start ?? ""} ${a.name}` ? -1 : 1));
}

/** How many have done each day, are there, and stopped there. Students with the same days are one row. */
export async function countStudentsByDay(db: Db, range: Range, now: Date): Promise<NumbersRow[]> {
  const rows = await selectEnrolled(db, range)
    .select((eb) => [
      "course",
      "completed_days",
      eb.fn.countAll().as("count"),
      sql`sum(case when ${isQuiet(now)} then 1 else 0 end)`.as("quiet"),
    ])
    .groupBy(["course", "completed_days"])
    .execute();
  const days = Array.from({ length: courseLength }, (_, at) => ({ day: at + 1, done: 0, there: 0, stopped: 0 }));
  for (const { course, completed_days, count, quiet } of rows) {
    const learner = { course: isPlanKey(course) ? course : null, completedDays: readDays(completed_days) };
    for (const done of learner.completedDays) {
      const row = days[done - 1];
      if (row) row.done += Number(count);
    }
    const current = days[findStudentCurrentDay(learner) - 1];
    if (!current || hasFinishedCourse(learner)) continue;
    current.there += Number(count);
    current.stopped += Number(quiet);
  }
  return days;
}

export async function listProgressByEnrollmentPeriod(
  db: Db,
  range: Range,
  most = maxInClass,
): Promise<{ rows: NumbersRow[]; total: number }> {
  const counted = await selectEnrolled(db, range)
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const students = await selectEnrolled(db, range)
    .selectAll()
    .orderBy("enrollment_date", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  const rows = students.map(toStudent).map((student) => ({
    name: student.name,
    enrolled: toZonedIsoDate(new Date(student.enrollmentDate)),
    course: student.course,
    done: countCompletedInOwnCourse(student).done,
    days: student.completedDays.join(" "),
    id: student._id,
  }));
  return { rows, total: Number(counted.count) };
}
