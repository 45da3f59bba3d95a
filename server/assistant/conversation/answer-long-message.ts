import { asksToTake, claimsKnowledge, deniesKnowledge } from "#content/assistant/words/advice.ts";
import * as worded from "#content/assistant/words/messages.ts";
import { parseBudget } from "../answers/detect-advice-question.ts";
import { parseAvailableHoursAndDays } from "../answers/advise-by-time.ts";
import { joinAnswers } from "../answers/format-answer.ts";
import type { Reader, Reading } from "../reading/read-question.ts";
import { splitIntoQuestions } from "../reading/normalise-and-split-text.ts";
import { createCircumstanceSentenceAdder } from "./add-circumstance-sentences.ts";
import type { Answer } from "./answer-multi-question.ts";
import type { LongMessage } from "./find-question-in-message.ts";
import type { EarlierQuestion, Resolved } from "./slots.ts";
import type { AnsweredQuestion } from "./write-reply.ts";

type LongMessageOptions = {
  read: Reader["read"];
  subjectOf: (reading: Reading, sure?: number) => string | undefined;
  isForAdvice: (reading: Reading) => boolean;
  withAdvisedPhase: (reading: Reading) => Reading;
  answerOne: (reading: Reading, sure?: number, subject?: string) => Answer | undefined;
  answerConversation: (question: string, whole: Reading, turns: readonly EarlierQuestion[]) => AnsweredQuestion;
};

/** The question of who tells his life, summed up, and what else he asks. */
type Advised = Resolved & { others: readonly string[] };

/** What they are told goes by the time that a visitor has. */
const timedSubjects: ReadonlySet<string> = new Set(["duration", "hours"]);
/** The advice has these in it. */
const saidWithAdvice = new Set(["price", "advice", "single-phase"]);

/** `main roz 2 ghante de sakta hu`, `I have never coded`; not `I worked there for two months`. */
const tellsOfTimeOrStart = (text: string) =>
  !worded.isPast.test(text) && (deniesKnowledge.test(text) || Object.keys(parseAvailableHoursAndDays(text)).length > 0);

/** Answers the question of a long message first, and then what else in it matters. */
export function createLongMessageAnswerer(options: LongMessageOptions) {
  const { read, isForAdvice, withAdvisedPhase, answerOne, answerConversation } = options;
  const answerCircumstance = createCircumstanceSentenceAdder(options);

  /** `I only get weekends, so say 6 hours a week`: whose hours they are may stand in the clause before them. */
  function listHours(circumstances: readonly string[]): string[] {
    const { text } = read(circumstances.join(", "), "en");
    const { hours, isWeekly } = worded.correctsHimself.test(text) ? {} : parseAvailableHoursAndDays(text);
    return hours && isWeekly && !worded.isPast.test(text) ? [`i have ${hours} hours a week`] : [];
  }

  function listTimes(circumstances: readonly string[]): string[] {
    const told = circumstances.map((text) => read(text, "en").text).filter(tellsOfTimeOrStart);
    return told.length > 0 ? told : listHours(circumstances);
  }

  /** `i know python html want to learn mcp`, of all that is told. */
  function sumUp(circumstances: readonly string[]): string {
    const topics = { refused: new Set<string>(), wanted: new Set<string>(), known: new Set<string>() };
    let before: keyof typeof topics | undefined;
    for (const told of circumstances) {
      const { text, topics: named } = read(told, "en");
      const isKnown = (claimsKnowledge.test(text) || worded.hasDone.test(text)) && !worded.lacks.test(text);
      const kind = worded.refuses.test(text)
        ? "refused"
        : isKnown
          ? "known"
          : worded.lacks.test(text) || worded.wishes.test(text)
            ? "wanted"
            : before;
      // `I have done web pages, like HTML, CSS`: what follows in the sentence goes on with it.
      before = /[.!?।]$/.test(told) ? undefined : kind;
      for (const topic of kind ? named : []) topics[kind ?? "known"].add(topic);
    }
    const say = (opening: string, names: Iterable<string>) => [...names].map((name) => `${opening} ${name}`);
    const sum = circumstances
      .filter((told) => worded.ownMoney.test(told))
      .map((told) => parseBudget(read(told, "en").text))
      .find(Boolean);
    const wanted = [...topics.wanted].filter((name) => !topics.known.has(name));
    return [
      ...listTimes(circumstances),
      ...say("i know", topics.known),
      ...say("want to learn", wanted),
      ...(sum === undefined ? [] : [`i have ${sum} rupees`]),
      ...say(
        "without",
        [...topics.refused].filter((name) => !wanted.includes(name)),
      ),
    ].join(", ");
  }

  /** Who tells his life before he asks which part to take is advised by what he knows, wants and does not want. */
  function readAdvice({ question, circumstances }: LongMessage, language: Reading["language"]): Advised | undefined {
    const parts = splitIntoQuestions(question);
    const told = sumUp(circumstances);
    const asksToBuy = (part: string) => told.includes(" rupees") && worded.buysWhat.test(part);
    // `I know no coding. Do I take month 3?` is more than whether it can be taken alone.
    const asksAsNew = (part: Reading) => deniesKnowledge.test(told) && asksToTake.test(part.text);
    const asked = parts.find((text) => {
      const part = read(text, language);
      return isForAdvice(part) || asksToBuy(text) || asksAsNew(part);
    });
    if (asked === undefined || told === "") return undefined;
    const others = parts.filter((part) => part !== asked);
    return { reading: read(`${told}, ${asked}`, language), subject: "advice", others };
  }

  function advise(message: LongMessage, language: Reading["language"]): Answer | undefined {
    const { reading, others } = readAdvice(message, language) ?? {};
    if (!reading || !others) return undefined;
    const advice = answerOne(reading, 0, "advice");
    const turns = [{ reading: withAdvisedPhase(reading), subject: "advice" }];
    const more = others
      .flatMap((part) => answerConversation(part, read(part, language), turns).answer ?? [])
      .filter(({ subject }) => !saidWithAdvice.has(subject));
    return advice && { ...advice, text: joinAnswers([advice, ...more].map(({ text }) => text)) };
  }

  /** `How long is it?` of who has told what time he has a day. */
  function answerByTime({ question, circumstances }: LongMessage, { answer, resolved }: AnsweredQuestion) {
    const time = timedSubjects.has(answer?.subject ?? "") && listTimes(circumstances).join(", ");
    return time ? answerOne(read(`${time}, ${question}`, resolved.reading.language), 0, answer?.subject) : answer;
  }

  function answerLongMessage(
    message: LongMessage,
    whole: Reading,
    turns: readonly EarlierQuestion[],
  ): AnsweredQuestion {
    const told = worded.pointsBack.test(message.question)
      ? message.circumstances.map((text) => read(text, whole.language)).findLast(({ topics }) => topics.length > 0)
      : undefined;
    const before = told ? [...turns, { reading: told, subject: "topic" }] : turns;
    const answered = answerConversation(message.question, read(message.question, whole.language), before);
    const answer = advise(message, whole.language) ?? answerByTime(message, answered);
    return answer ? { ...answered, answer: answerCircumstance(answer, message, whole) } : answered;
  }

  return { answerLongMessage, readAdvice };
}
