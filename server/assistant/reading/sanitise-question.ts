import { maxQuestionLength } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import { stripInvisibleCharacters } from "#domain/format/searched-and-visible-text.ts";

/** The one text of a question that is checked, cached by, and sent to the gateway. */
export function sanitiseQuestion(written: string): string {
  const spaced = written.normalize("NFKC").replaceAll(/\s+/g, (run) => (/[\n\r\u2028\u2029]/.test(run) ? "\n" : " "));
  const seen = stripInvisibleCharacters(spaced).normalize("NFKC");
  // What was between two spaces may be gone, and one sign may have become many.
  return seen
    .replaceAll(/[ \n]{2,}/g, (run) => (run.includes("\n") ? "\n" : " "))
    .slice(0, maxQuestionLength)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}

/**
 * Input whose form no question has: markup, payloads, encoded text and the marks of a chat protocol. What a message
 * wants, in plain words, is the classifier's to tell; a question may name a command or a query that the course teaches.
 */
const forms: readonly RegExp[] = [
  // Markup and templates.
  /<\/?[a-z!][^<>]*>|javascript:|\bon(?:error|load|click) ?=|\{\{|\$\{/i,
  // A query that breaks out of another, or ends in a statement.
  /["';)] ?(?:drop|truncate|union|delete|insert|select|update)\b|\bunion (?:all )?select\b|\bor 1 ?= ?1|' ?or ?'|; ?--|\b(?:drop|truncate) table \w+;?$/i,
  // Paths into a system, and commands and calls with what they would act on.
  /\.\.[/\\]|%2e%2e|%00|\brm -rf [/~.*]|\/etc\/(?:passwd|shadow|hosts)|\/proc\/|\bos\.system\(|\b(?:eval|exec)\([^)\s]|(?:^|\s)\/sr\b|\b(?:cat|read|show|print) \.env\b/i,
  // Bytes written out, and a long word with capitals in its midst, as text in base64 is.
  /(?:\\x[0-9a-f]{2}){3}|(?:%[0-9a-f]{2}){3}|\b(?:[0-9a-f]{2} ){7}|\b[01]{8} [01]{8}\b/i,
  /(?=(?:[a-z0-9+/]{0,12}[A-Z]){4})(?=[A-Z0-9+/]{0,12}[a-z])[A-Za-z0-9+/]{20}/,
  // A turn of somebody else in the conversation.
  /^\W{0,9}(?:system|assistant|user|admin|developer) ?[:\]>]|\bnew (?:instruction|rule|task|order)s? ?:|\[\/?(?:inst|sys|system)\]|<\|?im_(?:start|end)|<<sys>>/i,
  // One sign held down.
  /(.)\1{29}/u,
];

/** Whether a cleaned question is an attack by its form alone. */
export function hasAttackPattern(question: string): boolean {
  const line = question.replaceAll("\n", " ");
  return forms.some((form) => form.test(line));
}
