import * as v from "valibot";
import { siteLinkSchema } from "#domain/assistant.ts";

const messageSchema = v.object({
  id: v.string(),
  text: v.string(),
  sender: v.picklist(["user", "ai"]),
  timestamp: v.number(),
  link: v.optional(siteLinkSchema),
});
export type ChatMessage = v.InferOutput<typeof messageSchema>;

const chatSchema = v.pipe(v.string(), v.parseJson(), v.array(messageSchema));

/** The messages of a conversation stored by this tab; throws where they cannot be read. */
export const parseChat = (stored: string): ChatMessage[] => v.parse(chatSchema, stored);
