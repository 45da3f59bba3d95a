import type { Turn } from "../db/claims.ts";
import type { Db } from "../db/database.ts";
import type { Log } from "../log.ts";

export type DeliverySettings = {
  db: Db;
  log: Log;
  now: () => Date;
  random: () => number;
  worker: string;
  sendTimeout: number;
  stop: AbortSignal;
  /** Outcomes the database could not take yet. A message that was sent must not be sent again for that. */
  unrecorded: Set<() => Promise<void>>;
  /** Whose turn was last on each channel. Instances need not agree: each of them goes round all senders. */
  lastTurns: Map<string, Turn>;
};
