import { lengths, same } from "#content/assistant/words/references.ts";
import { firstPhase, phaseKeys, phaseOfDay, type PhaseKey } from "#domain/content/phase.ts";
import type { Language } from "../../language/detect-language-by-script.ts";
import type { Count } from "../reading/curriculum/parse-cardinal-or-ordinal.ts";
import { findCardinalsAndOrdinals } from "../reading/curriculum/find-day-and-phase-mentions.ts";
import type { Reading } from "../reading/read-question.ts";
import { getPhaseByKey } from "../answers/curriculum/plan-values.ts";

/** A question with what it leaves out put in. The subject is there where it comes from an earlier question. */
export type Resolved = {
  reading: Reading;
  subject?: string;
  /** Its wording after the earlier question says so: its answer stands, though it may have been given. */
  isSettled?: true;
};
/** An earlier question of the conversation, as it was understood. */
export type EarlierQuestion = {
  reading: Reading;
  subject: string;
  /** Its answer, which is only made where a question points at what it said, or might get it again. */
  said?: (language: Language) => string;
};

/** What a question may name beside its subject. */
type Slots = Pick<Reading, "phases" | "days" | "weeks" | "planEntries" | "topics" | "absent">;

export const hasSlots = ({ phases, days, weeks, planEntries, topics, absent }: Slots) =>
  phases.length + days.length + weeks.length + planEntries.length + topics.length + absent.length > 0;

export const lowercasePhaseTitle = (key: PhaseKey) => getPhaseByKey(key).title.toLowerCase();

/** In the words that a reader of questions finds them by. */
export const formatSlotsAsText = ({ phases, days, weeks, topics }: Omit<Slots, "absent" | "planEntries">): string =>
  [
    ...topics,
    ...days.map((day) => `day ${day}`),
    ...weeks.map((week) => `week ${week}`),
    ...phases.map(lowercasePhaseTitle),
  ].join(" and ");

/** A question with the slots of an earlier one. */
export const replaceSlotsWithEarlier = (
  own: Reading,
  { phases, days, weeks, planEntries, topics, absent }: Slots,
): Reading => ({
  ...own,
  phases,
  days,
  weeks,
  planEntries,
  topics,
  absent,
});

const units = { day: /\b(?:days?|din)\b/, week: /\b(?:weeks?|haft[ae])\b/, phase: /\b(?:phases?|months?|mahin[ae])\b/ };

/** What was counted before: a day wins over the phase it is in. */
function findSlotUnit({ days, weeks, phases }: Slots): keyof typeof units | undefined {
  if (days.length > 0) return "day";
  if (weeks.length > 0) return "week";
  return phases.length > 0 ? "phase" : undefined;
}

/** The day, week or phase next to the one that was named before: `day 13`. */
export function formatNextOrPreviousSlot(text: string, step: -1 | 0 | 1, before: Slots): string | undefined {
  if (step === 0) return undefined;
  const unit = findSlotUnit(before);
  const isOther = Object.entries(units).some(([name, words]) => name !== unit && words.test(text));
  if (unit === undefined || isOther) return undefined;
  const edge = step > 0 ? -1 : 0;
  if (unit === "phase") {
    const phase = phaseKeys[phaseKeys.indexOf(before.phases.at(edge) ?? firstPhase.key) + step];
    return phase && lowercasePhaseTitle(phase);
  }
  const number = (before[`${unit}s`].at(edge) ?? 0) + step;
  return number >= 1 ? `${unit} ${number}` : undefined;
}

/** Whether a question counts a day or a week, though the plan may have no such one. */
export const mentionsUnit = (unit: "day" | "week", { planEntries: [entry] }: Slots) =>
  entry !== undefined && (entry.kind === "missing" ? entry.unit === unit : entry.kind.startsWith(unit));

/** Whether a text speaks of how many days or weeks there are, rather than of one. */
export const mentionsDuration = (text: string) => lengths.test(text);

/** What the last day or week was counted in: ` of the advanced phase`, ` of week 3`. */
function formatWithinPhaseOrWeek({ planEntries }: Slots): string {
  const entry = planEntries.at(-1);
  const within = entry && "within" in entry ? entry.within : undefined;
  if (!within) return "";
  return "phase" in within ? ` of the ${lowercasePhaseTitle(within.phase)}` : ` of week ${within.week}`;
}

/** The same, or the one week or phase that was named without a day. */
function formatWithinSlot(before: Slots): string {
  const { days, weeks, phases } = before;
  if (days.length > 0 || weeks.length + phases.length !== 1) return formatWithinPhaseOrWeek(before);
  return ` of the ${formatSlotsAsText({ ...before, topics: [] })}`;
}

/** `and 15?`, `the third one?`: a number counts what was counted before, in the same phase or week. */
export function formatFollowUpNumberAsSlot(
  text: string,
  before: Slots,
  unit = findSlotUnit(before),
): string | undefined {
  const [count, ...others] = findCardinalsAndOrdinals(text.split(" "));
  if (count === undefined || others.length > 0 || unit === undefined || mentionsDuration(text)) return undefined;
  const number = count.kind === "cardinal" ? `${unit} ${count.value}` : `${formatOrdinal(count)} ${unit}`;
  return unit === "phase"
    ? number
    : number + (unit === "day" ? formatWithinSlot(before) : formatWithinPhaseOrWeek(before));
}

const formatOrdinal = ({ from, value }: Pick<Count, "from" | "value">) =>
  from === "start" ? `${value} th` : value === 1 ? "last" : `${value} th last`;

/**
 * `same day in advanced`, `and of the advanced one?`: the number that the day before has in its phase, counted in another;
 * its last day where it was the last.
 */
export function formatSameDayInPhase(
  { text, phases: [phase, ...others], planEntries: own }: Reading,
  { planEntries }: Slots,
  continues: boolean,
): string | undefined {
  const [entry, ...more] = planEntries;
  // A question with a day of its own asks for that.
  if (!phase || own.length > 0 || others.length + more.length > 0 || entry?.kind !== "day") return undefined;
  const isOfPhase = entry.within !== undefined && "phase" in entry.within;
  if (!same.test(text) && !(continues && isOfPhase)) return undefined;
  const { days } = getPhaseByKey(phaseOfDay(entry.day));
  const number = entry.day === days.at(-1)?.day ? "last day" : `day ${entry.day - (days[0]?.day ?? 1) + 1}`;
  return `${number} of the ${lowercasePhaseTitle(phase)}`;
}

/** A question this short may leave out what the one before named: `how many days?`, `what is the fee?` */
const mostWordsOfFragment = 4;
/** One more word or two, where only a person has it: `experience hai bhi ya nahi`. */
export const mostWordsOfPerson = 6;
export const isShortQuestion = ({ text }: Reading, most = mostWordsOfFragment) => text.split(" ").length <= most;

/** A day counted within the phase that was named before: `its last day`. */
export const isDayOfPhaseNamedBefore = (own: Reading, before: Reading) =>
  own.days.length > 0 && own.phases.length === 0 && before.phases.length > 0 && before.days.length === 0;
