import { offTopicReply, offTopicReplyInHindi } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import type { Answered, Assistant } from "#server/assistant/create-assistant.ts";
import { detectLanguage, type Language } from "#server/language/devanagari.ts";
import type { Expected, Question } from "./question-sets.ts";

const askFrom = "203.0.113.7";
const redirects = { en: offTopicReply, hi: offTopicReplyInHindi };
const greetings = { en: /help/i, hi: /आपकी क्या मदद करूँ/ };
const mostLines = 4;

/** A reply that asks which of two questions is meant. */
export const asksBack = ({ certainty, subject, reply }: Answered) =>
  certainty === "unsure" && subject === undefined && reply.suggestions?.length === 2;

/** What is wrong with the last reply; one that asks back is right where one of its two buttons leads to the answer. */
export async function judgeReply({ answer }: Assistant, { turns, expected }: Question) {
  const [question = "", history] = [turns.at(-1), turns.slice(0, -1)];
  const language = detectLanguage(question);
  const answered = await answer({ question, history }, askFrom);
  const isAskedBack = turns.length === 1 && asksBack(answered);
  const buttons = isAskedBack ? (answered.reply.suggestions ?? []) : [];
  const further = await Promise.all(
    buttons.map((button) => answer({ question: button, history: [question] }, askFrom)),
  );
  const replies = isAskedBack ? further : [answered];
  const faults = replies.map((reply) => findFault(expected, reply, language));
  const message = replies.map(({ reply }) => reply.message).join(" / ");
  return { fault: faults.includes(undefined) ? undefined : faults[0], message, isAskedBack };
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
