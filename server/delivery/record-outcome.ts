import { endLeases, type Delivery } from "../db/deliveries/leases.ts";
import { later } from "../db/engine/queries.ts";
import { everyWebhook, saveBackoff, type Backoff } from "../db/deliveries/webhook-backoff.ts";
import { blockPause, outagePause, refusalPause, retryPause } from "./backoff.ts";
import type { Channel } from "./channels.ts";
import type { DeliverySettings } from "./delivery-settings.ts";
import type { Outcome } from "./team-chat.ts";

/** A failed delivery stays first in the queue, as the chat may be down; after this many tries it may be the cause, and is postponed. */
const triesInPlace = 5;

/** Saves the outcome of one message for each delivery in it. */
export async function recordOutcome(
  { db, log, now, random, worker }: DeliverySettings,
  channel: Channel,
  deliveries: readonly Delivery[],
  outcome: Outcome,
  { failures }: Backoff,
) {
  const at = now();
  const ids = deliveries.map(({ id }) => id);
  const pauseFor = (wait: number, webhook = channel.key) =>
    saveBackoff(db, webhook, { until: new Date(later(at, wait)), failures: failures + 1 });

  if (outcome.kind === "delivered") {
    await endLeases(db, ids, worker, { state: "delivered", at, messageId: outcome.messageId });
    if (failures > 0 || outcome.wait > 0) {
      await saveBackoff(db, channel.key, { until: new Date(later(at, outcome.wait)), failures: 0 });
    }
    for (const { id, kind, tries } of deliveries) log.info("delivered", { id, kind, tries });
    return;
  }

  if (outcome.kind === "refused") {
    const { reason } = outcome;
    await endLeases(db, ids, worker, { state: "failed", error: reason });
    await pauseFor(refusalPause(failures));
    for (const { id, kind, tries } of deliveries) log.error("delivery failed", { id, kind, tries, reason });
    return;
  }

  const isLimit = outcome.kind === "limited";
  const ownPause = isLimit ? (outcome.isBlock ? blockPause(failures) : 0) : outagePause(failures, random);
  const wait = Math.max(outcome.wait, ownPause);
  const reason = isLimit ? "rate limited" : outcome.reason;
  for (const { id, kind, tries, giveUpAt } of deliveries) {
    if (at.toISOString() >= giveUpAt) {
      await endLeases(db, [id], worker, { state: "failed", error: `gave up after a day: ${reason}` });
      log.error("delivery failed", { id, kind, tries, reason });
    } else {
      const isPostponed = !isLimit && tries >= triesInPlace;
      const dueAt = isPostponed ? later(at, wait + retryPause(tries, random)) : undefined;
      await endLeases(db, [id], worker, { state: "pending", error: reason, dueAt });
      log.warn("delivery retried", { id, kind, tries, reason, pause: wait });
    }
  }
  await pauseFor(wait, isLimit && outcome.isGlobal ? everyWebhook : channel.key);
}
