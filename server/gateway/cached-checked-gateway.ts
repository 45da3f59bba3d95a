import { LRUCache } from "lru-cache";
import { offTopicReply } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import type { Log } from "../log.ts";
import { createAnswerCheck, toShownText } from "./check-answer.ts";
import type { ClientShare } from "./daily-call-limits.ts";
import type { Gateway } from "./gateway-client.ts";

/**
 * An answer fit to be shown, or none: because the gateway failed, because the day's calls are spent, or because what
 * it said must not be shown.
 */
export type GatewayOutcome = { kind: "answer"; text: string } | { kind: "failed" | "spent" | "withheld" };

export type GatewayOptions = {
  gateway: Gateway;
  share: ClientShare;
  now: () => Date;
  log: Log;
  /** Texts that must never reach a visitor, such as the gateway's key. */
  secrets: readonly string[];
  siteUrl: string;
};

/** The same question is not sent twice within an hour. */
const cacheLimits = { max: 500, ttl: 3_600_000, ttlResolution: 0 };

type GatewayQuestion = { message: string; findFactCheckTexts: () => string[] };
/** The outcome is there once the gateway has replied. */
type CachedOutcome = { pending: Promise<GatewayOutcome>; outcome?: GatewayOutcome };

/** Answers cleaned questions by the gateway: from the cache where it can, and only with what the content proves. */
export function createCachedCheckedGateway({ gateway, share, now, log, secrets, siteUrl }: GatewayOptions) {
  const clock = () => now().getTime();
  const circuit = createCircuitBreaker(clock);
  const cache = new LRUCache<string, CachedOutcome>({ ...cacheLimits, perf: { now: clock } });
  const findObjection = createAnswerCheck({ secrets, siteUrl });

  async function ask({ message, findFactCheckTexts }: GatewayQuestion, client: string): Promise<GatewayOutcome> {
    if (!circuit.enter()) return { kind: "failed" };
    const reply = await gateway.ask(message, client);
    const text = reply.kind === "answer" ? toShownText(reply.text) : "";
    // One visitor's questions must not switch the gateway off for the others, and a filter that refuses one question
    // says nothing about the gateway's health.
    if (reply.kind === "failed" && !reply.isHealthy) circuit.failed();
    else circuit.succeeded();
    if (reply.kind === "failed" || (reply.kind === "answer" && text === "")) {
      log.warn("assistant gateway failed", { reason: reply.kind === "failed" ? reply.reason : "empty" });
      return { kind: "failed" };
    }
    if (reply.kind === "spent") return { kind: "spent" };
    if (reply.kind === "filtered") return { kind: "withheld" };
    if (text.includes("I can only help you with questions about the course"))
      return { kind: "answer", text: offTopicReply };
    const objection = findObjection({ raw: reply.text, shown: text, grounds: findFactCheckTexts() });
    if (!objection) return { kind: "answer", text };
    log.warn("assistant gateway answer replaced", { reason: objection });
    return { kind: "withheld" };
  }

  return {
    async answer(asked: GatewayQuestion, client: string): Promise<GatewayOutcome> {
      const known = cache.get(asked.message);
      if (known) return known.pending;
      if (!share.hasLeft(client)) return { kind: "spent" };
      const cached: CachedOutcome = { pending: ask(asked, client) };
      cache.set(asked.message, cached);
      cached.outcome = await cached.pending;
      // A wrong answer would come again; a failure may not.
      if (cached.outcome.kind === "failed" || cached.outcome.kind === "spent") cache.delete(asked.message);
      return cached.outcome;
    },
    recall: (message: string): GatewayOutcome | undefined => cache.get(message)?.outcome,
  };
}

const failuresToOpen = 5;
const openFor = 30_000;

/** Five failures in a row open it, and after a while one question probes the gateway. */
export function createCircuitBreaker(now: () => number) {
  let failures = 0;
  let openedAt = 0;
  let isProbing = false;

  return {
    /** Whether a question may be sent now; whoever sends one must report how it went. */
    enter(): boolean {
      if (failures < failuresToOpen) return true;
      // A clock that was set back must not hold it open longer.
      if (isProbing || Math.abs(now() - openedAt) < openFor) return false;
      isProbing = true;
      return true;
    },
    succeeded() {
      failures = 0;
      isProbing = false;
    },
    failed() {
      failures += 1;
      isProbing = false;
      if (failures >= failuresToOpen) openedAt = now();
    },
  };
}
