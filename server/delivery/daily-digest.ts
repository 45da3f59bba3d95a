import { businessHours } from "#content/site.ts";
import { findNextOrPreviousBusinessDay, findBusinessHoursOfDay } from "#domain/content/business-hours.ts";
import { formatPlural } from "#domain/format/text.ts";
import { formatWeekdayOfDayIndex, fromWallTime, toDayIndex } from "#domain/format/time-zone.ts";
import { computeReplyDeadlineState, formatWaitAndLateness } from "#domain/requests/reply-deadline.ts";
import { saveTeamReportUnlessRecent } from "../db/deliveries/delivery-queue-and-backoffs.ts";
import type { Db } from "../db/engine/database.ts";
import { readDailyDigestNumbers, type DailyDigestNumbers } from "../db/people/daily-digest-numbers.ts";
import { safeErrorCode, type Log } from "../log.ts";
import type { TeamReport } from "./team-message.ts";
import type { Outbox } from "./outbox.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** A site that was down at opening time tells it later, but not in the afternoon. */
const latest = 4 * 60 * minute;

type DigestOptions = {
  db: Db;
  longReads: Db;
  log: Log;
  now: () => Date;
  outbox: Outbox;
  isOn: boolean;
  siteUrl: string;
};

/** Tells the team in its chat how the day begins, at opening time: once a day, whatever is restarted and however many instances run. */
export function createDailyDigest({ db, longReads, log, now, outbox, isOn, siteUrl }: DigestOptions) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let doneOn = 0;

  async function run() {
    const at = now();
    const index = toDayIndex(at.getTime());
    const opening = findBusinessHoursOfDay(index, businessHours)?.from;
    const isTime = opening !== undefined && at.getTime() >= opening && at.getTime() < opening + latest;
    if (!isTime || doneOn === index) return;
    try {
      // With the days off before today: nobody was told of them.
      const last = findNextOrPreviousBusinessDay(index - 1, -1, businessHours);
      const [from, to] = [last, index].map((each) => new Date(fromWallTime(each * day))) as [Date, Date];
      const name = last === index - 1 ? "Yesterday" : `Since ${formatWeekdayOfDayIndex(last)}`;
      const report = toReport(await readDailyDigestNumbers(longReads, { from, to }, at), { now: at, name, siteUrl });
      const since = new Date(opening - 1);
      if (await saveTeamReportUnlessRecent(db, { key: "daily digest", kind: "daily-digest", body: report, since }, at))
        outbox.wake();
      doneOn = index;
    } catch (error) {
      log.error("daily digest not made", { error: safeErrorCode(error), effect: "tried again in a minute" });
    }
  }
  const runNext = () => void (running = running.then(run));

  return {
    run,
    start() {
      if (!isOn || !outbox.kinds.includes("daily-digest")) return;
      runNext();
      timer = setInterval(runNext, minute).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Numbers and references alone: what visitors typed stays where it can be erased. */
function toReport(
  { open, overdue, longest, followUps, quiet, before }: DailyDigestNumbers,
  { now, name, siteUrl }: { now: Date; /** Of the days before. */ name: string; siteUrl: string },
): TeamReport {
  const waits = longest.map(({ id, createdAt }) => {
    const clock = computeReplyDeadlineState(new Date(createdAt), now, businessHours);
    return `Reference ${id.slice(0, 8)}, waiting ${formatWaitAndLateness(new Date(createdAt), now, clock).wait}`;
  });
  const counts = [
    formatPlural(before.enrollments, "enrollment"),
    formatPlural(before.messages, "contact message"),
    `${before.answered} answered`,
    formatPlural(before.students, "new student"),
  ];
  const fields = [
    { name: "Waiting for an answer", value: open === 0 ? "Nobody" : `${open}, of these ${overdue} overdue` },
    ...(waits.length > 0 ? [{ name: "Longest overdue", value: waits.join("\n") }] : []),
    ...(followUps.today + followUps.overdue > 0
      ? [{ name: "Follow-ups", value: `${followUps.today} today, ${followUps.overdue} late` }]
      : []),
    { name: "Quiet students", value: `${quiet[7]} for 7 days or more, of these ${quiet[14]} for 14 or more` },
    { name, value: counts.join(", ") },
    { name: "Staff page", value: `${siteUrl}/sr`, isLink: true },
  ];
  return { fields };
}
