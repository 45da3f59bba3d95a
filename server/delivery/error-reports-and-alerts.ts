import { toZonedIsoDate } from "#domain/format/time-zone.ts";
import type { Db } from "../db/engine/database.ts";
import { saveTeamReportUnlessRecent } from "../db/deliveries/delivery-queue-and-backoffs.ts";
import { safeErrorCode, type Log } from "../log.ts";
import type { ErrorReport } from "./team-message.ts";
import type { Outbox } from "./outbox.ts";

/** The error's code and its place in our own code; the message is left out, since it may repeat what a visitor typed. */
function describeErrorForReport(error: unknown): string {
  const frame = error instanceof Error ? error.stack?.split("\n").find((line) => line.trim().startsWith("at ")) : "";
  const place = frame?.match(/([\w.-]+:\d+:\d+)\)?$/)?.[1];
  return [safeErrorCode(error), place && `at ${place}`].filter(Boolean).join(" ");
}

export function createTeamReports({ db, log, now, outbox }: { db: Db; log: Log; now: () => Date; outbox: Outbox }) {
  /** Once for each key since then; by default once an hour. */
  async function send(key: string, report: ErrorReport, since?: Date) {
    if (!outbox.kinds.includes("error-report")) return;
    try {
      const isNew = await saveTeamReportUnlessRecent(db, { key, kind: "error-report", body: report, since }, now());
      if (isNew) outbox.wake();
    } catch (reason) {
      log.error("error not reported", { error: safeErrorCode(reason) });
    }
  }

  return {
    /** An unexpected error, as the 500 page promises. */
    reportError: async (error: unknown, where: string) => {
      const what = describeErrorForReport(error);
      log.error("request failed", { where, error: what });
      await send(`${what} in ${where}`, { what, where });
    },
    /** What the owner should act upon, once a day. */
    alertTeam: async (alert: { title: string; what: string; where: string }) => {
      log.warn("team alerted", { about: alert.title });
      await send(`${alert.title} on ${toZonedIsoDate(now())}`, alert, new Date(0));
    },
  };
}
