import { dayInMs } from "#domain/format/dates.ts";
import { isNothingErased, questionRetentionCutoff } from "#domain/history/erasure-and-retention-rules.ts";
import type { Db, RunInBackground } from "./db/engine/database.ts";
import { purgeMailCounts } from "./db/deliveries/mail-allowances.ts";
import { purgeDeleted } from "./db/history/soft-delete-and-purge.ts";
import { clearDeletedData } from "./db/engine/clear-deleted-data.ts";
import { findSetting, saveSetting } from "./db/engine/settings-table.ts";
import { eraseExpired } from "./db/people/erase-expired.ts";
import { purgeQuestionsAndVotes } from "./db/questions/asked-questions.ts";
import { updateOldSearchKeys } from "./db/requests/derived-columns.ts";
import { safeErrorCode, type Log } from "./log.ts";

/** After a failure, doubled with each in a row: a database that was away at the start must not put all off until tomorrow. */
const firstRetry = 60_000;
const maxRetryDelay = 60 * 60_000;

/** Between two runs. A site that was off for longer, or a clock that is wrong, has it look as if all were past its time. */
const maxGap = 31 * dayInMs;
/** A little less than to the next daily run. */
const confirmationDelay = dayInMs - 60 * 60_000;
/** Settings: when it ran last, and since when it waits because that is long ago. */
const [lastRun, waitingSince] = ["retention-run", "retention-waits"];

/** What is erased by a clock that runs years ahead is gone for good: after a long gap it waits a day, in which a clock can be put right. */
async function isTimeToErase(db: Db, now: Date): Promise<boolean> {
  const ageOf = async (name: string) => now.getTime() - Date.parse((await findSetting(db, name)) || now.toISOString());
  if ((await ageOf(lastRun)) > maxGap) {
    const waited = await ageOf(waitingSince);
    if (waited <= 0 || waited > maxGap) await saveSetting(db, waitingSince, now.toISOString());
    if (waited < confirmationDelay || waited > maxGap) return false;
  }
  await saveSetting(db, lastRun, now.toISOString());
  await saveSetting(db, waitingSince, "");
  return true;
}

type RetentionOptions = {
  inBackground: RunInBackground;
  log: Log;
  now: () => Date;
  /** Null: no request and no student is erased by its age. */
  months: number | null;
  keepsQuestions: boolean;
};

/** Erases what is past its time, at the start and then daily: what was deleted a month ago, old questions, and what has expired. */
export function createRetentionJob({ inBackground, log, now, months, keepsQuestions }: RetentionOptions) {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let failures = 0;
  let running = Promise.resolve();

  async function eraseAll(db: Db) {
    const mayErase = await isTimeToErase(db, now());
    if (!mayErase) {
      const effect = "nothing is erased by its age before tomorrow; put the clock right if it is wrong";
      log.warn("no such run for over a month", { effect });
    }
    if (mayErase) await purgeDeleted(db, now(), stopping.signal);
    if (mayErase) await purgeMailCounts(db, now());
    if (!keepsQuestions) await purgeQuestionsAndVotes(db);
    else if (mayErase) await purgeQuestionsAndVotes(db, questionRetentionCutoff(now(), months));
    if (mayErase && months !== null) {
      const counts = await eraseExpired(db, months, now(), stopping.signal);
      log[isNothingErased(counts) ? "debug" : "info"]("expired records erased", counts);
    }
    await updateOldSearchKeys(db, stopping.signal);
    await clearDeletedData(db, stopping.signal);
  }
  async function run() {
    clearTimeout(retry);
    try {
      await inBackground(eraseAll);
      failures = 0;
    } catch (error) {
      const wait = Math.min(maxRetryDelay, firstRetry * 2 ** failures);
      failures += 1;
      const effect = `tried again in ${wait / 60_000} minutes`;
      log.error("expired records not erased", { error: safeErrorCode(error), effect });
      if (!stopping.signal.aborted) retry = setTimeout(runNext, wait).unref();
    }
  }
  const runNext = () => void (running = running.then(run));

  return {
    run,
    start() {
      runNext();
      // It does not keep a process alive that has nothing else to do.
      timer = setInterval(runNext, dayInMs).unref();
    },
    async stop() {
      clearInterval(timer);
      clearTimeout(retry);
      stopping.abort();
      await running;
    },
  };
}
