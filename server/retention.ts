import { isNothingErased, questionRetentionCutoff } from "#domain/history/erasure-and-retention-rules.ts";
import type { Db, RunInBackground } from "./db/engine/database.ts";
import { purgeMailCounts } from "./db/deliveries/mail-allowances.ts";
import { purgeDeleted } from "./db/history/soft-delete.ts";
import { clearDeletedData } from "./db/engine/clear-deleted-data.ts";
import { eraseExpired } from "./db/people/erase-expired.ts";
import { purgeQuestionsAndVotes } from "./db/questions/asked-questions.ts";
import { updateOldSearchKeys } from "./db/requests/derived-columns.ts";
import { safeErrorCode, type Log } from "./log.ts";

const day = 24 * 60 * 60 * 1000;
/** After a failure, doubled with each in a row: a database that was away at the start must not put all off until tomorrow. */
const firstRetry = 60_000;
const longestRetry = 60 * 60_000;

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
    await purgeDeleted(db, now(), stopping.signal);
    await purgeMailCounts(db, now());
    await purgeQuestionsAndVotes(db, keepsQuestions ? questionRetentionCutoff(now(), months) : undefined);
    if (months !== null) {
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
      const wait = Math.min(longestRetry, firstRetry * 2 ** failures);
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
      timer = setInterval(runNext, day).unref();
    },
    async stop() {
      clearInterval(timer);
      clearTimeout(retry);
      stopping.abort();
      await running;
    },
  };
}
