import * as worded from "#content/assistant/words/advice.ts";
import { asksWeeks } from "#content/assistant/words/plan-questions.ts";
import { dayCount, phases } from "#content/curriculum/phases.ts";
import { firstPhase, phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import { parseNumberWord } from "../../language/number-words.ts";
import { getLink } from "../knowledge/site-links.ts";
import type { Say } from "../knowledge/fill-sentence-templates.ts";
import type { Saying } from "../model/assistant-model.ts";
import type { Reading } from "../reading/read-question.ts";
import { getPhaseByKey, joinList, sum } from "./curriculum/plan-values.ts";

const daysIn: Readonly<Record<string, number>> = { d: 1, w: 7, h: 7, m: 30 };

/** The hours a day and the days in all that a visitor says he has: `1 hour daily`, `exams in 6 weeks`. */
export function parseAvailableHoursAndDays(text: string): { hours?: number; days?: number; isWeekly?: boolean } {
  if (!worded.ownTime.test(text) || worded.ofBreak.test(text)) return {};
  const [, whole, given, unit = ""] = worded.timeADay.exec(text) ?? [];
  // `1.5 hours`; of `1-2 hours` the fewer.
  const counted = given && (parseNumberWord(given) ?? (Number(given) || 1));
  const perDay = whole === undefined ? counted : Number(whole) + (given === "5" ? 0.5 : 0);
  const [, count, period = ""] = worded.timeInAll.exec(text) ?? [];
  return {
    ...(perDay ? { hours: perDay / (unit.startsWith("m") ? 60 : 1), isWeekly: worded.ofWeek.test(text) } : {}),
    ...(count ? { days: (parseNumberWord(count) ?? (Number(count) || 1)) * (daysIn[period.charAt(0)] ?? 1) } : {}),
  };
}

const totalHours = sum(phases.map(({ days, hoursPerDay }) => days.length * hoursPerDay));

type TimeGrounds = ReturnType<typeof parseAvailableHoursAndDays>;

/** Tells what the time that a visitor has is enough for. */
export function createTimeAdviser(say: Say) {
  /** How many days so many planned hours take; as many as planned of who does not say what he has. */
  const countDays = (planned: number, total: number, { hours, isWeekly }: TimeGrounds) =>
    hours ? Math.ceil(total / (isWeekly ? hours / 7 : hours)) : planned;
  const countOfPhase = (key: PhaseKey, time: TimeGrounds) => {
    const { days, hoursPerDay } = getPhaseByKey(key);
    return countDays(days.length, days.length * hoursPerDay, time);
  };

  /** The same in weeks, where they are asked for. */
  const sayInWeeks = (days: number, text: string) =>
    asksWeeks.test(text) ? [say("in-weeks", { weeks: Number((days / 7).toFixed(1)) })] : [];

  /** What a phase, or else the whole course, takes at his hours a day or a week; a phase also as planned. */
  function sayHours(time: TimeGrounds, text: string, key?: PhaseKey): string[] {
    const { days, hoursPerDay } = getPhaseByKey(key ?? firstPhase.key);
    const { hours = hoursPerDay, isWeekly } = time;
    const count = key ? countOfPhase(key, time) : countDays(dayCount, totalHours, time);
    const planned = { hours, planned: days.length, plannedHours: hoursPerDay };
    const [weeks, whole] = [Math.ceil(count / 7), { hours, total: totalHours }];
    if (!key && time.hours === undefined) return [];
    if (isWeekly)
      return [
        key ? say("advice-week-hours", { ...planned, weeks }) : say("course-week-hours", { ...whole, count: weeks }),
      ];
    const inDays = key ? say("advice-hours", { ...planned, days: count }) : say("course-hours", { ...whole, count });
    return [inDays, ...sayInWeeks(count, text)];
  }

  /** What the hours a day or the days in all that he has are enough for, from a phase on. */
  function sayTime(time: TimeGrounds, from: PhaseKey, text = ""): string[] {
    const ofHours = time.hours ? sayHours(time, text, from) : [];
    const { days: given } = time;
    if (given === undefined) return ofHours;
    let left = given;
    const fitting = phaseKeys.slice(phaseKeys.indexOf(from)).filter((key) => {
      left -= countOfPhase(key, time);
      return left >= 0;
    });
    const listed = fitting.map((key) => getPhaseByKey(key).title);
    const tooLong = { phase: getPhaseByKey(from).title, days: countOfPhase(from, time), given };
    return fitting.length > 0
      ? [say("advice-time", { days: given, phases: joinList(listed, say) })]
      : [...ofHours, say("advice-too-long", tooLong)];
  }

  /** `how long with 2 hours a day?`, `can I finish it in a month?`: a plain yes or no where that is asked. */
  function sayOwnPace({ text, phases: [asked, ...others] }: Reading): Saying | undefined {
    const time = others.length === 0 && worded.asksPace.test(text) ? parseAvailableHoursAndDays(text) : {};
    const { hours, days: given } = time;
    const isWhether = given !== undefined && (asked ?? hours) !== undefined && !worded.asksHowLong.test(text);
    const isEnough = (asked ? countOfPhase(asked, time) : countDays(dayCount, totalHours, time)) <= (given ?? 0);
    const isOfPart = !isWhether && (asked ?? (given !== undefined && !hours));
    const said = [
      ...(isWhether ? [say(isEnough ? "yes" : "no", {})] : []),
      ...(isOfPart ? sayTime(time, asked ?? firstPhase.key, text) : sayHours(time, text, asked)),
      ...(isWhether && !isEnough && !asked ? sayTime(time, firstPhase.key) : []),
    ];
    return said.length > 0 ? { text: said.join(" "), link: getLink("curriculum") } : undefined;
  }

  return { sayTime, sayOwnPace };
}
