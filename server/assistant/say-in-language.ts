import { answerInEnglish, type AssistantReply } from "#domain/assistant/assistant.ts";
import type { Language } from "../language/devanagari.ts";

const note = `${answerInEnglish} `;
const isMarked = (text: string) => text.startsWith(note);

/** A text for somebody who asked in Hindi: one that is there in English only says so first. */
export const markEnglish = (text: string) =>
  text === "" || /\p{Script=Devanagari}/u.test(text) ? text : `${note}${text}`;

/** The parts of one answer: those in Hindi first, so that one note stands before all that is in English. */
export function orderByLanguage(texts: readonly string[]): string[] {
  const [first, ...others] = texts.filter(isMarked);
  const inHindi = texts.filter((text) => !isMarked(text));
  return first === undefined ? inHindi : [...inHindi, first, ...others.map((text) => text.slice(note.length))];
}

/** A message to somebody who asked in `language`. */
export function sayIn(language: Language, message: string): AssistantReply {
  if (language === "en") return { success: true, message };
  const said = markEnglish(message);
  return isMarked(said) ? { success: true, message: said } : { success: true, message: said, lang: "hi" };
}
