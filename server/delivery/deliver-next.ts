import {
  saveDeliveryResults,
  findNextDueTime,
  leaseNextDelivery,
  leaseBacklogOfFloodingSender,
  type Batch,
} from "../db/deliveries/leases.ts";
import { findWebhookBackoff } from "../db/deliveries/delivery-queue-and-backoffs.ts";
import type { Channel, DeliverySettings } from "./channels.ts";
import { maxSeparateMessages } from "./team-message.ts";
import { saveSendOutcome } from "./save-send-outcome.ts";
import type { SendOutcome } from "./send-to-webhook.ts";

export type DeliveryStep = { done: true } | { done: false; next: Date | undefined };

/** Sends the delivery whose turn it is on one channel, or returns when to poll again. */
export async function deliverNext(settings: DeliverySettings, channel: Channel): Promise<DeliveryStep> {
  const { db, now, worker, unrecorded, lastTurns } = settings;
  for (const recordAgain of unrecorded) {
    await recordAgain();
    unrecorded.delete(recordAgain);
  }
  const backoff = await findWebhookBackoff(db, channel);
  if (backoff.until > now()) return { done: false, next: backoff.until };
  const { kinds, key } = channel;
  const first = await leaseNextDelivery(db, { kinds, worker, now: now(), last: lastTurns.get(key) });
  if (!first) return { done: false, next: await findNextDueTime(db, kinds) };
  lastTurns.set(key, first);
  const most = channel.maxInMessage - 1;
  const flood = { worker, now: now(), flood: maxSeparateMessages, most };
  const more = most > 0 ? await leaseBacklogOfFloodingSender(db, first, flood) : [];
  const { batch, outcome } = await sendBatchOrFirstAlone(settings, channel, [first, ...more]);
  // A stop aborts sends; it releases their leases itself.
  if (outcome.kind === "failed" && settings.stop.aborted) return { done: false, next: undefined };
  const record = () => saveSendOutcome(settings, channel, batch, outcome, backoff);
  try {
    await record();
  } catch (error) {
    unrecorded.add(record);
    throw error;
  }
  return { done: true };
}

async function sendBatchOrFirstAlone(
  settings: DeliverySettings,
  channel: Channel,
  batch: Batch,
): Promise<{ batch: Batch; outcome: SendOutcome }> {
  const { sendTimeout: timeout, stop, now } = settings;
  const send = (some: Batch) => channel.send(some, { timeout, stop, now });
  const outcome = await send(batch);
  const [first, ...more] = batch;
  if (more.length === 0 || outcome.kind !== "refused" || !outcome.isPayload) return { batch, outcome };
  // One request may have made the whole digest invalid. The first is sent alone and the others are requeued, so that in the
  // end each is tried alone and only the bad one fails.
  const ids = more.map(({ id }) => id);
  await saveDeliveryResults(settings.db, ids, settings.worker, {
    state: "pending",
    error: outcome.reason,
    dueAt: undefined,
  });
  return { batch: [first], outcome: await send([first]) };
}
