import {
  saveDeliveryResults,
  findNextDueTime,
  leaseNextDelivery,
  leaseBacklogOfFloodingSender,
  type Delivery,
} from "../db/deliveries/leases.ts";
import { findWebhookBackoff } from "../db/deliveries/delivery-queue-and-backoffs.ts";
import type { Channel, DeliverySettings } from "./channels.ts";
import { createDigestMessage, createChatMessage, maxSeparateMessages, type ChatMessage } from "./chat-message.ts";
import { saveSendOutcome } from "./save-send-outcome.ts";
import { sendToWebhook, type SendOutcome } from "./send-to-webhook.ts";
import { siteAuthorNames } from "./impersonation.ts";

export type DeliveryStep = { done: true } | { done: false; next: Date | undefined };
type Batch = readonly [Delivery, ...Delivery[]];

/** Sends the delivery whose turn it is on one channel, or returns when to poll again. */
export async function deliverNext(settings: DeliverySettings, channel: Channel): Promise<DeliveryStep> {
  const { db, now, worker, unrecorded, lastTurns } = settings;
  for (const recordAgain of unrecorded) {
    await recordAgain();
    unrecorded.delete(recordAgain);
  }
  const backoff = await findWebhookBackoff(db, channel.key);
  if (backoff.until > now()) return { done: false, next: backoff.until };
  const { kinds, key } = channel;
  const first = await leaseNextDelivery(db, { kinds, worker, now: now(), last: lastTurns.get(key) });
  if (!first) return { done: false, next: await findNextDueTime(db, kinds) };
  lastTurns.set(key, first);
  const more = await leaseBacklogOfFloodingSender(db, first, {
    worker,
    now: now(),
    flood: maxSeparateMessages,
    most: settings.format.mostFields - 1,
  });
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

/** Sends one message, and returns what was in it. */
async function sendBatchOrFirstAlone(
  settings: DeliverySettings,
  channel: Channel,
  batch: Batch,
): Promise<{ batch: Batch; outcome: SendOutcome }> {
  const outcome = await sendMessage(settings, channel, batch);
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
  return { batch: [first], outcome: await sendMessage(settings, channel, [first]) };
}

async function sendMessage(settings: DeliverySettings, { webhook }: Channel, batch: Batch): Promise<SendOutcome> {
  const { format, secret, sendTimeout: timeout, stop, now } = settings;
  const [first, ...more] = batch;
  let message: ChatMessage;
  try {
    message = more.length > 0 ? createDigestMessage(batch) : createChatMessage(first);
  } catch {
    return { kind: "refused", reason: "the saved request is unreadable", isName: false, isPayload: true };
  }
  const send = (sent: ChatMessage) => sendToWebhook({ webhook, format, secret, message: sent, timeout, stop, now });
  const outcome = await send(message);
  if (outcome.kind !== "refused" || !outcome.isName) return outcome;
  return send({ ...message, author: undefined, siteName: siteAuthorNames[first.kind] });
}
