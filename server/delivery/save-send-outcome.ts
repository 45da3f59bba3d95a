import { saveDeliveryResults, type Delivery } from "../db/deliveries/leases.ts";
import { isoTimestampAfter } from "../db/engine/query-helpers.ts";
import { allWebhooksKey, saveWebhookBackoff, type Backoff } from "../db/deliveries/delivery-queue-and-backoffs.ts";
import type { Channel, DeliverySettings } from "./channels.ts";
import type { SendOutcome } from "./send-to-webhook.ts";

/** A failed delivery stays first in the queue, as the chat may be down; after this many tries it may be the cause, and is postponed. */
const triesInPlace = 5;

export async function saveSendOutcome(
  { db, log, now, random, worker }: DeliverySettings,
  channel: Channel,
  deliveries: readonly Delivery[],
  outcome: SendOutcome,
  { failures }: Backoff,
) {
  const at = now();
  const ids = deliveries.map(({ id }) => id);
  const backOff = (wait: number, webhook = channel.key) =>
    saveWebhookBackoff(db, webhook, { until: new Date(isoTimestampAfter(at, wait)), failures: failures + 1 });

  if (outcome.kind === "delivered") {
    await saveDeliveryResults(db, ids, worker, { state: "delivered", at, messageId: outcome.messageId });
    if (failures > 0 || outcome.wait > 0) {
      await saveWebhookBackoff(db, channel.key, { until: new Date(isoTimestampAfter(at, outcome.wait)), failures: 0 });
    }
    for (const { id, kind, tries } of deliveries) log.info("delivered", { id, kind, tries });
    return;
  }

  if (outcome.kind === "refused") {
    const { reason } = outcome;
    await saveDeliveryResults(db, ids, worker, { state: "failed", error: reason });
    if (!outcome.isThisAlone) await backOff(refusalBackoff(failures));
    for (const { id, kind, tries } of deliveries) log.error("delivery failed", { id, kind, tries, reason });
    return;
  }

  const isLimit = outcome.kind === "limited";
  const isThisAlone = !isLimit && outcome.isThisAlone === true;
  const ownBackoff = isLimit ? (outcome.isBlock ? blockBackoff(failures) : 0) : outageBackoff(failures, random);
  const wait = Math.max(outcome.wait, ownBackoff);
  const reason = isLimit ? "rate limited" : outcome.reason;
  for (const { id, kind, tries, giveUpAt } of deliveries) {
    if (at.toISOString() >= giveUpAt) {
      await saveDeliveryResults(db, [id], worker, { state: "failed", error: `gave up after a day: ${reason}` });
      log.error("delivery failed", { id, kind, tries, reason });
    } else {
      const isPostponed = isThisAlone || (!isLimit && tries >= triesInPlace);
      const delay = isThisAlone ? greylistBackoff(tries) : wait + retryBackoff(tries, random);
      const dueAt = isPostponed ? isoTimestampAfter(at, delay) : undefined;
      await saveDeliveryResults(db, [id], worker, { state: "pending", error: reason, dueAt });
      log.warn("delivery retried", { id, kind, tries, reason, pause: wait });
    }
  }
  if (!isThisAlone) await backOff(wait, isLimit && outcome.isGlobal ? allWebhooksKey : channel.key);
}

const second = 1000;
const hour = 3_600_000;

const exponentialDelay = (base: number, times: number, cap: number) => Math.min(cap, base * 2 ** Math.min(times, 30));

/** Exponential backoff with full jitter, so that deliveries that failed together are not retried together. */
const retryBackoff = (failures: number, random: () => number) =>
  Math.ceil(random() * exponentialDelay(second, failures, hour));

/** For a chat that is down: capped low, to notice soon that it is back. */
const outageBackoff = (failures: number, random: () => number) =>
  Math.ceil(random() * exponentialDelay(second, failures, 30 * second));

/** For a webhook that rejects messages: each rejected HTTP request counts towards a ban of our whole IP address. */
const refusalBackoff = (failures: number) => exponentialDelay(second, failures, hour);

/** For a mail that is refused for now: most servers that greylist accept it after one to five minutes. */
const greylistBackoff = (tries: number) => exponentialDelay(60 * second, tries - 1, hour);

/** For a 429 that names no time, or is the error page of the proxy in front of the chat. */
const blockBackoff = (failures: number) => exponentialDelay(60 * second, failures, hour);
