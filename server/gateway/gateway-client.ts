import { createCall, type GatewaySettings } from "./gateway-call.ts";
import { type RequestShape, shapeAfterEmptyAnswer, shapeAfterRefusal, specifiedShape } from "./gateway-request.ts";

export type GatewayReply =
  | { kind: "answer"; text: string }
  /** The gateway's content filter refused the question or its own answer. */
  | { kind: "filtered" }
  /** The day's calls, or this client's share of them, are used up. */
  | { kind: "spent" }
  /** `isOfQuestion` where the gateway works and only had nothing to say to this question. */
  | { kind: "failed"; reason: string; isOfQuestion: boolean };
export type Gateway = { ask: (question: string, client: string) => Promise<GatewayReply> };

type GatewayOptions = GatewaySettings & {
  prompt: string;
  /** Checked before every call; past the day's ceiling, or the client's, it says no. */
  mayCall: (client: string) => Promise<boolean>;
  totalTime?: number;
  callTime?: number;
  retryPause?: number;
};

const mostCalls = 3;

/** The AI gateway: an answer or a failure within the time a person waits, in at most three calls. */
export function createGateway(options: GatewayOptions): Gateway {
  const { url, key, model, prompt, mayCall, totalTime = 11_500, callTime = 8_000, retryPause = 400 } = options;
  const call = createCall({ url, key, model, prompt });
  let knownShape: RequestShape = specifiedShape;

  return {
    async ask(question, client) {
      const deadline = performance.now() + totalTime;
      let shape = knownShape;
      let hasRetried = false;
      let reason = "no call";
      let isOfQuestion = false;
      for (let calls = 0; calls < mostCalls; calls += 1) {
        if (deadline - performance.now() < 200) break;
        if (!(await mayCall(client))) return { kind: "spent" };
        // That may have taken time of its own, while the database was slow.
        // In whole milliseconds: neither a signal nor the client takes a fraction of one.
        const timeLeft = Math.floor(deadline - performance.now());
        if (timeLeft < 200) break;
        const result = await call(question, shape, Math.min(callTime, timeLeft));
        if (result.kind === "answer") {
          knownShape = shape;
          return result;
        }
        if (result.kind === "filtered") return result;
        reason = result.kind === "failed" ? result.reason : result.kind;
        isOfQuestion = result.kind !== "failed";
        const next =
          result.kind === "refused"
            ? shapeAfterRefusal(shape, result.complaint)
            : result.kind === "empty"
              ? shapeAfterEmptyAnswer(shape)
              : undefined;
        if (next) {
          shape = next;
          continue;
        }
        const wait = result.kind === "failed" ? Math.max(result.wait, retryPause) : retryPause;
        const mayRetry = result.kind === "failed" && result.mayRetry && !hasRetried;
        if (!mayRetry || deadline - performance.now() < wait + 500) break;
        hasRetried = true;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
      return { kind: "failed", reason, isOfQuestion };
    },
  };
}
