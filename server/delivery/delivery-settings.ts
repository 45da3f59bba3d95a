import type { Turn } from "../db/deliveries/leases.ts";
import type { Db } from "../db/engine/database.ts";
import type { Log } from "../log.ts";

export type DeliverySettings = {
  db: Db;
  log: Log;
  now: () => Date;
  random: () => number;
  worker: string;
  sendTimeout: number;
  stop: AbortSignal;
  /** Outcomes that could not be saved yet. A message that was sent must not be sent again because of that. */
  unrecorded: Set<() => Promise<void>>;
  /** The last turn on each channel. Instances need not agree: each goes round all senders. */
  lastTurns: Map<string, Turn>;
};
