import { dayCount } from "#content/curriculum/phases.ts";
import { weekCount } from "#content/curriculum/weeks.ts";
import { phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import { createHindiToHinglishConverter } from "../../language/hindi-to-hinglish.ts";
import { partSubjects } from "../subjects.ts";
import type { AssistantModel } from "../model/assistant-model.ts";
import type { Reading } from "../reading/read-question.ts";
import { getPhaseByKey } from "../answers/curriculum/plan-values.ts";
import { createSentenceFormatter, type Say } from "../knowledge/fill-sentence-templates.ts";

const mostSuggestions = 2;

type Suggestion = { subject: string; ask: string };

/** The questions that follow from an answer, without those on subjects that this conversation has asked about. */
export function createQuestionSuggester({ suggestions, sentences }: Pick<AssistantModel, "suggestions" | "sentences">) {
  const say = createSentenceFormatter(sentences);
  const suggestSubject = (subject: string): Suggestion[] => {
    const ask = suggestions[subject]?.ask;
    return ask === undefined ? [] : [{ subject, ask }];
  };
  const following = (subject: string) => (suggestions[subject]?.next ?? []).flatMap(suggestSubject);

  /** The questions of these subjects, without those that were asked about. */
  const suggestOf = (subjects: readonly string[], earlier: readonly string[]) =>
    subjects
      .filter((subject) => !earlier.includes(subject))
      .flatMap(suggestSubject)
      .map(({ ask }) => ask)
      .slice(0, mostSuggestions);

  function suggest(subject: string, reading: Reading, earlier: readonly string[]): string[] {
    const asked = new Set([...earlier, subject]);
    const others = [...suggestPhaseQuestions(subject, reading, say), ...following(subject)].filter(
      (next) => !asked.has(next.subject),
    );
    const all = [...suggestNextDayOrWeek(subject, reading, say), ...others.map(({ ask }) => ask)];
    return [...new Set(all)].slice(0, mostSuggestions);
  }
  return { suggest, suggestOf };
}

/** The subject of a question that is a button's in one of the languages. */
export function createButtonQuestionLookup(english: AssistantModel, hindi: AssistantModel | undefined) {
  const writeInLatin = createHindiToHinglishConverter(english.lexicon.hinglish);
  const hindiButtons = hindi ? listAllSuggestedQuestions(hindi) : [];
  const latinButtons = hindiButtons.map(({ ask, subject }) => ({ ask: writeInLatin(ask), subject }));
  const buttons = [...listAllSuggestedQuestions(english), ...hindiButtons, ...latinButtons];
  const subjects = new Map(buttons.map(({ ask, subject }) => [stripPunctuation(ask), subject]));
  return (question: string) => subjects.get(stripPunctuation(question));
}

const stripPunctuation = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(" ") ?? "";

/** All that a button may ask, and the subject that answers it. */
export function listAllSuggestedQuestions({
  suggestions,
  sentences,
}: Pick<AssistantModel, "suggestions" | "sentences">): Suggestion[] {
  const say = createSentenceFormatter(sentences);
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  return [
    ...upTo(dayCount).map((day) => ({ subject: "day", ask: say("ask-day", { day }) })),
    ...upTo(weekCount).map((week) => ({ subject: "week", ask: say("ask-week", { week }) })),
    ...phaseKeys.flatMap((phase) => listPhaseQuestions(phase, say)),
    ...Object.entries(suggestions).map(([subject, { ask }]) => ({ subject, ask })),
  ];
}

/** After one day or week of the plan comes the next. */
function suggestNextDayOrWeek(subject: string, { days, weeks }: Reading, say: Say): string[] {
  const [day, week] = [days.at(-1), weeks.at(-1)];
  if (subject === "day" && day !== undefined && day < dayCount) return [say("ask-day", { day: day + 1 })];
  if (subject === "week" && week !== undefined && week < weekCount) return [say("ask-week", { week: week + 1 })];
  return [];
}

/** What else is asked about the one phase that was named. */
function suggestPhaseQuestions(subject: string, { phases: [phase, ...others] }: Reading, say: Say): Suggestion[] {
  if (phase === undefined || others.length > 0 || !partSubjects.includes(subject)) return [];
  return listPhaseQuestions(phase, say);
}

function listPhaseQuestions(phase: PhaseKey, say: Say): Suggestion[] {
  const named = { phase: getPhaseByKey(phase).title };
  return [
    { subject: "price", ask: say("ask-phase-price", named) },
    { subject: "phase", ask: say("ask-phase", named) },
    { subject: "duration", ask: say("ask-phase-length", named) },
  ];
}
