import { LRUCache } from "lru-cache";
import { dayInIndia } from "#domain/format/dates.ts";

/** How many of the gateway's calls of a day one client may spend. */
export type ClientShare = {
  hasLeft: (client: string) => boolean;
  /** Counts one call; says no once the share is spent. */
  take: (client: string) => boolean;
};

const shareOfDay = 0.05;
const leastShare = 20;
const mostClients = 10_000;

/** Counted in memory, by each instance for itself; past so many clients the one unseen for longest is forgotten. */
export function createClientShare({ dailyLimit, now }: { dailyLimit: number; now: () => Date }): ClientShare {
  const share = Math.max(leastShare, Math.floor(dailyLimit * shareOfDay));
  const used = new LRUCache<string, number>({ max: mostClients });
  let day = "";

  function usedBy(client: string): number {
    const today = dayInIndia(now());
    if (today !== day) {
      day = today;
      used.clear();
    }
    return used.get(client) ?? 0;
  }

  return {
    hasLeft: (client) => usedBy(client) < share,
    take(client) {
      const before = usedBy(client);
      if (before >= share) return false;
      used.set(client, before + 1);
      return true;
    },
  };
}
