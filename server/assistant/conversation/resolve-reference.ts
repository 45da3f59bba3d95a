import * as worded from "#content/assistant/words/references.ts";
import { phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import { getWeekOfDay } from "../answers/curriculum/plan-values.ts";
import { testDays } from "../answers/curriculum/answer-relations.ts";
import { parseCardinalOrOrdinal } from "../reading/curriculum/parse-cardinal-or-ordinal.ts";
import { daysOfTurn, listMentionedInAnswer, phasesOfTurn } from "./list-mentioned-in-answer.ts";
import { lowercasePhaseTitle, hasSlots, type EarlierQuestion } from "./slots.ts";
import type { Reading } from "../reading/read-question.ts";

type Unit = "day" | "week" | "phase";
/** What a question or its answer named: days, weeks or phases, in the order of mention. */
type Named = { unit: Unit; numbers: readonly number[] };

const isTestDay = (number: number) => testDays.some(({ day }) => day === number);
const unique = <Value>(values: readonly Value[]) => [...new Set(values)];
const numberOfPhase = (key: PhaseKey) => phaseKeys.indexOf(key) + 1;
const formatNamed = (unit: Unit, number: number) => {
  const key = phaseKeys[number - 1];
  return unit === "phase" && key ? lowercasePhaseTitle(key) : `${unit} ${number}`;
};

const units: readonly [Unit, string][] = [
  ["day", "day|din"],
  ["week", "week|haft[ae]"],
  ["phase", "phase|month|part|mahin[ae]|charan"],
];
/** `that day`, `us din`; `is phase 2 ...` begins an English question. */
const pointsAt = (nouns: string) =>
  new RegExp(
    `\\b(?:(?:the )?(?:that|same|this|usi|us|isi|wahi|wohi)|is(?= (?:din|haft|mahin|charan))) (?:${nouns})\\b(?! \\d)`,
    "g",
  );
const pointers = units.map(
  ([unit, nouns]) => [unit, pointsAt(nouns), new RegExp(`\\bthe (?:${nouns})\\b(?! (?:\\d|after|before))`)] as const,
);

/** `is it still the beginner phase?` */
const mostWordsOfPlace = 7;
const places: Readonly<Record<string, number>> = { former: 1, latter: -1, penultimate: -2, pehl: 1, dusr: 2, teesr: 3 };

/** Finds what words such as `that day`, `the second of those` and `the other one` stand for, and puts that in their place. */
export function createReferenceResolver() {
  function numbersOf(unit: Unit, turn: EarlierQuestion): readonly number[] {
    if (unit === "phase") return phasesOfTurn(turn).map(numberOfPhase);
    const days = daysOfTurn(turn);
    if (unit === "day") return days;
    return turn.reading.weeks.length > 0 ? [...turn.reading.weeks] : unique(days.map(getWeekOfDay));
  }

  /** The unit that a turn is about, and all of it that was named since the conversation turned to that. */
  function listNamed(turns: readonly EarlierQuestion[]): Named | undefined {
    const unitOf = (turn: EarlierQuestion): Unit | undefined =>
      turn.reading.weeks.length > 0
        ? "week"
        : daysOfTurn(turn).length > 0
          ? "day"
          : phasesOfTurn(turn).length > 0
            ? "phase"
            : undefined;
    const last = turns.findLast((turn) => unitOf(turn) !== undefined);
    const unit = last && unitOf(last);
    if (!last || unit === undefined) return undefined;
    const own = numbersOf(unit, last);
    const all = turns
      .filter((turn) => unitOf(turn) === unit)
      .flatMap((turn) => numbersOf(unit, turn).slice(0, own.length > 1 ? undefined : 1));
    return { unit, numbers: own.length > 1 ? own : unique(all) };
  }

  /** The one or two that were not spoken of: of two the other, else the phases that are left. */
  function findOthers(turns: readonly EarlierQuestion[]): number[] {
    const last = turns.at(-1);
    // A list of all sets none apart.
    const named = unique(
      turns
        .map(phasesOfTurn)
        .filter((keys) => keys.length < phaseKeys.length)
        .flat(),
    );
    if (!last || named.length === 0) return [];
    const now = phasesOfTurn(last);
    const pair = turns.findLast((turn) => phasesOfTurn(turn).length === 2);
    const rest = now.length === 1 && pair && pair !== last ? phasesOfTurn(pair) : phaseKeys;
    return rest.filter((key) => !(rest === phaseKeys ? named : now).includes(key)).map(numberOfPhase);
  }

  /** The day or week next to the last that was named; of a topic, next to the first days that teach it. */
  function nameBeside(text: string, turns: readonly EarlierQuestion[], now: Unit | undefined): string | undefined {
    const found = worded.besideLast.exec(text);
    const moved = found ? null : worded.daysFromLast.exec(text);
    const by = moved ? parseCardinalOrOrdinal([moved[1] ?? ""], 0)?.value : 1;
    if (!(found ?? moved) || by === undefined) return undefined;
    const [, side, noun, sameNoun, otherSide = moved?.[3]] = found ?? [];
    const word = noun ?? sameNoun ?? moved?.[2]?.replace(/s$/, "") ?? "one";
    const unit = word === "one" ? now : units.find(([, nouns]) => new RegExp(`^(?:${nouns})$`).test(word))?.[0];
    const last = unit && turns.findLast((turn) => numbersOf(unit, turn).length > 0);
    if (!last || unit === "phase") return undefined;
    const numbers = numbersOf(unit, last);
    const taught =
      last.reading.topics.length > 0 ? numbers.filter((number) => unit !== "day" || !isTestDay(number)) : [];
    const [first = 0, ...others] = taught.length > 0 ? taught : numbers;
    const end = others.reduce((day, next) => (next === day + 1 ? next : day), first);
    const isBack = /^(?:previous|pichl|before|earlier|p[ea]hle)/.test(side ?? otherSide ?? "");
    return formatNamed(unit, isBack ? first - by : end + by);
  }

  const placeOf = (word: string) =>
    places[word] ?? (word === "last" ? -1 : (parseCardinalOrOrdinal(word.split(" "), 0)?.value ?? 1));

  /** `which day is the second one` after a list of projects, `what is asked in the third` after the tests. */
  function nameListed(own: Reading, turns: readonly EarlierQuestion[]): string | undefined {
    const last = turns.at(-1);
    const text = own.text.replace(worded.oneBeforeLast, "penultimate");
    const [item = "", counted] = worded.countedItem.exec(text) ?? [];
    // `who was the first president?` counts none of it.
    if (!last || counted === undefined || hasSlots(own) || own.hasRareWord || own.domains.length > 0) return undefined;
    if (text.split(" ").length > mostWordsOfPlace && !own.concepts.has("when") && !/\b(?:day|din)\b/.test(text))
      return undefined;
    // `and in the last?` after what is built in a phase asks of the last phase.
    if (last.reading.phases.length > 0 && !worded.oneOfListed.test(item)) return undefined;
    const { projects, days } = listMentionedInAnswer(last);
    const listed = last.subject === "tests" ? days.map((day) => formatNamed("day", day)) : projects;
    const place = placeOf(counted);
    // As the topics are named: `Bookshop on its own domain` is the bookshop.
    const meant = listed
      .at(place < 0 ? place : place - 1)
      ?.toLowerCase()
      .replace(/ (?:and|with|in|on|for) .*/, "");
    return meant === undefined || last.subject === "tests"
      ? meant
      : text.replace(worded.countedItem, ` ${meant} `).trim();
  }

  /** The text with what it points at; nothing where it points at nothing that was named. */
  return function nameReferences(own: Reading, turns: readonly EarlierQuestion[]): string | undefined {
    const { text } = own;
    const listed = nameListed(own, turns);
    if (listed !== undefined) return listed;
    const named = listNamed(turns);
    const beside = nameBeside(text, turns, named?.unit);
    if (beside !== undefined) return beside;
    const nextTo = worded.nextToDay.exec(text);
    if (nextTo) return `day ${Number(nextTo[2]) + (nextTo[1] === "after" ? 1 : -1)}`;
    const edge = worded.besideEnd.exec(text);
    if (edge && named) {
      const from = named.numbers.at(edge[2] === "last" ? -1 : 0) ?? 0;
      return text.replace(worded.besideEnd, formatNamed(named.unit, from + (edge[1] === "after" ? 1 : -1)));
    }
    const ordinal = worded.ordinalOfNamed.exec(text);
    const word = ordinal?.slice(1).find(Boolean);
    if (word !== undefined && named && named.numbers.length > 1) {
      const place = placeOf(word);
      const number = named.numbers.at(place < 0 ? place : place - 1);
      return number === undefined
        ? undefined
        : text.replace(worded.ordinalOfNamed, ` ${formatNamed(named.unit, number)} `).trim();
    }
    if (worded.otherOnes.test(text) && !hasSlots(own)) {
      const others = findOthers(turns);
      // Of two that are left, `dusra wala` is the second one.
      const meant = /\bdusr/.test(text) && others.includes(2) ? [2] : others;
      const said = meant.map((number) => formatNamed("phase", number)).join(" and ");
      if (said !== "" && named?.unit === "phase") return text.replace(worded.otherOnes, said);
    }
    return namePointers(own, turns) ?? nameIt(own, turns);
  };

  /** `is it still beginner?`, `how many days are left after that?` after a day; `what do I learn there?` after a phase. */
  function nameIt({ text, phases, planEntries }: Reading, turns: readonly EarlierQuestion[]): string | undefined {
    const last = turns.at(-1);
    if (!last || planEntries.length > 0) return undefined;
    const { days } = last.reading;
    if (last.subject === "tools" && worded.saysThem.test(text)) return text.replace(worded.saysThem, "the tools");
    if (last.subject === "demo" && worded.saysIt.test(text)) return text.replace(worded.saysIt, "the free lesson");
    if (days.length === 1 && phases.length > 0 && text.split(" ").length <= mostWordsOfPlace)
      return text.replace(worded.isIt, `$1 day ${days[0]}`);
    if (days.length === 1 && worded.asksOfRest.test(text)) return text.replace(worded.afterThat, `$1 day ${days[0]}`);
    const [key, ...others] = phasesOfTurn(last);
    // `what must I know before that?`
    if (key && others.length === 0 && worded.asksNeeds.test(text))
      return `prerequisites of the ${lowercasePhaseTitle(key)}`;
    // `do I have to take it?`, `can I skip that?`
    if (key && last.reading.phases.length === 1 && worded.takesIt.test(text) && phases.length === 0)
      return text.replace(worded.takesIt, `$1 the ${lowercasePhaseTitle(key)}`);
    const listed = worded.namesList.test(text) ? turns.findLast((turn) => daysOfTurn(turn).length > 1) : undefined;
    const [day, ...otherDays] = daysOfTurn(listed ?? last);
    const isShort = text.split(" ").length <= mostWordsOfPlace;
    const [asked] = (phases.length === 0 && isShort && worded.asksPlace.exec(text)) || [];
    if (day !== undefined && asked && (listed || worded.pointsBack.test(text)))
      return `${asked} is day ${[day, ...(listed ? otherDays : [])].join(" and day ")} in`;
    const [week, ...otherWeeks] = last.reading.weeks;
    if (week !== undefined && otherWeeks.length === 0) return text.replace(worded.there, `in week ${week}`);
    const place =
      day !== undefined && otherDays.length === 0 ? `on day ${day}` : key && `in the ${lowercasePhaseTitle(key)}`;
    return place && others.length === 0 && phases.length === 0 ? text.replace(worded.there, place) : undefined;
  }

  function namePointers(own: Reading, turns: readonly EarlierQuestion[]): string | undefined {
    for (const [unit, pattern, plain] of pointers) {
      // `same day in advanced` counts within that phase.
      if (unit === "day" && own.phases.length > 0) continue;
      const last = turns.findLast((turn) => numbersOf(unit, turn).length > 0);
      const [number] = last ? numbersOf(unit, last) : [];
      if (last === undefined || number === undefined) continue;
      const said = formatNamed(unit, number);
      // `how many hours that day`
      if (own.text.search(pattern) >= 0)
        return own.text
          .replaceAll(pattern, unit === "day" ? `on ${said}` : said)
          .replaceAll(/\b(of|on|for|after|before|in) on\b/g, "$1");
      if (unit !== "day" && !hasSlots(own) && last === turns.at(-1) && plain.test(own.text))
        return own.text.replace(plain, said);
    }
    return undefined;
  }
}
