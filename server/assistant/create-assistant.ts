import { assistantFailure, offTopicReply, offTopicReplyInHindi } from "#domain/assistant/assistant-texts.ts";
import type { QuestionInput, AssistantReply } from "#domain/assistant/assistant.ts";
import {
  createContentAssistant,
  type ContentAssistant,
  type ContentReply,
} from "./conversation/answer-conversation.ts";
import type { PostNote } from "./answers/choose-answer.ts";
import { generalLink } from "./knowledge/links.ts";
import { createGatewayAssistant, type GatewayOptions, type Outcome } from "../gateway/gateway-assistant.ts";
import { formatUserMessage } from "../gateway/prompt.ts";
import { fixedSubjects } from "./subjects.ts";
import type { LeftOut } from "./mechanisms.ts";
import type { AssistantModel } from "./model/assistant-model.ts";
import { cleanQuestion } from "./reading/clean-question.ts";
import { detectLanguage, type Language } from "../language/devanagari.ts";
import { createSmallTalk } from "./reading/find-small-talk.ts";
import { sayIn } from "./answers/shape-answer.ts";

export type Assistant = {
  /** `client` is who asks: nobody may spend the gateway's calls of a day alone. */
  answer: (asked: QuestionInput, client: string) => Promise<Answered>;
  /** What was replied, as far as it is still known, or would be replied now; no request goes to the gateway. */
  recall: (asked: QuestionInput) => Recalled;
};

/** A reply and how it came about. Small talk and hostile input are no questions: the owner learns nothing from them. */
export type Answered = {
  reply: AssistantReply;
  certainty: "sure" | "unsure" | "refused" | "no-question";
  /** The subject of the assistant's content that it was taken to ask for. */
  subject?: string;
};

export type Recalled = Omit<Answered, "reply"> & { message: string };

type Considered = {
  own: Answered;
  language: Language;
  sent?: { message: string; findGrounds: () => string[] } | undefined;
};

type AssistantOptions = {
  model: AssistantModel;
  posts?: readonly PostNote[];
  /** Without one the site's own texts answer alone. */
  gateway?: GatewayOptions | undefined;
  /** Made by the first question, unless it is there already. */
  content?: ContentAssistant;
  /** For the evaluation: what it is to do without. */
  leftOut?: LeftOut;
};

/** Small talk first, then the gateway where there is one, else the site's own texts. */
export function createAssistant({ model, posts, gateway: options, content, leftOut }: AssistantOptions): Assistant {
  const findSmallTalk = leftOut?.has("small-talk-list") ? () => null : createSmallTalk(model);
  const welcome = model.smallTalk.greetings[0]?.say ?? { en: "", hi: "" };
  const gateway = options && createGatewayAssistant(options);

  /** What is replied before any gateway is asked, and what would be sent to it. */
  function consider(asked: QuestionInput): Considered {
    const question = cleanQuestion(asked.question);
    const language = detectLanguage(question);
    const smallTalk = findSmallTalk(question, language);
    if (smallTalk !== null) return { language, own: sayToSmallTalk(smallTalk, language) };
    const history = asked.history.map(cleanQuestion).filter((text) => text !== "" && findSmallTalk(text) === null);
    content ??= createContentAssistant(model, posts, leftOut);
    const { reply, listEarlier, findGrounds } = content.understand({ question, history });
    if (reply.kind === "small-talk")
      return { language, own: sayToSmallTalk(reply.isGreeting ? welcome[language] : "", language) };
    const isFixed = reply.kind === "answer" && fixedSubjects.includes(reply.answer.subject);
    const mayAsk = gateway && reply.kind !== "hostile" && !isFixed;
    const sent = mayAsk ? { message: formatUserMessage(question, listEarlier()), findGrounds } : undefined;
    return { language, own: sayOwn(reply, language), sent };
  }

  return {
    async answer(asked, client) {
      const { own, language, sent } = consider(asked);
      return gateway && sent ? sayOutcome(await gateway.answer(sent, client), own, language) : own;
    },
    recall(asked) {
      const { own, language, sent } = consider(asked);
      const outcome = sent && gateway?.recall(sent.message);
      const { reply, ...how } = outcome ? sayOutcome(outcome, own, language) : own;
      return { ...how, message: reply.message };
    },
  };
}

const offTopic = { en: offTopicReply, hi: offTopicReplyInHindi };
const offer = (suggestions: readonly string[]) => (suggestions.length > 0 ? { suggestions: [...suggestions] } : {});

const sayToSmallTalk = (text: string, language: Language): Answered => ({
  reply: sayIn(language, text),
  certainty: "no-question",
});

function sayOwn(own: Exclude<ContentReply, { kind: "small-talk" }>, language: Language): Answered {
  const redirect = sayIn(language, offTopic[language]);
  if (own.kind === "hostile") return { reply: redirect, certainty: "no-question" };
  if (own.kind === "off-topic") return { reply: redirect, certainty: "refused" };
  if (own.kind === "unclear")
    return { reply: { ...sayIn(language, own.text), ...offer(own.suggestions) }, certainty: "unsure" };
  const { text, link, subject } = own.answer;
  const reply = { ...sayIn(language, text), link, ...offer(own.suggestions) };
  return { reply, certainty: own.isSure ? "sure" : "unsure", subject };
}

/** The gateway's answer where it has one, with the page and the questions that belong to our own. */
function sayOutcome(outcome: Outcome, own: Answered, language: Language): Answered {
  if (outcome.kind === "failed" && own.certainty === "refused") return { ...own, reply: assistantFailure };
  if (outcome.kind !== "answer") return own;
  // The redirect is fixed in either language, whoever gives it.
  if (outcome.text === offTopicReply) return { reply: sayIn(language, offTopic[language]), certainty: "refused" };
  const said = sayIn(language, outcome.text);
  if (own.certainty !== "sure") return { ...own, reply: { ...said, link: generalLink }, certainty: "unsure" };
  const { link = generalLink, suggestions = [] } = own.reply;
  return { ...own, reply: { ...said, link, ...offer(suggestions) } };
}
