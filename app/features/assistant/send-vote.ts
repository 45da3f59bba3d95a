import type { questionSchema } from "#domain/assistant/assistant.ts";
import type { InferInput } from "valibot";

type Vote = InferInput<typeof questionSchema> & { isHelpful: boolean };

/** Tells the server whether an answer helped; throws where it does not take it. */
export async function sendVote(vote: Vote): Promise<void> {
  const response = await fetch("/api/assistant/vote", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(vote),
    // The visitor may leave at once.
    keepalive: true,
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
}
