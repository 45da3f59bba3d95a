import * as worded from "#content/assistant/words/messages.ts";
import { answeredInEnglishNote } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import type { AssistantReply } from "#domain/assistant/assistant-schemas.ts";
import type { Language } from "../../language/detect-language-by-script.ts";
import type { AssistantModel } from "../model/assistant-model.ts";

export const splitSentences = (text: string) => text.split(/(?<=[.!?।])\s+(?=[A-Z"₹\p{Script=Devanagari}])/u);

const sentencesOfPart = 2;

/** The first sentences of each answer and every caveat, a line for each; what one has said the next does not say again. */
export function joinAnswers(texts: readonly string[]): string {
  const [only, ...others] = texts;
  if (only !== undefined && others.length === 0) return only;
  const said = new Set<string>();
  const lines = texts.map((text) => {
    const fresh = splitSentences(text.replaceAll("\n", " ")).filter((sentence) => !said.has(sentence));
    const line = fresh.filter((sentence, at) => at < sentencesOfPart || worded.caveat.test(sentence));
    for (const sentence of line) said.add(sentence);
    return line.join(" ");
  });
  return lines.filter((line) => line !== "").join("\n");
}

/** Whether an answer only says that the site has nothing on what was asked. */
export const saysSiteHasNoInformation = (text: string) =>
  /^(?:It is [^;.]*, and )?the site (?:(?:names?|says?|offers?|gives?) (?:no|nothing)|does not say)\b|^No, (?:this course gives no |.* (?:is|are) not in the )/i.test(
    text,
  );

export const mentionsSinglePhase = /single phase|\bcards? (?:of|under)\b|कार्ड|एक फेज़/;

/** What holds for a single phase before what holds for the whole course, which is no yes to who asks of a phase. */
export function putSinglePhaseSentencesFirst(text: string): string {
  const sentences = splitSentences(dropUnaskedLeadingYes(text, ""));
  const first = sentences.filter((sentence) => mentionsSinglePhase.test(sentence));
  return [...first, ...sentences.filter((sentence) => !first.includes(sentence))].join(" ");
}

/** The sentence that tells a detail before the others, where a text has one. */
export function putDetailFirst(text: string, detail: string): string {
  const sentences = splitSentences(dropUnaskedLeadingYes(text, ""));
  const at = sentences.findIndex((sentence) => sentence.includes(detail));
  return at < 0 ? text : [...sentences.splice(at, 1), ...sentences].join(" ");
}

const mostLines = 4;
const maxAnswerLength = 420;

/** At most four lines and about as long as a gateway's answer may be; whole sentences only. */
export function shortenAnswer(text: string): string {
  const lines = text.split("\n").slice(0, mostLines);
  if (lines.length > 1) return lines.join("\n");
  const shortened: string[] = [];
  for (const sentence of splitSentences(text)) {
    if (shortened.length > 0 && [...shortened, sentence].join(" ").length > maxAnswerLength) break;
    shortened.push(sentence);
  }
  return shortened.join(" ");
}

/** "Yes." opens the answer to a plain yes-or-no question only; after any other it would mislead. */
export const dropUnaskedLeadingYes = (text: string, asked: string) =>
  worded.yesNoQuestion.test(asked) && !worded.asksOfDuty.test(asked)
    ? text
    : text.replace(/^(?:Yes[.,]|जी हाँ[।,]) (\S)/, (_, next: string) => next.toUpperCase());

const note = `${answeredInEnglishNote} `;
const hasEnglishNote = (text: string) => text.startsWith(note);

/** A text for somebody who asked in Hindi: one that is there in English only says so first. */
export const prefixEnglishNoteUnlessHindi = (text: string) =>
  text === "" || /\p{Script=Devanagari}/u.test(text) ? text : `${note}${text}`;

/** The parts of one answer: those in Hindi first, so that one note stands before all that is in English. */
export function putHindiPartsFirst(texts: readonly string[]): string[] {
  const [first, ...others] = texts.filter(hasEnglishNote);
  const hindiTexts = texts.filter((text) => !hasEnglishNote(text));
  return first === undefined ? hindiTexts : [...hindiTexts, first, ...others.map((text) => text.slice(note.length))];
}

/** A message to somebody who asked in `language`. */
export function formatReply(language: Language, message: string): AssistantReply {
  if (language === "en") return { success: true, message };
  const said = prefixEnglishNoteUnlessHindi(message);
  return hasEnglishNote(said) ? { success: true, message: said } : { success: true, message: said, lang: "hi" };
}

/** A reply in Hindi to somebody who writes it in Latin letters; what is there in English only needs no note before it. */
export function formatReplyInLatin(
  { lang, message, farewell, suggestions, ...reply }: AssistantReply,
  writeInLatin: (text: string) => string,
): AssistantReply {
  return {
    ...reply,
    message: hasEnglishNote(message) ? message.slice(note.length) : writeInLatin(message),
    ...(lang && (farewell ?? message) !== "" ? { lang: "hi-Latn" as const } : {}),
    ...(farewell ? { farewell: writeInLatin(farewell) } : {}),
    ...(suggestions ? { suggestions: suggestions.map(writeInLatin) } : {}),
  };
}

/** The model with its Hindi texts in place of the English ones; an answer without one says so first, and is not offered. */
export function toHindiModel(model: AssistantModel): AssistantModel {
  const { answers, asks, sentences } = model.hindi;
  return {
    ...model,
    answers: Object.fromEntries(
      Object.entries(model.answers).map(([subject, saying]) => [
        subject,
        { ...saying, text: answers[subject] ?? prefixEnglishNoteUnlessHindi(saying.text) },
      ]),
    ),
    suggestions: Object.fromEntries(
      Object.entries(asks).map(([subject, ask]) => [subject, { ask, next: model.suggestions[subject]?.next ?? [] }]),
    ),
    sentences,
  };
}
