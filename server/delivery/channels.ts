import { createHash } from "node:crypto";
import type { DeliveryKind } from "../db/engine/tables.ts";

export type Webhooks = { enrollment: string | undefined; contact: string | undefined };

/** One webhook and what is sent to it. `key` is a digest: the URL is a secret and is not stored. */
export type Channel = { key: string; url: string; kinds: DeliveryKind[] };

/** One channel for each URL: two loops on the same webhook would run into its rate limit. */
export function listChannels({ enrollment, contact }: Webhooks): Channel[] {
  const targets: [DeliveryKind, string | undefined][] = [
    ["enrollment", enrollment],
    ["contact", contact],
    ["error-report", enrollment ?? contact],
  ];
  const channels = new Map<string, Channel>();
  for (const [kind, url] of targets) {
    if (!url) continue;
    const key = createHash("sha256").update(url).digest("hex").slice(0, 16);
    const channel = channels.get(url) ?? { key, url, kinds: [] };
    channel.kinds.push(kind);
    channels.set(url, channel);
  }
  return [...channels.values()];
}
