import { type CallParameters, createChatCompletionCall, type GatewaySettings } from "./chat-completion-call.ts";

export type GatewayReply =
  | { kind: "answer"; text: string }
  /** The gateway's content filter refused the question or its own answer. */
  | { kind: "filtered" }
  /** The day's calls, or this client's share of them, are used up. */
  | { kind: "spent" }
  /** `isHealthy` where the gateway works and only had nothing to say to this question. */
  | { kind: "failed"; reason: string; isHealthy: boolean };
export type Gateway = { ask: (question: string, client: string) => Promise<GatewayReply> };

type GatewayOptions = GatewaySettings & {
  prompt: string;
  /** Checked before every call; past the day's ceiling, or the client's, it says no. */
  mayCall: (client: string) => Promise<boolean>;
  totalTime?: number;
  callTime?: number;
  retryPause?: number;
};

const maxCalls = 3;

/** The AI gateway: an answer or a failure within the time a person waits, in at most three calls. */
export function createGateway(options: GatewayOptions): Gateway {
  const { mayCall, totalTime = 11_500, callTime = 8_000, retryPause = 400, ...settings } = options;
  const call = createChatCompletionCall(settings);
  let acceptedParameters = specifiedParameters;

  return {
    async ask(question, client) {
      const deadline = performance.now() + totalTime;
      let parameters = acceptedParameters;
      let hasRetried = false;
      let reason = "no call";
      let isHealthy = false;
      for (let calls = 0; calls < maxCalls; calls += 1) {
        if (deadline - performance.now() < 200) break;
        if (!(await mayCall(client))) return { kind: "spent" };
        // That may have taken time of its own, while the database was slow.
        // In whole milliseconds: neither a signal nor the client takes a fraction of one.
        const timeLeft = Math.floor(deadline - performance.now());
        if (timeLeft < 200) break;
        const result = await call(question, parameters, Math.min(callTime, timeLeft));
        if (result.kind === "answer") acceptedParameters = parameters;
        if (result.kind === "answer" || result.kind === "filtered") return result;
        isHealthy = result.kind !== "failed";
        if (result.kind === "failed") {
          reason = result.reason;
          const pause = Math.max(result.retryAfter, retryPause);
          if (!result.mayRetry || hasRetried || deadline - performance.now() < pause + 500) break;
          hasRetried = true;
          await new Promise((resolve) => setTimeout(resolve, pause));
        } else {
          reason = result.kind;
          const next =
            result.kind === "refused"
              ? chooseParametersAfterRefusal(parameters, result.complaint)
              : chooseParametersAfterEmptyAnswer(parameters);
          if (!next) break;
          parameters = next;
        }
      }
      return { kind: "failed", reason, isHealthy };
    },
  };
}

/** Those that the product specifies; most gateways take them. What another gateway takes is learned by asking. */
const specifiedParameters: CallParameters = { temperature: 0.3, max_tokens: 100 };

/** Reasoning models refuse a temperature and pay hidden thoughts out of the same budget, so they need a larger one. */
const budget = 1500;
const largerBudget = 4000;
const reasoningParameters: CallParameters = { max_completion_tokens: budget, reasoning_effort: "low" };

const parameterNames = /temperature|max_tokens|max_completion_tokens|reasoning_effort/g;

/** What to try after a refusal, or nothing when the refusal is about something else. */
function chooseParametersAfterRefusal(refused: CallParameters, complaint: string): CallParameters | undefined {
  const named = new Set(complaint.toLowerCase().match(parameterNames));
  if (refused.temperature !== undefined) {
    return named.size > 0 || /unsupported|parameter/i.test(complaint) ? reasoningParameters : undefined;
  }
  if (refused.reasoning_effort && named.has("reasoning_effort")) {
    const { reasoning_effort: _refused, ...rest } = refused;
    return rest;
  }
  if (refused.max_completion_tokens && named.has("max_completion_tokens")) return { max_tokens: budget };
  return undefined;
}

/** What to try after an answer that spent its whole budget before the first word. */
function chooseParametersAfterEmptyAnswer(used: CallParameters): CallParameters | undefined {
  if (used.temperature !== undefined) return reasoningParameters;
  return used.max_completion_tokens === budget ? { ...used, max_completion_tokens: largerBudget } : undefined;
}
