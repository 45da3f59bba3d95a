import { LRUCache } from "lru-cache";
import { toZonedIsoDate } from "#domain/format/time-zone.ts";
import type { Db } from "../db/engine/database.ts";
import { reserveGatewayCall } from "../db/questions/gateway-calls.ts";
import { safeErrorCode, type Log } from "../log.ts";

/** Counts the gateway calls of a day; `take` says whether one more is allowed. */
export type DailyLimit = { take: () => Promise<boolean> };

/**
 * One count for all instances, stored in the database. While the database fails, this process counts by itself: the
 * answer does not wait for a repair, and the bill still has an end.
 */
export function createDailyCallLimit(options: { db: Db; limit: number; now: () => Date; log: Log }): DailyLimit {
  const { db, limit, now, log } = options;
  const ownCount = createDailyCounter({ limit, maxKeys: 1, now });
  return {
    async take() {
      try {
        return await reserveGatewayCall(db, limit, now());
      } catch (error) {
        log.warn("gateway calls counted without the database", { error: safeErrorCode(error) });
        return ownCount.take("all");
      }
    },
  };
}

/** How many of the gateway's calls of a day one client may spend. */
export type ClientShare = ReturnType<typeof createDailyCounter>;

const shareOfDay = 0.05;
const minShare = 20;
const maxClients = 10_000;

export const createClientCallLimit = ({ dailyLimit, now }: { dailyLimit: number; now: () => Date }): ClientShare =>
  createDailyCounter({ limit: Math.max(minShare, Math.floor(dailyLimit * shareOfDay)), maxKeys: maxClients, now });

/** Counts in memory, by each instance for itself; past so many keys the one unseen for longest is forgotten. */
function createDailyCounter({ limit, maxKeys, now }: { limit: number; maxKeys: number; now: () => Date }) {
  const used = new LRUCache<string, number>({ max: maxKeys });
  let day = "";

  function usedBy(key: string): number {
    const today = toZonedIsoDate(now());
    if (today !== day) {
      day = today;
      used.clear();
    }
    return used.get(key) ?? 0;
  }

  return {
    hasLeft: (key: string) => usedBy(key) < limit,
    /** Counts one call; says no once the limit is reached. */
    take: (key: string): boolean => {
      const before = usedBy(key);
      if (before >= limit) return false;
      used.set(key, before + 1);
      return true;
    },
  };
}
