import * as v from "valibot";
import { assistantReplySchema, type AssistantReply, type questionSchema } from "#domain/assistant/assistant.ts";

const longestWait = 20_000;
const replyOrErrorSchema = v.union([assistantReplySchema, v.object({ error: v.string() })]);

/** Asks the site's assistant. What the server answers is a reply, a refusal included; anything else throws. */
export async function askAssistant(
  asked: v.InferInput<typeof questionSchema>,
  signal?: AbortSignal,
): Promise<AssistantReply> {
  const signals = [AbortSignal.timeout(longestWait), ...(signal ? [signal] : [])];
  const response = await fetch("/api/assistant", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
    signal: AbortSignal.any(signals),
  });
  const answer = v.parse(replyOrErrorSchema, await response.json());
  return "success" in answer ? answer : { success: false, message: "", error: answer.error };
}
