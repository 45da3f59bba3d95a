import {
  assistantFailure,
  englishOnlyReply,
  offTopicReply,
  offTopicReplyInHindi,
} from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import type { QuestionInput, AssistantReply } from "#domain/assistant/assistant-schemas.ts";
import { isHinglish } from "#domain/format/is-hinglish.ts";
import { createContentAssistant, type ContentAssistant } from "./conversation/content-assistant.ts";
import type { ContentReply } from "./conversation/write-reply.ts";
import type { PostNote } from "./answers/choose-answer.ts";
import { generalLink } from "./knowledge/site-links.ts";
import {
  createCachedCheckedGateway,
  type GatewayOptions,
  type GatewayOutcome,
} from "../gateway/cached-checked-gateway.ts";
import { formatQuestionWithEarlierOnes } from "../gateway/prompt.ts";
import { fixedSubjects } from "./subjects.ts";
import type { AblationSet } from "./ablations.ts";
import type { AssistantModel } from "./model/assistant-model.ts";
import { sanitiseQuestion } from "./reading/sanitise-question.ts";
import { detectLanguageByScript, type Language } from "../language/detect-language-by-script.ts";
import { createHindiToHinglishConverter } from "../language/hindi-to-hinglish.ts";
import { detectReplyLanguageByScript } from "./reading/read-question.ts";
import { createFarewellReplies, createSmallTalkReplies } from "./reading/small-talk-replies.ts";
import { formatReply, formatReplyInLatin } from "./answers/format-answer.ts";

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
  /** Whether the visitor writes Hindi in Latin letters. */
  isLatin: boolean;
  sent?: { message: string; findFactCheckTexts: () => string[] } | undefined;
};

type AssistantOptions = {
  model: AssistantModel;
  posts?: readonly PostNote[];
  /** Without one the site's own texts answer alone. */
  gateway?: GatewayOptions | undefined;
  /** Made by the first question, unless it is there already. */
  content?: ContentAssistant;
  /** For the evaluation: the parts that are switched off (ablation). */
  leftOut?: AblationSet;
};

/** Small talk first, then the gateway where there is one, else the site's own texts. */
export function createAssistant({ model, posts, gateway: options, content, leftOut }: AssistantOptions): Assistant {
  const findSmallTalkReply = leftOut?.has("small-talk-list") ? () => null : createSmallTalkReplies(model);
  const findFarewellReply = createFarewellReplies(model);
  const welcome = model.smallTalk.greetings[0]?.say ?? { en: "", hi: "" };
  const gateway = options && createCachedCheckedGateway(options);
  const { hinglish } = model.lexicon;
  const speaksHinglish = hinglish.length > 0 && !leftOut?.has("hinglish");
  const writeInLatin = createHindiToHinglishConverter(hinglish);
  const speak = ({ reply, ...how }: Answered, isLatin: boolean): Answered => ({
    ...how,
    reply: isLatin ? formatReplyInLatin(reply, writeInLatin) : reply,
  });

  /** What is replied before any gateway is asked, and what would be sent to it. */
  function consider(asked: QuestionInput): Considered {
    const question = sanitiseQuestion(asked.question);
    const script = detectReplyLanguageByScript(model.lexicon, question);
    const isLatin = speaksHinglish && script === "en" && isHinglish(question, asked.history.at(-1));
    const language = isLatin ? "hi" : script;
    const voice = { language, isLatin };
    // Read by its sound it would be answered by chance.
    if (detectLanguageByScript(question) !== script)
      return { ...voice, own: { reply: formatReply(language, englishOnlyReply), certainty: "refused" } };
    const smallTalk = findSmallTalkReply(question, language);
    const replyToSmallTalk = (text: string): Considered => {
      const farewell = text === "" ? findFarewellReply(question, language) : undefined;
      const reply = { ...formatReply(language, text), ...(farewell && { farewell }) };
      return { ...voice, own: { reply, certainty: "no-question" } };
    };
    if (smallTalk !== null) return replyToSmallTalk(smallTalk);
    const history = asked.history
      .map(sanitiseQuestion)
      .filter((text) => text !== "" && findSmallTalkReply(text) === null);
    content ??= createContentAssistant(model, posts, leftOut);
    const { reply, listEarlier, findFactCheckTexts } = content.understand({ question, history, language });
    if (reply.kind === "small-talk") return replyToSmallTalk(reply.isGreeting ? welcome[language] : "");
    const isFixed = reply.kind === "answer" && fixedSubjects.includes(reply.answer.subject);
    const mayAsk = gateway && reply.kind !== "hostile" && !isFixed;
    const sent = mayAsk
      ? { message: formatQuestionWithEarlierOnes(question, listEarlier()), findFactCheckTexts }
      : undefined;
    return { ...voice, own: formatContentReply(reply, language), sent };
  }

  return {
    async answer(asked, client) {
      const { own, language, isLatin, sent } = consider(asked);
      const outcome = gateway && sent ? await gateway.answer(sent, client) : undefined;
      return speak(outcome ? formatGatewayReply(outcome, own, language) : own, isLatin);
    },
    recall(asked) {
      const { own, language, isLatin, sent } = consider(asked);
      const outcome = sent && gateway?.recall(sent.message);
      const { reply, ...how } = speak(outcome ? formatGatewayReply(outcome, own, language) : own, isLatin);
      return { ...how, message: reply.message };
    },
  };
}

const offTopic = { en: offTopicReply, hi: offTopicReplyInHindi };
const formatSuggestions = (suggestions: readonly string[]) =>
  suggestions.length > 0 ? { suggestions: [...suggestions] } : {};

function formatContentReply(own: Exclude<ContentReply, { kind: "small-talk" }>, language: Language): Answered {
  const redirect = formatReply(language, offTopic[language]);
  if (own.kind === "hostile") return { reply: redirect, certainty: "no-question" };
  if (own.kind === "off-topic")
    return { reply: { ...redirect, ...formatSuggestions(own.suggestions) }, certainty: "refused" };
  const { text, link, subject } = own.answer;
  const reply = { ...formatReply(language, text), link, ...formatSuggestions(own.suggestions) };
  return { reply, certainty: own.isSure ? "sure" : "unsure", subject };
}

/** The gateway's answer where it has one, with the page and the questions that belong to our own. */
function formatGatewayReply(outcome: GatewayOutcome, own: Answered, language: Language): Answered {
  if (outcome.kind === "failed" && own.certainty === "refused") return { ...own, reply: assistantFailure };
  if (outcome.kind !== "answer") return own;
  // The redirect is fixed in either language, whoever gives it.
  if (outcome.text === offTopicReply) return { reply: formatReply(language, offTopic[language]), certainty: "refused" };
  const said = formatReply(language, outcome.text);
  if (own.certainty !== "sure") return { ...own, reply: { ...said, link: generalLink }, certainty: "unsure" };
  const { link = generalLink, suggestions = [] } = own.reply;
  return { ...own, reply: { ...said, link, ...formatSuggestions(suggestions) } };
}
