import { LRUCache } from "lru-cache";
import { offTopicReply } from "#domain/assistant-texts.ts";
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
type Outcome = { kind: "answer"; text: string } | { kind: "failed" | "spent" | "withheld" };

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

/** Answers cleaned questions by the gateway: from the cache where it can, and only with what the content proves. */
export function createGatewayAssistant(options: GatewayOptions, findGrounds: (question: string) => string[]) {
  const { gateway, share, now, log, secrets, siteUrl } = options;
  const clock = () => now().getTime();
  const circuit = createCircuit(clock);
  const cache = new LRUCache<string, Promise<Outcome>>({ ...cacheLimits, perf: { now: clock } });
  const findDoubt = createAnswerProof({ secrets, siteUrl });

  async function ask(question: string, client: string): Promise<Outcome> {
    if (!circuit.enter()) return { kind: "failed" };
    const reply = await gateway.ask(question, client);
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
    const doubt = findDoubt({ raw: reply.text, shown: text, grounds: findGrounds(question) });
    if (!doubt) return { kind: "answer", text };
    log.warn("assistant gateway answer replaced", { reason: doubt });
    return { kind: "withheld" };
  }

  return {
    async answer(question: string, client: string): Promise<Outcome> {
      const cached = cache.get(question);
      if (cached) return cached;
      if (!share.hasLeft(client)) return { kind: "spent" };
      const pending = ask(question, client);
      cache.set(question, pending);
      const outcome = await pending;
      // A wrong answer would come again; a failure may not.
      if (outcome.kind === "failed" || outcome.kind === "spent") cache.delete(question);
      return outcome;
    },
  };
}
