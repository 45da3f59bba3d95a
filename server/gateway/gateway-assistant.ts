import { LRUCache } from "lru-cache";
import { offTopicReply } from "#domain/assistant/assistant.ts";
import type { Log } from "../log.ts";
import { createAnswerProof } from "./answer-proof.ts";
import type { ClientShare } from "./client-share.ts";
import { createCircuit } from "./gateway-circuit.ts";
import type { Gateway } from "./gateway-client.ts";
import { tidyAnswer } from "./tidy-answer.ts";

/**
 * An answer fit to be shown, or none: because the gateway failed, because the day's calls are spent, or because what
 * it said must not be shown.
 */
export type Outcome = { kind: "answer"; text: string } | { kind: "failed" | "spent" | "withheld" };

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

/** What is sent, and the site's own texts on it. */
type Asked = { message: string; findGrounds: () => string[] };
/** The outcome is there once the gateway has replied. */
type Cached = { pending: Promise<Outcome>; outcome?: Outcome };

/** Answers cleaned questions by the gateway: from the cache where it can, and only with what the content proves. */
export function createGatewayAssistant(options: GatewayOptions) {
  const { gateway, share, now, log, secrets, siteUrl } = options;
  const clock = () => now().getTime();
  const circuit = createCircuit(clock);
  const cache = new LRUCache<string, Cached>({ ...cacheLimits, perf: { now: clock } });
  const findDoubt = createAnswerProof({ secrets, siteUrl });

  async function ask({ message, findGrounds }: Asked, client: string): Promise<Outcome> {
    if (!circuit.enter()) return { kind: "failed" };
    const reply = await gateway.ask(message, client);
    const text = reply.kind === "answer" ? tidyAnswer(reply.text) : "";
    if (reply.kind === "failed" || (reply.kind === "answer" && text === "")) {
      // One visitor's questions must not switch the gateway off for the others.
      if (reply.kind === "failed" && !reply.isOfQuestion) circuit.failed();
      else circuit.succeeded();
      log.warn("assistant gateway failed", { reason: reply.kind === "failed" ? reply.reason : "empty" });
      return { kind: "failed" };
    }
    // A filter that refuses one question says nothing about the gateway's health.
    circuit.succeeded();
    if (reply.kind === "spent") return { kind: "spent" };
    if (reply.kind === "filtered") return { kind: "withheld" };
    if (text.includes("I can only help you with questions about the course"))
      return { kind: "answer", text: offTopicReply };
    const doubt = findDoubt({ raw: reply.text, shown: text, grounds: findGrounds() });
    if (!doubt) return { kind: "answer", text };
    log.warn("assistant gateway answer replaced", { reason: doubt });
    return { kind: "withheld" };
  }

  return {
    async answer(asked: Asked, client: string): Promise<Outcome> {
      const known = cache.get(asked.message);
      if (known) return known.pending;
      if (!share.hasLeft(client)) return { kind: "spent" };
      const cached: Cached = { pending: ask(asked, client) };
      cache.set(asked.message, cached);
      cached.outcome = await cached.pending;
      // A wrong answer would come again; a failure may not.
      if (cached.outcome.kind === "failed" || cached.outcome.kind === "spent") cache.delete(asked.message);
      return cached.outcome;
    },
    /** The outcome that is cached for a message; nothing is sent. */
    recall: (message: string): Outcome | undefined => cache.get(message)?.outcome,
  };
}
