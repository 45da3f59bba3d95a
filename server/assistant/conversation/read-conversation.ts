import type { Reading, Reader } from "../reading/read-question.ts";
import { fixedSubjects } from "../subjects.ts";
import { hasAttackPattern } from "../reading/sanitise-question.ts";
import { splitClauses } from "../reading/normalise-words.ts";
import type { Suggestion } from "./suggest-questions.ts";

/** A question with what it leaves out put in. The subject is there where it comes from an earlier question. */
export type Resolved = { reading: Reading; subject?: string };
/** An earlier question of the conversation, as it was understood. */
export type EarlierQuestion = { reading: Reading; subject: string };

type ReaderOptions = {
  /** What the buttons ask, in either language. */
  buttons: readonly Suggestion[];
  read: Reader["read"];
  subjectOf: (reading: Reading) => string | undefined;
  resolve: (reading: Reading, turns: readonly EarlierQuestion[]) => Resolved;
  isHostile: (reading: Reading, sure?: number) => boolean;
  isElliptical: (reading: Reading) => boolean;
};

/** A clause alone must be this clearly harmful, unless the whole hints at it too. */
const [clear, hint] = [0.9, 0.1];

/** Reads the questions of a conversation; what means harm is not read at all. */
export function createConversationReader(options: ReaderOptions) {
  const { buttons, read, subjectOf, resolve, isHostile, isElliptical } = options;
  const subjectOfButton = new Map(buttons.map(({ ask, subject }) => [stripPunctuation(ask), subject]));
  // A few small words, such as `and the whole course?`, cannot mean harm.
  const isHarm = (reading: Reading, sure?: number) => isHostile(reading, sure) && !isElliptical(reading);

  /** A message as it is read; nothing where it, or a clause of it, means harm. */
  function readHonest(question: string): Reading | undefined {
    if (hasAttackPattern(question)) return undefined;
    const whole = read(question);
    const parts = splitClauses(question);
    // A single clause is the whole.
    const clauses = parts.length > 1 ? parts.map((part) => read(part, whole.language)) : [];
    const isHarmful =
      isHarm(whole) || clauses.some((clause) => isHarm(clause, isHostile(whole, hint) ? undefined : clear));
    return isHarmful ? undefined : whole;
  }

  /** What a question means after those before it. A button's question is complete, and its subject is known. */
  function understand(question: string, whole: Reading, turns: readonly EarlierQuestion[]): Resolved {
    const subject = subjectOfButton.get(stripPunctuation(question));
    if (subject !== undefined) return { reading: whole, subject };
    const resolved = resolve(whole, turns);
    const { language } = whole;
    return resolved.reading.language === language
      ? resolved
      : { ...resolved, reading: { ...resolved.reading, language } };
  }

  /** The earlier questions in order, each with what it took from those before it; what is not ours is left out. */
  function readTurns(history: readonly string[]): { turns: EarlierQuestion[]; listSendable: () => string[] } {
    const turns: EarlierQuestion[] = [];
    const withheld = new Set<string>();
    for (const text of history) {
      const whole = hasAttackPattern(text) ? undefined : read(text);
      if (!whole || isHarm(whole)) continue;
      const { reading, subject = subjectOf(reading) } = understand(text, whole, turns);
      if (subject === undefined) continue;
      turns.push({ reading, subject });
      // The answer to these is fixed: no gateway is to be asked about them.
      if (fixedSubjects.includes(subject)) withheld.add(text);
    }
    // Every clause is read again, which only a request to a gateway is worth.
    return { turns, listSendable: () => history.filter((text) => !withheld.has(text) && readHonest(text)) };
  }

  return { readHonest, readTurns, understand };
}

const stripPunctuation = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
