import { createHash } from "node:crypto";
import type { QueueCursor } from "../db/deliveries/leases.ts";
import type { Db } from "../db/engine/database.ts";
import type { DeliveryKind } from "../db/engine/tables.ts";
import type { Log } from "../log.ts";
import type { ChatFormat } from "./chat-message.ts";

export type Webhooks = { enrollment: string | undefined; contact: string | undefined };

/** One webhook and what is sent to it. `key` is a digest: the URL is a secret and is not stored. */
export type Channel = { key: string; webhook: string; kinds: DeliveryKind[] };

/** What the loops of all channels share. */
export type DeliverySettings = {
  db: Db;
  log: Log;
  now: () => Date;
  random: () => number;
  format: ChatFormat;
  secret: string;
  worker: string;
  sendTimeout: number;
  stop: AbortSignal;
  /** Outcomes that could not be saved yet. A message that was sent must not be sent again because of that. */
  unrecorded: Set<() => Promise<void>>;
  /** The last turn on each channel. Instances need not agree: each goes round all senders. */
  lastTurns: Map<string, QueueCursor>;
};

/** One channel for each URL: two loops on the same webhook would run into its rate limit. */
export function listChannels({ enrollment, contact }: Webhooks): Channel[] {
  const targets: [DeliveryKind, string | undefined][] = [
    ["enrollment", enrollment],
    ["contact", contact],
    ["error-report", enrollment ?? contact],
  ];
  const channels = new Map<string, Channel>();
  for (const [kind, webhook] of targets) {
    if (!webhook) continue;
    const key = createHash("sha256").update(webhook).digest("hex").slice(0, 16);
    const channel = channels.get(webhook) ?? { key, webhook, kinds: [] };
    channel.kinds.push(kind);
    channels.set(webhook, channel);
  }
  return [...channels.values()];
}
