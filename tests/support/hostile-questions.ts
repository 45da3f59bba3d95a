import { maxQuestionLength, maxEarlierQuestions } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";

/** Words that stand one or two edits beside a known one, so that each must be corrected; another `seed` makes others. */
export function createHostileConversation(words: readonly string[], seed: number) {
  let state = seed * 7919 + 1;
  const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  const misspell = (word: string) => {
    const [at, letter] = [1 + random(word.length - 2), "aeiourstln".charAt(random(10))];
    const changed = word.slice(0, at) + letter + word.slice(at + random(2));
    return random(2) === 0 ? changed : changed.slice(0, -1) + "xqzvw".charAt(random(5));
  };
  const fill = () => {
    let text = "";
    while (text.length < maxQuestionLength) text += `${misspell(words[random(words.length)] ?? "course")} `;
    return text.slice(0, maxQuestionLength);
  };
  return { question: fill(), history: Array.from({ length: maxEarlierQuestions }, fill) };
}

/** The words of a vocabulary that are long enough for two edits. */
export const listLongWords = (spelled: readonly (readonly string[])[]) =>
  spelled.flat().filter((word) => /^[a-z]{8,12}$/.test(word));
