import * as worded from "#content/assistant/words/messages.ts";
import type { AssistantModel } from "../model/assistant-model.ts";
import type { Language } from "../../language/detect-language-by-script.ts";
import { createDevanagariRomaniser } from "../../language/romanise.ts";

const emoji: Record<string, string> = { "👋": " hi ", "👍": " ok ", "👌": " ok ", "🙏": " thanks ", "❤": " nice " };
const longestPhrase = 6;
const mostWords = 14;

/** Skips the replacement for words without a doubled letter, which most are. */
const repeats = /(.)\1/u;
/** Compared without stretched letters: `hiii` is `hi`, `thankss` is `thanks`; `mmmm` is no word. */
const collapseRepeatedLetters = (text: string) =>
  repeats.test(text) && !/^(\p{L})\1{2,}$/u.test(text) ? text.replaceAll(/(\p{L})\1+/gu, "$1") : text;

const normaliseMessage = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/['’`]/g, "")
    .replaceAll(/\p{Extended_Pictographic}/gu, (sign) => emoji[sign] ?? " nice ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/\b(?:hain|h)\b/g, "hai")
    .replaceAll(/\b(?:hoon|hun)\b/g, "hu")
    .trim();

const isOfSignsAlone = (message: string) =>
  !/[\p{L}\p{N}]/u.test(message) &&
  /\p{Extended_Pictographic}/u.test(message) &&
  !Object.keys(emoji).some((sign) => message.includes(sign));

/**
 * The reply to a message that is small talk and nothing else: a greeting's answer, or an empty text where none is
 * due. `null` means the message asks something, also when it starts with a greeting.
 */
type FindSmallTalk = (message: string, language?: Language) => string | null;

export function createSmallTalkReplies({
  smallTalk: { greetings, acknowledgements, fillers, thanksFor },
  lexicon,
}: Pick<AssistantModel, "smallTalk" | "lexicon">): FindSmallTalk {
  const romanise = createDevanagariRomaniser(lexicon.devanagari);
  const phrases = (list: readonly string[]) => list.map((phrase) => collapseRepeatedLetters(normaliseMessage(phrase)));
  /** Each phrase of a greeting with the place of its reply. */
  const rankOf = new Map(greetings.flatMap((greeting, rank) => phrases(greeting.phrases).map((said) => [said, rank])));
  const heardOnly = new Set(phrases(acknowledgements));
  const beside = new Set(phrases(fillers));
  const reasons = new Set(thanksFor);
  /** Thanks may name what they are for. */
  function isThanks(message: string): boolean {
    const rest = message.replaceAll(worded.thankWords, "");
    return rest !== message && rest.split(" ").every((word) => word === "" || reasons.has(word) || heardOnly.has(word));
  }

  function phraseAt(words: readonly string[], at: number): string | undefined {
    for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
      const phrase = words.slice(at, at + length).join(" ");
      if (rankOf.has(phrase) || heardOnly.has(phrase) || beside.has(phrase)) return phrase;
    }
    return undefined;
  }

  /** The phrases that make up the whole message. */
  function phrasesIn(words: readonly string[]): string[] | undefined {
    const said: string[] = [];
    for (let at = 0; at < words.length;) {
      const phrase = phraseAt(words, at);
      if (phrase === undefined) return undefined;
      said.push(phrase);
      at += phrase.split(" ").length;
    }
    return said;
  }

  return (message, language = "en") => {
    const cleaned = normaliseMessage(romanise(message));
    const words = collapseRepeatedLetters(cleaned).split(" ").filter(Boolean);
    // A sign that says nothing in particular is greeted.
    if (isOfSignsAlone(message)) return greetings[0]?.say[language] ?? "";
    if (words.length === 0 || words.length > mostWords) return null;
    if (isThanks(cleaned)) return "";
    const said = phrasesIn(words);
    if (!said) return null;
    const ranks = said.flatMap((phrase) => rankOf.get(phrase) ?? []);
    if (ranks.length > 0) return greetings[Math.max(...ranks)]?.say[language] ?? "";
    return said.some((phrase) => heardOnly.has(phrase)) ? "" : null;
  };
}

/** The word that a visitor who leaves is given under his own; his message gets no other reply. */
export function createFarewellReplies({ smallTalk, lexicon }: Pick<AssistantModel, "smallTalk" | "lexicon">) {
  const { say, phrases } = smallTalk.farewell;
  const romanise = createDevanagariRomaniser(lexicon.devanagari);
  return (message: string, language: Language): string | undefined => {
    const said = ` ${normaliseMessage(romanise(message))} `;
    return phrases.some((phrase) => said.includes(` ${phrase} `)) ? say[language] : undefined;
  };
}
