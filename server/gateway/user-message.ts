/**
 * What a visitor asks, as one message. Only the questions of a conversation are known, and many chat templates reject
 * two messages of the same role in a row: so the earlier ones stand in the message of the last. Without any it is the
 * bare question.
 */
export function userMessage(question: string, earlier: readonly string[]): string {
  if (earlier.length === 0) return question;
  return [
    "Earlier questions of this visitor, oldest first, for what the last one leaves out:",
    ...earlier.map((text) => `- ${text.replaceAll("\n", " ")}`),
    "The question to answer:",
    question,
  ].join("\n");
}
