import * as v from "valibot";
import { assistantReplySchema, type AssistantReply, type questionSchema } from "#domain/assistant/assistant-schemas.ts";

const maxWait = 20_000;
const replyOrErrorSchema = v.union([assistantReplySchema, v.object({ error: v.string() })]);

/** Asks the site's assistant. What the server answers is a reply, a refusal included; anything else throws. */
export async function askAssistant(
  asked: v.InferInput<typeof questionSchema>,
  signal?: AbortSignal,
): Promise<AssistantReply> {
  // Not `AbortSignal.any`: Safari up to 17.3 and Chrome up to 115 lack it.
  const stop = new AbortController();
  const abort = () => stop.abort();
  setTimeout(abort, maxWait);
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  const response = await fetch("/api/assistant", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
    signal: stop.signal,
  });
  const answer = v.parse(replyOrErrorSchema, await response.json());
  return "success" in answer ? answer : { success: false, message: "", error: answer.error };
}
