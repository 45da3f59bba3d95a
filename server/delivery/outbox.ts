import { releaseClaims } from "../db/deliveries.ts";
import { errorCode } from "../log.ts";
import { type Channel, listChannels, type Webhooks } from "./channels.ts";
import { deliverNext } from "./deliver-next.ts";
import type { DeliverySettings } from "./delivery-settings.ts";
import { createTurns } from "./turns.ts";

const sendTimeout = 10_000;
/** Another instance may have died with work of its own: look now and then without being woken. */
const longestSleep = 15_000;
/** A healthy chat answers well within it. */
const turnPatience = 1000;
const pauseAfterTrouble = 2000;
/** Sends under way at a stop may end by themselves this long. */
const stopGrace = 4000;

type OutboxOptions = Pick<DeliverySettings, "db" | "log" | "now" | "random"> & {
  webhooks: Webhooks;
  sendTimeout?: number | undefined;
};

export type Outbox = ReturnType<typeof createOutbox>;

/** Carries saved requests to the team chat, each webhook by its own loop: one that hangs does not hold up the other. */
export function createOutbox({ webhooks, ...options }: OutboxOptions) {
  const channels = listChannels(webhooks);
  const cut = new AbortController();
  const settings: DeliverySettings = {
    ...options,
    sendTimeout: options.sendTimeout ?? sendTimeout,
    worker: crypto.randomUUID(),
    stop: cut.signal,
    unrecorded: new Set(),
    lastTurns: new Map(),
  };
  const takeTurn = createTurns(turnPatience);
  const sleepers = new Set<() => void>();
  let wakes = 0;
  const stopping = new AbortController();
  let loops: Promise<void>[] = [];

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
    while (!stopping.signal.aborted) {
      const wakesSeen = wakes;
      try {
        const step = await takeTurn(() => deliverNext(settings, channel));
        if (step.done) continue;
        const wait = step.next ? step.next.getTime() - settings.now().getTime() : longestSleep;
        await sleep(Math.min(Math.max(wait, 1), longestSleep), wakesSeen);
      } catch (error) {
        // The database is gone for now; what was sent in the meantime is recorded when it is back.
        settings.log.error("outbox waits", { error: errorCode(error) });
        await sleep(pauseAfterTrouble, wakes);
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
    /** To be called after each save: what is due goes out at once. */
    wake,
    /** Makes every delivery that is due now, one after the other. */
    async deliverDue() {
      for (const channel of channels) while ((await deliverNext(settings, channel)).done);
    },
    async stop() {
      stopping.abort();
      wake();
      const grace = setTimeout(() => cut.abort(), stopGrace);
      await Promise.all(loops);
      clearTimeout(grace);
      // Without a database the leases run out by themselves.
      await releaseClaims(settings.db, settings.worker).catch((error: unknown) =>
        settings.log.error("claims not released", { error: errorCode(error) }),
      );
    },
  };
}
