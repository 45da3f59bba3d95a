import { cleanQuestion } from "../assistant/reading/clean-question.ts";
import { removeContacts } from "./remove-contacts.ts";

const longestText = 300;
const longestAnswer = 500;

const cut = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();

/** A question as it may be stored: in one line, as staff see it, without contact details. */
export const storableQuestion = (written: string) => cut(removeContacts(cleanQuestion(written)), longestText);

/** An answer may repeat what was asked. */
export const storableAnswer = (message: string) => cut(removeContacts(cleanQuestion(message)), longestAnswer);
