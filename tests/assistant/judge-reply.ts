import type { Answered, Assistant } from "#server/assistant/create-assistant.ts";
import type { Dialogue } from "./conversations.ts";
import { findFault, type Question } from "./questions.ts";

const askFrom = "203.0.113.7";

/** A reply that asks which of two questions is meant. */
export const asksBack = ({ certainty, subject, reply }: Answered) =>
  certainty === "unsure" && subject === undefined && reply.suggestions?.length === 2;

/** What is wrong with the reply to a question; one that asks back is right where one of its two buttons leads to the answer. */
export async function judgeReply({ answer }: Assistant, { ask, expected }: Question) {
  const answered = await answer({ question: ask, history: [] }, askFrom);
  const isAskedBack = asksBack(answered);
  const asked = isAskedBack ? (answered.reply.suggestions ?? []) : [];
  const further = await Promise.all(asked.map((question) => answer({ question, history: [ask] }, askFrom)));
  const messages = (isAskedBack ? further : [answered]).map(({ reply }) => reply.message);
  const faults = messages.map((message) => findFault(expected, message));
  return { fault: faults.includes(undefined) ? undefined : faults[0], message: messages.join(" / "), isAskedBack };
}

/** The last reply of a conversation and whether it is right. */
export async function judgeDialogue({ answer }: Assistant, { turns, right }: Dialogue) {
  const { reply } = await answer({ question: turns.at(-1) ?? "", history: turns.slice(0, -1) }, askFrom);
  return { message: reply.message, isRight: right.every((pattern) => pattern.test(reply.message)) };
}
