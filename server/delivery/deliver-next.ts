import { type Db, later } from "../db/database.ts";
import { claimDelivery, type Delivery, endClaim, findNextDue } from "../db/deliveries.ts";
import { everyWebhook, findPause, type Pause, savePause } from "../db/webhook-pauses.ts";
import type { Log } from "../log.ts";
import { blockPause, outagePause, refusalPause, retryPause } from "./backoff.ts";
import type { Channel } from "./channels.ts";
import { defaultNames } from "./chat-name.ts";
import { type Outcome, sendToTeamChat } from "./team-chat.ts";
import { type ChatMessage, formatChatMessage } from "./team-chat-payload.ts";

/** While the whole chat is down a delivery keeps its place in the queue; after this many tries it may be the cause, and steps aside. */
const triesInPlace = 5;

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
};

export type Step = { done: true } | { done: false; next: Date | undefined };

/** Makes the delivery that has been due longest on one channel, or says when to look again. */
export async function deliverNext(settings: DeliverySettings, channel: Channel): Promise<Step> {
  const { db, now, worker, unrecorded } = settings;
  for (const recordAgain of unrecorded) {
    await recordAgain();
    unrecorded.delete(recordAgain);
  }
  const pause = await findPause(db, channel.key);
  if (pause.until > now()) return { done: false, next: pause.until };
  const delivery = await claimDelivery(db, { kinds: channel.kinds, worker, now: now() });
  if (!delivery) return { done: false, next: await findNextDue(db, channel.kinds) };
  const outcome = await send(settings, channel, delivery);
  // A stop cuts sends off; its own release of the claims puts them back as they were.
  if (outcome.kind === "failed" && settings.stop.aborted) return { done: false, next: undefined };
  const recordOutcome = () => record(settings, channel, delivery, outcome, pause);
  try {
    await recordOutcome();
  } catch (error) {
    unrecorded.add(recordOutcome);
    throw error;
  }
  return { done: true };
}

async function send(settings: DeliverySettings, { url }: Channel, delivery: Delivery): Promise<Outcome> {
  let message: ChatMessage;
  try {
    message = formatChatMessage(delivery);
  } catch {
    return { kind: "refused", reason: "the saved request is unreadable", isName: false };
  }
  const options = { url, timeout: settings.sendTimeout, stop: settings.stop, now: settings.now };
  const outcome = await sendToTeamChat({ ...options, message });
  if (outcome.kind !== "refused" || !outcome.isName) return outcome;
  return sendToTeamChat({ ...options, message: { ...message, username: defaultNames[delivery.kind] } });
}

async function record(
  { db, log, now, random, worker }: DeliverySettings,
  channel: Channel,
  { id, kind, tries, giveUpAt }: Delivery,
  outcome: Outcome,
  { failures }: Pause,
) {
  const at = now();
  const pauseFor = (wait: number, webhook = channel.key) =>
    savePause(db, webhook, { until: new Date(later(at, wait)), failures: failures + 1 });

  if (outcome.kind === "delivered") {
    await endClaim(db, id, worker, { state: "delivered", at, messageId: outcome.messageId });
    if (failures > 0 || outcome.wait > 0) {
      await savePause(db, channel.key, { until: new Date(later(at, outcome.wait)), failures: 0 });
    }
    log.info("delivered", { id, kind, tries });
    return;
  }

  if (outcome.kind === "refused") {
    await endClaim(db, id, worker, { state: "failed", error: outcome.reason });
    await pauseFor(refusalPause(failures));
    log.error("delivery failed", { id, kind, tries, reason: outcome.reason });
    return;
  }

  const isLimit = outcome.kind === "limited";
  const ownPause = isLimit ? (outcome.isBlock ? blockPause(failures) : 0) : outagePause(failures, random);
  const wait = Math.max(outcome.wait, ownPause);
  const reason = isLimit ? "rate limited" : outcome.reason;
  if (at.toISOString() >= giveUpAt) {
    await endClaim(db, id, worker, { state: "failed", error: `gave up after a day: ${reason}` });
    log.error("delivery failed", { id, kind, tries, reason });
  } else {
    const stepsAside = !isLimit && tries >= triesInPlace;
    const dueAt = stepsAside ? later(at, wait + retryPause(tries, random)) : undefined;
    await endClaim(db, id, worker, { state: "pending", error: reason, dueAt });
    log.warn("delivery retried", { id, kind, tries, reason, pause: wait });
  }
  await pauseFor(wait, isLimit && outcome.isGlobal ? everyWebhook : channel.key);
}
