import { sql } from "kysely";
import * as v from "valibot";
import { businessHours } from "#content/site.ts";
import { maxDueListed, type Due, type DueCounts, type DueQuery, type DueRecord } from "#domain/history/due-schemas.ts";
import type { NumbersRow } from "#domain/history/report-schemas.ts";
import { findReplyDeadline, overdueCutoff } from "#domain/requests/reply-deadline.ts";
import { dueTimes, findDueRanges, type DueTime } from "#domain/students/next-step.ts";
import { findStudentCurrentDay } from "#domain/students/progress.ts";
import type { Db } from "../engine/database.ts";
import { toStudent } from "../students/students.ts";
import { bodySchema } from "./inbox-query.ts";
import { formatDay } from "#domain/content/phase.ts";

type Asked = DueQuery & { /** Of who asks; empty without one. */ name: string };

/**
 * What is due: follow-ups of requests and students, and new requests by the reply that is promised. Of each time the most
 * urgent are listed, all are counted.
 */
export async function listDue(db: Db, { when, who, name }: Asked, now: Date): Promise<Due> {
  const owner = who === "mine" ? name : who === "nobody" ? "" : undefined;
  const records: DueRecord[] = [];
  for (const time of dueTimes) {
    if ((when ?? time) === time && !(who === "mine" && name === ""))
      records.push(...(await listOfTime(db, time, owner, now)));
  }
  return { records, counts: await countDue(db, name, now), names: await listSessionNames(db, now) };
}

async function listOfTime(db: Db, when: DueTime, owner: string | undefined, now: Date): Promise<DueRecord[]> {
  const isTheirs = owner === undefined ? sql<boolean>`1 = 1` : sql<boolean>`owner = ${owner}`;
  const isDue = sql<boolean>`${hasFollowUp} and ${isTheirs} and ${isBetween("follow_up_at", toFollowUpRange(when, now))}`;
  const listFollowUps = <
    Rows extends {
      where: (condition: typeof isDue) => Rows;
      limit: (most: number) => Rows;
      orderBy: (column: "follow_up_at" | "created_at" | "id") => Rows;
    },
  >(
    rows: Rows,
  ) => rows.where(isDue).orderBy("follow_up_at").orderBy("created_at").orderBy("id").limit(maxDueListed);
  const requests = await listFollowUps(db.selectFrom("requests").selectAll()).execute();
  const students = await listFollowUps(db.selectFrom("students").selectAll()).execute();
  const waiting = await db
    .selectFrom("requests")
    .innerJoin("deliveries", "deliveries.id", "requests.id")
    .selectAll("requests")
    .where(
      sql<boolean>`${isWaiting} and ${isTheirs} and ${isBetween("requests.created_at", toWaitingRange(when, now))}`,
    )
    .where("deliveries.state", "!=", "held")
    .orderBy("requests.created_at")
    .orderBy("requests.id")
    .limit(maxDueListed)
    .execute();
  const ofRequests = [...requests, ...waiting].map((row) => {
    const { name, course, message } = v.parse(bodySchema, row.body);
    const promised = findReplyDeadline(new Date(row.created_at), businessHours).toISOString();
    return toDueRecord("request", when, row, { name, about: (message || course).slice(0, maxAboutLength), promised });
  });
  const ofStudents = students.map((row) =>
    toDueRecord("student", when, row, { name: row.name, about: formatDay(findStudentCurrentDay(toStudent(row))) }),
  );
  // Due at the same time, who has waited longer comes first.
  const age = new Map([...requests, ...waiting, ...students].map(({ id, created_at }) => [id, created_at]));
  const toOrder = ({ dueAt, id }: DueRecord) => `${dueAt} ${age.get(id)} ${id}`;
  return [...ofRequests, ...ofStudents].toSorted((a, b) => (toOrder(a) < toOrder(b) ? -1 : 1)).slice(0, maxDueListed);
}

const maxAboutLength = 200;

type StepRow = { id: string; version: number; owner: string; follow_up_at: string | null; follow_up: string };
type Named = { name: string; about: string; promised?: string };

const toDueRecord = (
  subject: DueRecord["subject"],
  when: DueTime,
  row: StepRow,
  { name, about, promised = "" }: Named,
): DueRecord => ({
  subject,
  id: row.id,
  version: row.version,
  name,
  owner: row.owner,
  when,
  dueAt: row.follow_up_at ?? promised,
  followUpAt: row.follow_up_at,
  followUp: row.follow_up,
  about,
});

/** In the words of the indexes: an engine knows one that has a condition by them. */
const hasFollowUp = sql<boolean>`follow_up_at is not null and deleted_at is null`;
const isWaiting = sql<boolean>`requests.status = 'new' and requests.follow_up_at is null and requests.deleted_at is null`;

