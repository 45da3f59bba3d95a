import { ofOnePart } from "#content/assistant/words/messages.ts";
import { extraSubjects, fixedSubjects, openingSubjects } from "../subjects.ts";
import {
  dropUnaskedLeadingYes,
  putSinglePhaseSentencesFirst,
  shortenAnswer,
  splitSentences,
} from "../answers/format-answer.ts";
import { generalLink } from "../knowledge/site-links.ts";
import { createSentenceFormatter } from "../knowledge/fill-sentence-templates.ts";
import type { AssistantModel } from "../model/assistant-model.ts";
import type { Reading } from "../reading/read-question.ts";
import { stem } from "../../language/stem.ts";
import type { Language } from "../../language/detect-language-by-script.ts";
import type { Answer } from "./answer-multi-question.ts";
import { listMentionedInAnswer } from "./list-mentioned-in-answer.ts";
import type { EarlierQuestion, Resolved } from "./slots.ts";
import { createQuestionSuggester } from "./suggest-questions.ts";

/** Off-topic holds for what the content cannot answer; hostile for what no model should see either. */
export type ContentReply =
  | { kind: "answer"; answer: Answer; isSure: boolean; suggestions: readonly string[] }
  | { kind: "small-talk"; isGreeting: boolean }
  | { kind: "off-topic"; suggestions: readonly string[] }
  | { kind: "hostile" };
export type AnsweredQuestion = {
  resolved: Resolved;
  answer: Answer | undefined;
  isSure: boolean;
};

type WriterOptions = {
  models: Readonly<Record<Language, AssistantModel>>;
  listNearest: (reading: Reading) => string[];
  answerOne: (reading: Reading, sure?: number, subject?: string) => Answer | undefined;
  withAdvisedPhase: (reading: Reading) => Reading;
  /** The subjects that a question may have after another, likeliest first, where the one that was answered is not meant. */
  listOtherSubjects: (asked: Reading, last: EarlierQuestion) => string[];
};

/** Who asks for a topic again is told what is done on its first days: a day in two parts by its first. */
const mostDaysTold = 2;
const ofDay = (day: number) => ({ planEntries: [], phases: [], weeks: [], topics: [], days: [day] });
const partOf = (line?: string) => /: ([^,.:]+)/.exec(line ?? "")?.[1];

const mostVagueWords = 6;
/** A few words that name nothing of another walk of life: what they ask of the course may be asked back. */
export const isVague = ({ text, domains, hasRareWord, hasUnknownWord, isReadable }: Reading) =>
  isReadable && !hasRareWord && !hasUnknownWord && domains.length === 0 && text.split(" ").length <= mostVagueWords;

/** `which one is the hardest?` is asked of what was spoken of, whatever its words. */
const pointsAtListed = ({ text, domains, isReadable }: Reading) =>
  isReadable && domains.length === 0 && /\b(?:which|what|konsa|kaunsa) (?:ones?|of (?:them|these|those))\b/.test(text);

