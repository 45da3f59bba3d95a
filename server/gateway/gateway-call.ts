import OpenAI from "openai";
import * as v from "valibot";
import { boundedFetch } from "./bounded-fetch.ts";
import type { RequestShape } from "./gateway-request.ts";

export type GatewaySettings = { url: string; key: string | undefined; model: string };

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

export type CallResult =
  | { kind: "answer"; text: string }
  | { kind: "empty" }
  | { kind: "filtered" }
  | { kind: "refused"; complaint: string }
  | { kind: "failed"; reason: string; mayRetry: boolean; wait: number };

/** One question in one HTTP request. */
export type CallGateway = (question: string, shape: RequestShape, time: number) => Promise<CallResult>;

export function createCall({ url, key, model, prompt }: GatewaySettings & { prompt: string }): CallGateway {
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

  return async (question, shape, time) => {
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
  };
}

/** How gateways name a refusal by their content filter, in the error's code, its type or only its text. */
const contentFilter =
  /content[ _-]?(?:filter|policy|management)|responsible ?ai ?policy|flagged|moderation|usage polic|safety|inappropriate|data_inspection|invalid_prompt|guardrail/i;

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