type Range = { from: string | null; to: string | null };

function toFollowUpRange(when: DueTime, now: Date): Range {
  const { from, to } = findDueRanges(now)[when];
  return { from: from?.toISOString() ?? null, to: to?.toISOString() ?? null };
}

/** The same in the times at which requests arrived: the later one comes, the later its reply is promised. */
function toWaitingRange(when: DueTime, now: Date): Range {
  const { from, to } = findDueRanges(now)[when];
  // Exactly at the promised time a request is overdue, so the bounds lie just behind it.
  const toArrival = (at: Date | null) => at && new Date(overdueCutoff(at, businessHours).getTime() + 1).toISOString();
  return { from: toArrival(from), to: toArrival(to) };
}

const isBetween = (column: string, { from, to }: Range) =>
  sql<boolean>`${sql.join(
    [
      ...(from === null ? [] : [sql`${sql.ref(column)} >= ${from}`]),
      ...(to === null ? [] : [sql`${sql.ref(column)} < ${to}`]),
    ],
    sql` and `,
  )}`;

const followUps = { what: "followUps", column: "follow_up_at", toRange: toFollowUpRange, sign: 1 } as const;
const replies = { what: "replies", column: "requests.created_at", toRange: toWaitingRange, sign: 1 } as const;
const counted = [
  { ...followUps, rows: sql`requests where ${hasFollowUp}` },
  { ...followUps, rows: sql`students where ${hasFollowUp}` },
  { ...replies, rows: sql`requests where ${isWaiting}` },
  // Those that are held wait for nobody. They are few, and by an index of their own.
  {
    ...replies,
    rows: sql`requests join deliveries on deliveries.id = requests.id where deliveries.state = 'held' and ${isWaiting}`,
    sign: -1,
  },
];

/** What is overdue now, by who takes care of it, the most first. Together it is what the list of what is due counts. */
export async function countOverdueByOwner(db: Db, now: Date): Promise<NumbersRow[]> {
  const owners = new Map<string, Record<"replies" | "followUps" | "overdue", number>>();
  for (const { rows, what, column, toRange, sign } of counted) {
    const { rows: groups } = await sql<{ owner: string; count: unknown }>`
      select owner, count(*) as count from ${rows} and ${isBetween(column, toRange("overdue", now))}
      group by owner`.execute(db);
    for (const { owner, count } of groups) {
      const tally = owners.get(owner) ?? { replies: 0, followUps: 0, overdue: 0 };
      owners.set(owner, tally);
      tally[what] += sign * Number(count);
      tally.overdue += sign * Number(count);
    }
  }
  return [...owners]
    .filter(([, { overdue }]) => overdue > 0)
    .toSorted(([a, { overdue: x }], [b, { overdue: y }]) => y - x || (a < b ? -1 : 1))
    .map(([owner, tally]) => Object.assign({ owner }, tally));
}

/** What staff planned for what is left of this day, and what they planned for before. */
export async function countFollowUpsTodayAndOverdue(db: Db, now: Date): Promise<Record<"today" | "overdue", number>> {
  const counts = { today: 0, overdue: 0 };
  for (const { rows, what, column, toRange } of counted) {
    if (what !== "followUps") continue;
    for (const time of ["today", "overdue"] as const) {
      const { rows: found } = await sql<{ count: unknown }>`
        select count(*) as count from ${rows} and ${isBetween(column, toRange(time, now))}`.execute(db);
      counts[time] += Number(found[0]?.count ?? 0);
    }
  }
  return counts;
}

async function countDue(db: Db, name: string, now: Date): Promise<Due["counts"]> {
  const none: DueCounts = { overdue: 0, today: 0, week: 0, later: 0 };
  const counts = { all: { ...none }, mine: { ...none }, nobody: { ...none } };
  for (const { rows, column, toRange, sign } of counted) {
    // A range of the index for each time, not a group of all rows: these would be sorted first.
    for (const time of dueTimes) {
      const { rows: sums } = await sql<Record<"all" | "mine" | "nobody", unknown>>`
        select count(*) as "all", sum(case owner when ${name} then 1 else 0 end) as mine,
          sum(case owner when '' then 1 else 0 end) as nobody
        from ${rows} and ${isBetween(column, toRange(time, now))}`.execute(db);
      for (const who of ["all", "mine", "nobody"] as const) counts[who][time] += sign * Number(sums[0]?.[who] ?? 0);
    }
  }
  // Without a name nothing is anybody's own.
  return name === "" ? { ...counts, mine: none } : counts;
}

async function listSessionNames(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("staff_sessions")
    .select("name")
    .distinct()
    .where("name", "!=", "")
    .where("expires_at", ">", now.toISOString())
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}
