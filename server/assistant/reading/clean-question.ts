import { longestQuestion } from "#domain/assistant/assistant.ts";
import { stripUnseen } from "#domain/format/text.ts";

/** The one text of a question that is checked, cached by, and sent to the gateway. */
export function cleanQuestion(written: string): string {
  const spaced = written.normalize("NFKC").replaceAll(/\s+/g, (run) => (/[\n\r\u2028\u2029]/.test(run) ? "\n" : " "));
  const seen = stripUnseen(spaced).normalize("NFKC");
  // What was between two spaces may be gone, and one sign may have become many.
  return seen
    .replaceAll(/[ \n]{2,}/g, (run) => (run.includes("\n") ? "\n" : " "))
    .slice(0, longestQuestion)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}
