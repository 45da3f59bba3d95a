import type { AskedQuestion, AssistantReply } from "#domain/assistant.ts";
import { assistantFailure, offTopicReply, offTopicReplyInHindi } from "#domain/assistant-texts.ts";
import { type ContentReply, createContentAssistant } from "./answers/answer-from-content.ts";
import type { PostNote } from "./answers/choose-answer.ts";
import { createGatewayAssistant, type GatewayOptions } from "../gateway/gateway-assistant.ts";
import { fixedSubjects } from "./known-subjects.ts";
import type { AssistantModel } from "./model/assistant-model.ts";
import { cleanQuestion } from "./reading/clean-question.ts";
import { type Language, languageOf } from "./reading/devanagari/language-of.ts";
import { createSmallTalk } from "./reading/find-small-talk.ts";
import { sayIn } from "./say-in-language.ts";

export type Assistant = {
  /** `client` is who asks: nobody may spend the gateway's calls of a day alone. */
  answer: (asked: AskedQuestion, client: string) => Promise<Answered>;
};

/** A reply and how it came about. Small talk and hostile input are no questions: the owner learns nothing from them. */
export type Answered = {
  reply: AssistantReply;
  certainty: "sure" | "unsure" | "refused" | "no-question";
  /** The subject of the assistant's content that it was taken to ask for. */
  subject?: string;
};

type AssistantOptions = {
  model: AssistantModel;
  posts?: readonly PostNote[];
  /** Without one the site's own texts answer alone. */
  gateway?: GatewayOptions | undefined;
};

/** Small talk first, then the gateway where there is one, else the site's own texts. */
export function createAssistant({ model, posts, gateway: options }: AssistantOptions): Assistant {
  const findSmallTalk = createSmallTalk(model);
  const content = createContentAssistant(model, posts);
  const gateway = options && createGatewayAssistant(options, content.findGrounds);

  return {
    async answer({ question: written }, client) {
      const question = cleanQuestion(written);
      const language = languageOf(question);
      const smallTalk = findSmallTalk(question, language);
      if (smallTalk !== null) return { reply: sayIn(language, smallTalk), certainty: "no-question" };
      const own = content.reply(question);
      const isFixed = own.kind === "answer" && fixedSubjects.includes(own.answer.subject);
      if (!gateway || own.kind === "hostile" || isFixed) return sayOwn(own, language);
      const outcome = await gateway.answer(question, client);
      if (outcome.kind === "answer")
        return { ...sayOwn(own, language), reply: sayIn(language, redirectIn(language, outcome.text)) };
      return own.kind === "off-topic" && outcome.kind === "failed"
        ? { ...sayOwn(own, language), reply: assistantFailure }
        : sayOwn(own, language);
    },
  };
}

const offTopic = { en: offTopicReply, hi: offTopicReplyInHindi };
/** The redirect is fixed in either language, whoever gives it. */
const redirectIn = (language: Language, text: string) => (text === offTopicReply ? offTopic[language] : text);

function sayOwn(own: ContentReply, language: Language): Answered {
  if (own.kind !== "answer")
    return {
      reply: sayIn(language, offTopic[language]),
      certainty: own.kind === "hostile" ? "no-question" : "refused",
    };
  const { text, link, subject } = own.answer;
  return { reply: { ...sayIn(language, text), link }, certainty: "sure", subject };
}
