import type { Db } from "../db/engine/database.ts";
import { saveErrorReport } from "../db/deliveries/deliveries.ts";
import { safeErrorCode, type Log } from "../log.ts";
import type { Outbox } from "./outbox.ts";

export type ReportError = (error: unknown, where: string) => Promise<void>;

/** The error's code and its place in our own code; the message is left out, since it may repeat what a visitor typed. */
function describeError(error: unknown): string {
  const frame = error instanceof Error ? error.stack?.split("\n").find((line) => line.trim().startsWith("at ")) : "";
  const place = frame?.match(/([\w.-]+:\d+:\d+)\)?$/)?.[1];
  return [safeErrorCode(error), place && `at ${place}`].filter(Boolean).join(" ");
}

/** Reports an unexpected error to the team chat, as the 500 page promises, at most once an hour for each kind. */
export function createErrorReports({ db, log, now, outbox }: { db: Db; log: Log; now: () => Date; outbox: Outbox }) {
  const report: ReportError = async (error, where) => {
    const what = describeError(error);
    log.error("request failed", { where, error: what });
    if (!outbox.kinds.includes("error-report")) return;
    try {
      const isNew = await saveErrorReport(db, `${what} in ${where}`, { what, where }, now());
      if (isNew) outbox.wake();
    } catch (reason) {
      log.error("error not reported", { error: safeErrorCode(reason) });
    }
  };
  return report;
}
