import {
  offTopicReply,
  offTopicReplyInHindi,
  offTopicReplyInHinglish,
} from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import { createAssistant, type Answered } from "#server/assistant/create-assistant.ts";
import { detectLanguageByScript } from "#server/language/detect-language-by-script.ts";
import { isHinglish } from "#domain/format/is-hinglish.ts";
import type { Expected, Question } from "./question-sets.ts";

const askFrom = "203.0.113.7";
const redirects = { en: offTopicReply, hi: offTopicReplyInHindi, "hi-Latn": offTopicReplyInHinglish };
const greetings = { en: /help/i, hi: /आपकी क्या मदद करूँ/, "hi-Latn": /aapki kya madad karun/ };
const maxLines = 4;

/** Tells what is wrong with the last reply of a conversation. What one in Hinglish must say is looked up in its English twin. */
export function createJudge(options: Parameters<typeof createAssistant>[0]) {
  const assistant = createAssistant(options);
  const inEnglish = createAssistant({ ...options, leftOut: new Set([...(options.leftOut ?? []), "hinglish"]) });
  return async ({ turns, expected }: Question) => {
    const [question = "", history] = [turns.at(-1), turns.slice(0, -1)];
    const script = detectLanguageByScript(question);
    const language = script === "en" && isHinglish(question, history.at(-1)) ? "hi-Latn" : script;
    const answered = await assistant.answer({ question, history }, askFrom);
    const twin = language === "hi-Latn" ? await inEnglish.answer({ question, history }, askFrom) : answered;
    return { fault: findFault(expected, answered, twin, language), message: answered.reply.message };
  };
}

/** Why a reply is wrong, or nothing when it is right. */
function findFault(
  expected: Expected,
  { reply, subject, certainty }: Answered,
  twin: Answered,
  language: keyof typeof redirects,
): string | undefined {
  const { message, lang = message === "" ? language : "en" } = reply;
  if (lang !== language) return `is in ${lang}`;
  if (expected.kind === "redirect") return message === redirects[language] ? undefined : "should redirect";
  if (expected.kind !== "answer" && certainty !== "no-question") return "is taken for a question";
  if (expected.kind === "empty") return message === "" ? undefined : "should be empty";
  if (expected.kind === "greeting") return greetings[language].test(message) ? undefined : "should greet";
  if (message === redirects[language]) return "redirected";
  if (expected.subject !== undefined && subject !== expected.subject) return `is about ${subject}`;
  if (subject !== twin.subject) return `is about ${subject}, in English about ${twin.subject}`;
  if (message.split("\n").length > maxLines) return "more than four lines";
  const missing = expected.patterns.find((fact) => !fact.test(twin.reply.message));
  return missing ? `lacks ${String(missing)}` : undefined;
}
