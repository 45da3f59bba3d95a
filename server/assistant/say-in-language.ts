import type { AssistantReply } from "#domain/assistant.ts";
import { answerInEnglish } from "#domain/assistant-texts.ts";
import type { Language } from "./reading/devanagari/language-of.ts";

/** A message to somebody who asked in `language`; one that is there in English only says so first. */
export function sayIn(language: Language, message: string): AssistantReply {
  if (language === "en") return { success: true, message };
  const isHindi = message === "" || /\p{Script=Devanagari}/u.test(message);
  return isHindi ? { success: true, message, lang: "hi" } : { success: true, message: `${answerInEnglish} ${message}` };
}
