import * as v from "valibot";
import { siteLinkSchema } from "#domain/assistant/assistant.ts";

/** What was asked, as it was sent: a vote on the answer names it. */
const askedSchema = v.object({ question: v.string(), history: v.array(v.string()) });

const messageSchema = v.object({
  id: v.string(),
  text: v.string(),
  sender: v.picklist(["user", "ai"]),
  timestamp: v.number(),
  link: v.optional(siteLinkSchema),
  lang: v.optional(v.literal("hi")),
  suggestions: v.optional(v.array(v.string())),
  /** The visitor's thanks or farewell, which the assistant took without a word. */
  isNoted: v.optional(v.boolean()),
  /** Only where the answer can be voted on. */
  asked: v.optional(askedSchema),
  isHelpful: v.optional(v.boolean()),
});
export type ChatMessage = v.InferOutput<typeof messageSchema>;

const chatSchema = v.pipe(v.string(), v.parseJson(), v.array(messageSchema));

/** The messages of a conversation stored by this tab; throws where they cannot be read. */
export const parseChat = (stored: string): ChatMessage[] => v.parse(chatSchema, stored);
