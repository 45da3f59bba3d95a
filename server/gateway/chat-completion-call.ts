import OpenAI from "openai";
import * as v from "valibot";

export type GatewaySettings = { url: string; key: string | undefined; model: string };

/** What a gateway accepts beside model and messages. */
export type CallParameters = {
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
  reasoning_effort?: "low";
};

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
  | { kind: "failed"; reason: string; mayRetry: boolean; retryAfter: number };

export function createChatCompletionCall({ url, key, model, prompt }: GatewaySettings & { prompt: string }) {
  const client = new OpenAI({
    baseURL: url,
    apiKey: key ?? "none",
    // Nothing of the process's environment is sent along, and nothing of a question is ever logged.
    organization: null,
    project: null,
    logLevel: "off",
    maxRetries: 0,
    fetch: fetchWithSizeLimit,
  });

  return async (question: string, parameters: CallParameters, timeout: number): Promise<CallResult> => {
    try {
      const completion: unknown = await client.chat.completions.create(
        {
          model,
          ...parameters,
          messages: [
            { role: "system", content: prompt },
            { role: "user", content: question },
          ],
        },
        { timeout, signal: AbortSignal.timeout(timeout) },
      );
      const parsed = v.safeParse(completionSchema, completion);
      if (!parsed.success) return { kind: "failed", reason: "unreadable answer", mayRetry: true, retryAfter: 0 };
      const [choice] = parsed.output.choices;
      if (choice?.finish_reason === "content_filter" || choice?.message.refusal) return { kind: "filtered" };
      const text = choice?.message.content?.trim() ?? "";
      return text === "" ? { kind: "empty" } : { kind: "answer", text };
    } catch (error) {
      return classifyFailure(error);
    }
  };
}

/** How gateways name a refusal by their content filter, in the error's code, its type or only its text. */
const contentFilter =
  /content[ _-]?(?:filter|policy|management)|responsible ?ai ?policy|flagged|moderation|usage polic|safety|inappropriate|data_inspection|invalid_prompt|guardrail/i;

/** Only kinds and status codes leave this function: an error's text may carry the address or the question. */
function classifyFailure(error: unknown): CallResult {
  if (!(error instanceof OpenAI.APIError) || error.status === undefined) {
    return { kind: "failed", reason: "no answer", mayRetry: true, retryAfter: 0 };
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
    retryAfter: Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 0,
  };
}

const maxBytes = 256 * 1024;

/** `fetch` that never follows a redirect (the key would travel along) and never reads more than an answer can need. */
async function fetchWithSizeLimit(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { body, status, headers } = await fetch(input, { ...init, redirect: "error" });
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (size > maxBytes) throw new Error("The answer is too long");
    text += decoder.decode(chunk, { stream: true });
  }
  const kept = ["content-type", "retry-after"].flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(text + decoder.decode(), { status, headers: kept });
}
