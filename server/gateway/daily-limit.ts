import { dayInIndia } from "#domain/format/dates.ts";
import type { Db } from "../db/engine/database.ts";
import { takeGatewayCall } from "../db/questions/gateway-calls.ts";
import { errorCode, type Log } from "../log.ts";

/** Counts the gateway calls of a day; `take` says whether one more is allowed. */
export type DailyLimit = { take: () => Promise<boolean> };

type DailyLimitOptions = { db: Db; limit: number; now: () => Date; log: Log };

/**
 * One count for all instances, stored in the database. While the database fails, this process counts by itself: the
 * answer does not wait for a repair, and the bill still has an end.
 */
export function createDailyLimit({ db, limit, now, log }: DailyLimitOptions): DailyLimit {
  let day = "";
  let used = 0;

  function takeAlone(): boolean {
    const today = dayInIndia(now());
    if (today !== day) {
      day = today;
      used = 0;
    }
    if (used >= limit) return false;
    used += 1;
    return true;
  }

  return {
    async take() {
      try {
        return await takeGatewayCall(db, limit, now());
      } catch (error) {
        log.warn("gateway calls counted without the database", { error: errorCode(error) });
        return takeAlone();
      }
    },
  };
}
