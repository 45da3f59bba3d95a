import { offTopicReply, offTopicReplyInHindi } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import type { Answered, Assistant } from "#server/assistant/create-assistant.ts";
import { detectLanguage, type Language } from "#server/language/devanagari.ts";
import type { Expected, Question } from "./question-sets.ts";

const askFrom = "203.0.113.7";
const redirects = { en: offTopicReply, hi: offTopicReplyInHindi };
const greetings = { en: /help/i, hi: /आपकी क्या मदद करूँ/ };
const mostLines = 4;

/** What is wrong with the last reply. */
export async function judgeReply({ answer }: Assistant, { turns, expected }: Question) {
  const [question = "", history] = [turns.at(-1), turns.slice(0, -1)];
  const answered = await answer({ question, history }, askFrom);
  return { fault: findFault(expected, answered, detectLanguage(question)), message: answered.reply.message };
}

/** Why a reply is wrong, or nothing when it is right. */
function findFault(
  expected: Expected,
  { reply, subject, certainty }: Answered,
  language: Language,
): string | undefined {
  const { message, lang = "en" } = reply;
  if (lang !== language) return `is in ${lang}`;
  if (expected.kind === "redirect") return message === redirects[language] ? undefined : "should redirect";
  if (expected.kind !== "answer" && certainty !== "no-question") return "is taken for a question";
  if (expected.kind === "empty") return message === "" ? undefined : "should be empty";
  if (expected.kind === "greeting") return greetings[language].test(message) ? undefined : "should greet";
  if (message === redirects[language]) return "redirected";
  if (expected.subject !== undefined && subject !== expected.subject) return `is about ${subject}`;
  if (message.split("\n").length > mostLines) return "more than four lines";
  const missing = expected.patterns.find((fact) => !fact.test(message));
  return missing ? `lacks ${String(missing)}` : undefined;
}
