import * as v from "valibot";
import {
  assistantFailure,
  maxQuestionLength,
  maxEarlierQuestions,
  offTopicReply,
  offTopicReplyInHindi,
  offTopicReplyInHinglish,
} from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import {
  assistantReplySchema,
  siteLinkSchema,
  type AssistantReply,
  type QuestionInput,
} from "#domain/assistant/assistant-schemas.ts";

/** The question as it was sent: it goes along with votes on the reply. */
const askedSchema = v.object({ question: v.string(), history: v.array(v.string()) });

const messageSchema = v.object({
  id: v.string(),
  text: v.string(),
  sender: v.picklist(["user", "ai"]),
  timestamp: v.number(),
  link: v.optional(siteLinkSchema),
  lang: assistantReplySchema.entries.lang,
  suggestions: v.optional(v.array(v.string())),
  /** The visitor's thanks or farewell, to which the assistant gave no reply. */
  isNoted: v.optional(v.boolean()),
  farewell: v.optional(v.string()),
  /** Only where the reply can be voted on. */
  asked: v.optional(askedSchema),
  isHelpful: v.optional(v.boolean()),
});
export type ChatMessage = v.InferOutput<typeof messageSchema>;

const chatSchema = v.pipe(v.string(), v.parseJson(), v.array(messageSchema));

/** The messages of a conversation stored by this tab; throws where they cannot be read. */
export const parseStoredMessagesOrThrow = (stored: string): ChatMessage[] => v.parse(chatSchema, stored);

export type Chat = Readonly<{ messages: readonly ChatMessage[]; isThinking: boolean }>;

export type ChatEvent = Readonly<
  | { type: "asked"; question: string; at: number }
  | { type: "answered"; reply: AssistantReply; at: number }
  | { type: "failed"; at: number }
  /** Without `isHelpful` the voting is undone: it did not reach the server. */
  | { type: "voted"; id: string; isHelpful?: boolean }
  | { type: "restored"; messages: readonly ChatMessage[] }
>;

const maxMessages = 100;
const refusals: ReadonlySet<string> = new Set([offTopicReply, offTopicReplyInHindi, offTopicReplyInHinglish]);
const notUnderstood =
  "I'm having trouble understanding that. Please try asking about the course topics like pricing, curriculum, or enrollment.";
const outOfOrder = "Sorry, I'm experiencing technical difficulties. Please try again later or use the contact form.";

/** The states of a conversation. An event that has no meaning in a state changes nothing. */
export function reduceChat(chat: Chat, event: ChatEvent): Chat {
  const { messages, isThinking } = chat;
  if (event.type === "asked") {
    const text = event.question.trim();
    if (text === "" || isThinking) return chat;
    return { messages: appendMessage(messages, event.at, { text, sender: "user" }), isThinking: true };
  }
  if (event.type === "answered") return { messages: appendAnswer(messages, event.reply, event.at), isThinking: false };
  if (event.type === "failed") {
    return { messages: appendMessage(messages, event.at, { text: outOfOrder, sender: "ai" }), isThinking: false };
  }
  if (event.type === "restored") {
    const [, ...since] = messages;
    return { messages: [...event.messages, ...since], isThinking };
  }
  return {
    messages: messages.map((message) => (message.id === event.id ? setVote(message, event) : message)),
    isThinking,
  };
}

function appendAnswer(messages: Chat["messages"], reply: AssistantReply, at: number): Chat["messages"] {
  const { success, message: text, link, lang, farewell, suggestions } = reply;
  if (!success) {
    // A request that was not even considered, for one over the rate limit, says why by itself.
    const { error = assistantFailure.error } = reply;
    return appendMessage(messages, at, {
      text: error === assistantFailure.error ? notUnderstood : error,
      sender: "ai",
    });
  }
  if (text === "") {
    const last = messages.at(-1);
    const noted = { isNoted: true, ...(farewell && { farewell, ...(lang && { lang }) }) };
    return last ? [...messages.slice(0, -1), { ...last, ...noted }] : messages;
  }
  // A greeting that is returned names no page and leads nowhere: there is nothing to rate.
  const canVote = Boolean(link ?? suggestions?.length) || refusals.has(text);
  return appendMessage(messages, at, {
    text,
    sender: "ai",
    ...(link && { link }),
    ...(lang && { lang }),
    ...(suggestions?.length && { suggestions }),
    ...(canVote && { asked: getLastAndEarlierQuestions(messages) }),
  });
}

function appendMessage(messages: Chat["messages"], timestamp: number, said: Pick<ChatMessage, "text" | "sender">) {
  return [...messages, { id: `${timestamp}-${messages.length}`, timestamp, ...said }].slice(-maxMessages);
}

function setVote({ isHelpful: _before, ...message }: ChatMessage, { isHelpful }: { isHelpful?: boolean }): ChatMessage {
  return isHelpful === undefined ? message : { ...message, isHelpful };
}

/** The newest question, and those before it that it is sent with. */
export function getLastAndEarlierQuestions(messages: Chat["messages"]): QuestionInput {
  const questions = messages
    .filter(({ sender }) => sender === "user")
    .slice(-1 - maxEarlierQuestions)
    .map(({ text }) => text.slice(0, maxQuestionLength));
  return { question: questions.at(-1) ?? "", history: questions.slice(0, -1) };
}
