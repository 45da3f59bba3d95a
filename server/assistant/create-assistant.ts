import type { AskedQuestion, AssistantReply } from "#domain/assistant.ts";
import { assistantFailure, offTopicReply } from "#domain/assistant-texts.ts";
import { type ContentReply, createContentAssistant } from "./answers/answer-from-content.ts";
import type { PostNote } from "./answers/choose-answer.ts";
import { createGatewayAssistant, type GatewayOptions, type Outcome } from "../gateway/gateway-assistant.ts";
import { userMessage } from "../gateway/user-message.ts";
import { fixedSubjects } from "./known-subjects.ts";
import type { AssistantModel } from "./model/assistant-model.ts";
import { cleanQuestion } from "./reading/clean-question.ts";
import { createSmallTalk } from "./reading/find-small-talk.ts";

export type Assistant = {
  /** `client` is who asks: nobody may spend the gateway's calls of a day alone. */
  answer: (asked: AskedQuestion, client: string) => Promise<Answered>;
  /** What was replied, as far as it is still known, or would be replied now; no request goes to the gateway. */
  recall: (asked: AskedQuestion) => Recalled;
};

/** A reply and how it came about. Small talk and hostile input are no questions: the owner learns nothing from them. */
export type Answered = {
  reply: AssistantReply;
  certainty: "sure" | "unsure" | "refused" | "no-question";
  /** The subject of the assistant's content that it was taken to ask for. */
  subject?: string;
};

export type Recalled = Omit<Answered, "reply"> & { message: string };

type AssistantOptions = {
  model: AssistantModel;
  posts?: readonly PostNote[];
  /** Without one the site's own texts answer alone. */
  gateway?: GatewayOptions | undefined;
};

/** Small talk first, then the gateway where there is one, else the site's own texts. */
export function createAssistant({ model, posts, gateway: options }: AssistantOptions): Assistant {
  const findSmallTalk = createSmallTalk(model.smallTalk);
  const content = createContentAssistant(model, posts);
  const gateway = options && createGatewayAssistant(options);

  /** What is replied before any gateway is asked, and what would be sent to it. */
  function consider(asked: AskedQuestion) {
    const question = cleanQuestion(asked.question);
    const smallTalk = findSmallTalk(question);
    if (smallTalk !== null) return { own: { reply: say(smallTalk), certainty: "no-question" } as const };
    const history = asked.history.map(cleanQuestion).filter((text) => text !== "" && findSmallTalk(text) === null);
    const { reply, listEarlier, findGrounds } = content.understand({ question, history });
    const isFixed = reply.kind === "answer" && fixedSubjects.includes(reply.answer.subject);
    const mayAsk = gateway && reply.kind !== "hostile" && !isFixed;
    const sent = mayAsk ? { message: userMessage(question, listEarlier()), findGrounds } : undefined;
    return { own: sayOwn(reply), sent };
  }

  return {
    async answer(asked, client) {
      const { own, sent } = consider(asked);
      return gateway && sent ? sayOutcome(await gateway.answer(sent, client), own) : own;
    },
    recall(asked) {
      const { own, sent } = consider(asked);
      const outcome = sent && gateway?.recall(sent.message);
      const { reply, ...how } = outcome ? sayOutcome(outcome, own) : own;
      return { ...how, message: reply.message };
    },
  };
}

const offer = (suggestions: readonly string[]) => (suggestions.length > 0 ? { suggestions: [...suggestions] } : {});
const say = (message: string): AssistantReply => ({ success: true, message });

function sayOwn(own: ContentReply): Answered {
  if (own.kind === "hostile") return { reply: say(offTopicReply), certainty: "no-question" };
  if (own.kind === "off-topic") return { reply: say(offTopicReply), certainty: "refused" };
  if (own.kind === "unclear") return { reply: { ...say(own.text), ...offer(own.suggestions) }, certainty: "unsure" };
  const { text, link, subject } = own.answer;
  const reply = { ...say(text), link, ...offer(own.suggestions) };
  return { reply, certainty: own.isSure ? "sure" : "unsure", subject };
}

/** The gateway's answer where it has one. Only a sure answer of our own knows which page the gateway's is about. */
function sayOutcome(outcome: Outcome, own: Answered): Answered {
  if (outcome.kind === "failed" && own.certainty === "refused") return { ...own, reply: assistantFailure };
  if (outcome.kind !== "answer") return own;
  if (outcome.text === offTopicReply) return { reply: say(offTopicReply), certainty: "refused" };
  if (own.certainty === "sure") return { ...own, reply: { ...own.reply, message: outcome.text } };
  return { ...own, reply: say(outcome.text), certainty: "unsure" };
}
