import OpenAI from "openai";
import * as v from "valibot";
import { boundedFetch } from "./bounded-fetch.ts";
import { type RequestShape, shapeAfterEmptyAnswer, shapeAfterRefusal, specifiedShape } from "./gateway-request.ts";

export type GatewaySettings = { url: string; key: string | undefined; model: string };
export type GatewayReply =
  | { kind: "answer"; text: string }
  /** The gateway's content filter refused the question or its own answer. */
  | { kind: "filtered" }
  /** The day's calls, or this client's share of them, are used up. */
  | { kind: "spent" }
  | { kind: "failed"; reason: string };
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

const completionSchema = v.object({
  choices: v.pipe(
    v.array(
      v.object({
        message: v.object({ content: v.nullish(v.string(), ""), refusal: v.nullish(v.string(), "") }),
        finish_reason: v.nullish(v.string()),
      }),
    ),
    v.minLength(1),
  ),
});

type CallResult =
  | { kind: "answer"; text: string }
  | { kind: "empty" }
  | { kind: "filtered" }
  | { kind: "refused"; complaint: string }
  | { kind: "failed"; reason: string; mayRetry: boolean; wait: number };

/** The AI gateway: an answer or a failure within the time a person waits, in at most three calls. */
export function createGateway(options: GatewayOptions): Gateway {
  const { url, key, model, prompt, mayCall, totalTime = 11_500, callTime = 8_000, retryPause = 400 } = options;
  const client = new OpenAI({
    baseURL: url,
    apiKey: key ?? "none",
    // Nothing of the process's environment is sent along, and nothing of a question is ever logged.
    organization: null,
    project: null,
    logLevel: "off",
    maxRetries: 0,
    fetch: boundedFetch,
  });
  let knownShape: RequestShape = specifiedShape;

  async function call(question: string, shape: RequestShape, timeLeft: number): Promise<CallResult> {
    const time = Math.min(callTime, timeLeft);
    try {
      const completion: unknown = await client.chat.completions.create(
        {
          model,
          ...shape,
          messages: [
            { role: "system", content: prompt },
            { role: "user", content: question },
          ],
        },
        { timeout: time, signal: AbortSignal.timeout(time) },
      );
      const parsed = v.safeParse(completionSchema, completion);
      if (!parsed.success) return { kind: "failed", reason: "unreadable answer", mayRetry: true, wait: 0 };
      const [choice] = parsed.output.choices;
      if (choice?.finish_reason === "content_filter" || choice?.message.refusal) return { kind: "filtered" };
      const text = choice?.message.content?.trim() ?? "";
      return text === "" ? { kind: "empty" } : { kind: "answer", text };
    } catch (error) {
      return describeFailure(error);
    }
  }

  return {
    async ask(question, client) {
      const deadline = performance.now() + totalTime;
      let shape = knownShape;
      let hasRetried = false;
      let reason = "no call";
      for (let calls = 0; calls < mostCalls; calls += 1) {
        if (deadline - performance.now() < 200) break;
        if (!(await mayCall(client))) return { kind: "spent" };
        // That may have taken time of its own, while the database was slow.
        const timeLeft = deadline - performance.now();
        if (timeLeft < 200) break;
        const result = await call(question, shape, timeLeft);
        if (result.kind === "answer") {
          knownShape = shape;
          return result;
        }
        if (result.kind === "filtered") return result;
        reason = result.kind === "failed" ? result.reason : result.kind;
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
      return { kind: "failed", reason };
    },
  };
}

/** How gateways name a refusal by their content filter, in the error's code, its type or only its text. */
const contentFilter = /content[ _-]?(?:filter|policy|management)|responsible ?ai ?policy/i;

/** Only kinds and status codes leave this function: an error's text may carry the address or the question. */
function describeFailure(error: unknown): CallResult {
  if (!(error instanceof OpenAI.APIError) || error.status === undefined) {
    return { kind: "failed", reason: "no answer", mayRetry: true, wait: 0 };
  }
  const { status } = error;
  if (status < 500 && contentFilter.test(`${error.code ?? ""} ${error.type ?? ""} ${error.message}`)) {
    return { kind: "filtered" };
  }
  if (status === 400 || status === 422) {
    return { kind: "refused", complaint: `${error.param ?? ""} ${error.message}` };
  }
  const seconds = Number(error.headers?.get("retry-after") ?? 0);
  return {
    kind: "failed",
    reason: `status ${status}`,
    mayRetry: status === 408 || status === 409 || status === 429 || status >= 500,
    wait: Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 0,
  };
}
