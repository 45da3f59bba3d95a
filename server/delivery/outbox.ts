import { makeDueAfterClockStep, measureClockStep } from "../db/deliveries/clock-set-back.ts";
import { releaseLeases } from "../db/deliveries/leases.ts";
import { safeErrorCode } from "../log.ts";
import { listChannels, type Channel, type ChannelSettings, type DeliverySettings } from "./channels.ts";
import { deliverNext } from "./deliver-next.ts";

const sendTimeout = 10_000;
/** Polls without being woken too: another instance may have died with leased deliveries. */
const maxSleep = 15_000;
/** A healthy chat responds well within it. */
const lockTimeout = 1000;
const pauseAfterError = 2000;
/** Clocks of instances differ by less, and are kept right by less all the time; where one was wrong, it is set back by more. */
const minClockStep = 5 * 60_000;
/** How long sends in progress may go on after a stop before they are aborted. */
const stopGrace = 4000;

type OutboxOptions = Pick<DeliverySettings, "db" | "log" | "now" | "random"> &
  ChannelSettings & { sendTimeout?: number | undefined };

export type Outbox = ReturnType<typeof createOutbox>;

/** Sends saved requests to the team chat and by mail, each channel in its own loop: one that hangs does not block another. */
export function createOutbox({ webhooks, format, secret, mail, siteUrl, ...options }: OutboxOptions) {
  const channels = listChannels({ webhooks, format, secret, mail, siteUrl });
  const sends = new AbortController();
  const settings: DeliverySettings = {
    ...options,
    sendTimeout: options.sendTimeout ?? sendTimeout,
    worker: crypto.randomUUID(),
    stop: sends.signal,
    unrecorded: new Set(),
    lastTurns: new Map(),
  };
  const locks = { chat: createSendLock(lockTimeout), mail: createSendLock(lockTimeout) };
  const sleepers = new Set<() => void>();
  let wakes = 0;
  const stopping = new AbortController();
  let loops: Promise<void>[] = [];
  /** What the clock showed last. */
  let shown: number | undefined;

  async function followClock() {
    const at = settings.now();
    const by = shown === undefined ? await measureClockStep(settings.db, at) : shown - at.getTime();
    if (by > minClockStep) await makeDueAfterClockStep(settings.db, at, by);
    shown = at.getTime();
  }

  function sleep(milliseconds: number, wakesSeen: number): Promise<void> {
    if (stopping.signal.aborted || wakes !== wakesSeen) return Promise.resolve();
    return new Promise((resolve) => {
      const rise = () => {
        clearTimeout(timer);
        sleepers.delete(rise);
        resolve();
      };
      const timer = setTimeout(rise, milliseconds);
      sleepers.add(rise);
    });
  }

  async function run(channel: Channel) {
    const withLock = locks[channel.isChat ? "chat" : "mail"];
    while (!stopping.signal.aborted) {
      const wakesSeen = wakes;
      try {
        await followClock();
        const step = await withLock(() => deliverNext(settings, channel));
        if (step.done) continue;
        const wait = step.next ? step.next.getTime() - settings.now().getTime() : maxSleep;
        await sleep(Math.min(Math.max(wait, 1), maxSleep), wakesSeen);
      } catch (error) {
        // The database is unavailable; what was sent meanwhile is recorded once it is back.
        settings.log.error("outbox waits", { error: safeErrorCode(error) });
        await sleep(pauseAfterError, wakes);
      }
    }
  }

  function wake() {
    wakes += 1;
    for (const rise of sleepers) rise();
  }

  return {
    kinds: channels.flatMap((channel) => channel.kinds),
    start: () => void (loops = channels.map(run)),
    /** To be called after each save, so that the delivery is sent at once. */
    wake,
    /** Sends every delivery that is due now, one after the other. */
    async deliverDue() {
      await followClock();
      for (const channel of channels) while ((await deliverNext(settings, channel)).done);
    },
    async stop() {
      stopping.abort();
      wake();
      const grace = setTimeout(() => sends.abort(), stopGrace);
      await Promise.all(loops);
      clearTimeout(grace);
      // Without a database the leases expire.
      await releaseLeases(settings.db, settings.worker).catch((error: unknown) =>
        settings.log.error("claims not released", { error: safeErrorCode(error) }),
      );
    },
  };
}

/**
 * A mutex that a slow holder loses after `timeout`. One send at a time, so that a killed process leaves one delivery in
 * doubt and not one for each webhook; the timeout, so that a webhook that hangs does not block the others.
 */
export function createSendLock(timeout: number) {
  let last = Promise.resolve();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    const timer = setTimeout(resolve, timeout);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      resolve();
    }
  };
}