/** Makes a reply of what was understood: an answer, a question back, or the redirect, each with what can be asked next. */
export function createReplyWriter({
  models,
  listNearest,
  answerOne,
  withAdvisedPhase,
  listOtherSubjects,
}: WriterOptions) {
  const suggesters = { en: createQuestionSuggester(models.en), hi: createQuestionSuggester(models.hi) };

  function replyTo({ resolved, answer, isSure }: AnsweredQuestion, turns: readonly EarlierQuestion[]): ContentReply {
    const { language } = resolved.reading;
    const earlier = turns.map(({ subject }) => subject);
    const { suggest, suggestOf } = suggesters[language];
    if (!answer) {
      const nearest = suggestOf(listNearest(resolved.reading), []);
      const [first, second] = nearest;
      const say = createSentenceFormatter(models[language].sentences);
      if (turns.length > 0 && (isVague(resolved.reading) || pointsAtListed(resolved.reading)) && first && second)
        return {
          kind: "answer",
          answer: { text: say("ask-back", { first, second }), link: generalLink, subject: "page" },
          isSure: false,
          suggestions: nearest,
        };
      // What comes first changes with the question, so that not the same two are offered each time.
      const at = resolved.reading.text.length % openingSubjects.length;
      const opening = [...openingSubjects.slice(at), ...openingSubjects.slice(0, at)];
      return { kind: "off-topic", suggestions: suggestOf(opening, earlier) };
    }
    const isAdvice = answer.subject === "advice";
    const suggestions = isAdvice
      ? suggest("single-phase", withAdvisedPhase(resolved.reading), earlier)
      : suggest(answer.subject, resolved.reading, earlier);
    return { kind: "answer", answer: { ...answer, text: shortenAnswer(answer.text) }, isSure, suggestions };
  }

  const plain = new Set([...models.en.lexicon.plain, ...models.en.lexicon.followUps.light].map(stem));
  /** What a question asks for that the one before did not; a repeated one has none of it. */
  const listNewWords = ({ roots }: Reading, before: Reading) =>
    roots.filter(
      (root) => !/^[#@]/.test(root) && (questionWord.test(root) || !plain.has(root)) && !before.roots.includes(root),
    );

  const isSaid = (text: string, language: Language, turns: readonly EarlierQuestion[]) =>
    dropUnaskedLeadingYes(turns.at(-1)?.said?.(language) ?? "", "") === dropUnaskedLeadingYes(text, "");
  /** What its sentences say of the new words of a question: `would a tablet do?` after the computer. */
  function listFitting({ text, subject }: Answer, added: readonly string[]): string[] {
    const isNamed = (sentence: string) =>
      added.some((root) => root.length > 3 && sentence.toLowerCase().includes(root));
    const isWhole = fixedSubjects.includes(subject) || extraSubjects.includes(subject);
    return isWhole ? [] : splitSentences(dropUnaskedLeadingYes(text, "")).filter(isNamed);
  }

  /** Who has just got an answer and asks for something new means another subject: the likeliest that was not told yet. */
  function findOtherAnswer(answer: Answer, asked: Reading, turns: readonly EarlierQuestion[]): Answer | undefined {
    const last = turns.at(-1);
    const { language } = asked;
    if (!last || answer.subject === "topic" || !isSaid(answer.text, language, turns)) return undefined;
    const added = listNewWords(asked, last.reading);
    if (added.length === 0 || listFitting(answer, added).length > 0) return undefined;
    const said = new Set(turns.map((turn) => turn.said?.(language)));
    return listOtherSubjects(asked, last)
      .flatMap((subject) => answerOne(asked, 0, subject) ?? [])
      .find(({ text }) => !said.has(text));
  }

  /** An answer that was just given is told as such; what it says of a single phase comes first where that is asked. */
  function tellOnce(answered: AnsweredQuestion, asked: Reading, turns: readonly EarlierQuestion[]): AnsweredQuestion {
    const { answer, resolved } = answered;
    const { language } = resolved.reading;
    const last = turns.at(-1);
    if (!answer || !last || !isSaid(answer.text, language, turns)) return answered;
    // `on which day do I make my own?` asks for the days that the answer on a topic names, and was not told them as such.
    const asksAnew = ["when", "duration"].some(
      (concept) => resolved.reading.concepts.has(concept) && !last.reading.concepts.has(concept),
    );
    if (answer.subject === "topic" && asksAnew) return answered;
    if (answer.subject === "topic") {
      const tasks = listMentionedInAnswer(last).days.flatMap(
        (day) => answerOne({ ...resolved.reading, ...ofDay(day) }, 0, "day")?.text ?? [],
      );
      const text = tasks
        .filter((line, at) => partOf(line) !== partOf(tasks[at - 1]))
        .slice(0, mostDaysTold)
        .join("\n");
      if (text !== "") return { ...answered, answer: { ...answer, text } };
    }
    const say = createSentenceFormatter(models[language].sentences);
    const added = listNewWords(asked, last.reading);
    const fitting = listFitting(answer, added);
    if (fitting.length > 0) return { ...answered, answer: { ...answer, text: fitting.join(" ") } };
    const other = resolved.isSettled ? undefined : findOtherAnswer(answer, { ...asked, language }, turns);
    if (other) return { ...answered, answer: other };
    const isOfPart = asked.phases.length > 0 || ofOnePart.test(asked.text) || extraSubjects.includes(answer.subject);
    const whole = { answer: isOfPart ? putSinglePhaseSentencesFirst(answer.text) : answer.text };
    const text = say(added.length > 0 ? "only-said" : "said-already", whole);
    return { ...answered, answer: { ...answer, text } };
  }

  const writeReply = (answered: AnsweredQuestion, asked: Reading, turns: readonly EarlierQuestion[]) =>
    replyTo(tellOnce(answered, asked, turns), turns);
  return { writeReply, findOtherAnswer };
}

const questionWord = /^(?:who|whom|when|where|why|how|kab|kaun|kahan|kyu\w*|kitn)$/;
