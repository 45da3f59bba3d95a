import { sql } from "kysely";
import { businessHours } from "#content/site.ts";
import { originKinds, type NumbersRow, type Period } from "#domain/history/report-schemas.ts";
import { overdueCutoff } from "#domain/requests/reply-deadline.ts";
import type { Db } from "../engine/database.ts";
import { toNumbers } from "../engine/query-helpers.ts";
import { hasFinished } from "../students/student-statistics.ts";

/** In the words of the indexes; spam is no request. */
const isRequest = sql`deleted_at is null and status <> 'spam'`;
/** An answer that was undone is none. */
export const isAnswered = sql`${isRequest} and answered_at is not null`;
/** What is suspected spam waits for nobody. It is few, and by an index of its own. */
const heldRequests = sql`deliveries join requests on requests.id = deliveries.id
  where deliveries.state = 'held' and requests.deleted_at is null and requests.status = 'new'`;

type Flow = Record<"requests" | "answered" | "enrolled" | "finished" | "fresh", unknown>;

/**
 * What came in and what became of it. Each number is a range of an index. Overdue at a moment is all that was sent until then
 * and not answered, but for what is fresh: sent after the cutoff. So the first row is what was before.
 */
export async function countRequestFlow(db: Db, periods: readonly Period[], now: Date): Promise<NumbersRow[]> {
  const before = { period: "", start: "", end: periods[0]?.start ?? "" };
  const values = [before, ...periods].map(({ start, end }) => {
    const until = end > now.toISOString() ? now.toISOString() : end;
    return sql`(${start}, ${end}, ${until}, ${overdueCutoff(new Date(until), businessHours).toISOString()})`;
  });
  const { rows } = await sql<Flow>`
    with periods (start_at, end_at, until, cutoff) as (values ${sql.join(values)})
    select
      (select count(*) from requests where ${isRequest} and created_at >= start_at and created_at < end_at)
        - (select count(*) from ${heldRequests} and deliveries.created_at >= start_at and deliveries.created_at < end_at)
        as requests,
      (select count(*) from requests where ${isAnswered} and answered_at >= start_at and answered_at < end_at) as answered,
      (select count(*) from students where deleted_at is null and enrollment_date >= start_at and enrollment_date < end_at
        and start_at > '') as enrolled,
      (select count(*) from students where deleted_at is null and updated_at >= start_at and updated_at < end_at
        and start_at > '' and ${hasFinished}) as finished,
      (select count(*) from requests where ${isRequest} and created_at > cutoff and created_at <= until
        and (answered_at is null or answered_at > until))
        - (select count(*) from ${heldRequests} and deliveries.created_at > cutoff and deliveries.created_at <= until)
        as fresh
    from periods order by start_at`.execute(db);
  let open = 0;
  const flow = rows.map((row, at) => {
    const { requests, answered, enrolled, finished, fresh } = toNumbers(row);
    open += requests - answered;
    const period = periods[at - 1]?.period ?? "";
    return { period, requests, answered, enrolled, finished, overdue: open - fresh };
  });
  return flow.slice(1);
}

/** How long half of the first answers took at most, and nine in ten of them: to the minute, from two hours on to the next quarter of an hour. */
export async function measureAnswerTimes(db: Db, periods: readonly Period[]): Promise<NumbersRow[]> {
  const values = periods.map(({ start, end }, place) => sql`(${sql.lit(place)}, ${start}, ${end})`);
  const { rows } = await sql<Record<"place" | "minutes" | "count", unknown>>`
    with periods (place, start_at, end_at) as (values ${sql.join(values)})
    select place, case when answer_minutes < 120 then answer_minutes else (answer_minutes + 14) / 15 * 15 end as minutes,
      count(*) as count
    from periods join requests on answered_at >= start_at and answered_at < end_at
    where ${isAnswered} and answer_minutes is not null
    group by 1, 2 order by 1, 2`.execute(db);
  const all = rows.map(toNumbers);
  const tallies = Map.groupBy(all, ({ place }) => place);
  return [
    ...periods.map(({ period }, place) => summarizeAnswers(period, tallies.get(place) ?? [])),
    summarizeAnswers(
      "All",
      all.toSorted((a, b) => a.minutes - b.minutes),
    ),
  ];
}

type Tally = readonly { minutes: number; count: number }[];

function summarizeAnswers(period: string, tally: Tally): NumbersRow {
  const answered = tally.reduce((sum, { count }) => sum + count, 0);
  return { period, answered, median: findQuantile(tally, answered / 2), most: findQuantile(tally, answered * 0.9) };
}

function findQuantile(tally: Tally, wanted: number): number | null {
  let sum = 0;
  return tally.find(({ count }) => (sum += count) >= wanted)?.minutes ?? null;
}

type Origin = Record<(typeof originKinds)[number], string> & { status: string; count: unknown };
const maxOrigins = 20;

/** Where requests came from and what they were about, the most frequent first. Grouped in the order of one index. */
export async function countRequestsByOrigin(
  db: Db,
  { start, end }: Pick<Period, "start" | "end">,
): Promise<NumbersRow[]> {
  const { rows } = await sql<Origin>`
    select course, source_key as source, campaign_key as campaign, status, count(*) as count from requests
    where ${isRequest} and created_at >= ${start} and created_at < ${end}
    group by course, source_key, campaign_key, status
    union all
    select course, source_key, campaign_key, status, -count(*) from ${heldRequests}
      and deliveries.created_at >= ${start} and deliveries.created_at < ${end}
    group by course, source_key, campaign_key, status`.execute(db);
  return originKinds.flatMap((by) => {
    const tallies = new Map<string, { requests: number; answered: number; enrolled: number }>();
    for (const { [by]: name, status, count } of rows) {
      const tally = tallies.get(name) ?? { requests: 0, answered: 0, enrolled: 0 };
      tallies.set(name, tally);
      tally.requests += Number(count);
      if (status !== "new") tally.answered += Number(count);
      if (status === "enrolled") tally.enrolled += Number(count);
    }
    return [...tallies]
      .filter(([, { requests }]) => requests > 0)
      .toSorted(([a, { requests: x }], [b, { requests: y }]) => y - x || (a < b ? -1 : 1))
      .slice(0, maxOrigins)
      .map(([name, tally]) => Object.assign({ by, name }, tally));
  });
}
