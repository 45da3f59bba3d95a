import * as worded from "#content/assistant/words/advice.ts";
import { asksWeeks } from "#content/assistant/words/plan-questions.ts";
import { phases } from "#content/curriculum/phases.ts";
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
  /** How many days a phase takes who has so many hours for it. */
  const countDays = (key: PhaseKey, hours?: number, isWeekly = false) => {
    const { days, hoursPerDay } = getPhaseByKey(key);
    return hours ? Math.ceil((days.length * hoursPerDay) / (isWeekly ? hours / 7 : hours)) : days.length;
  };

  /** The same in weeks, where they are asked for. */
  const sayInWeeks = (days: number, text: string) =>
    asksWeeks.test(text) ? [say("in-weeks", { weeks: Number((days / 7).toFixed(1)) })] : [];

  /** What a phase takes at his hours a day or a week, or as planned. */
  function sayPhase({ hours, isWeekly }: TimeGrounds, key: PhaseKey, text: string): string[] {
    const { days, hoursPerDay: plannedHours } = getPhaseByKey(key);
    const needed = countDays(key, hours, isWeekly);
    const planned = { hours: hours ?? plannedHours, planned: days.length, plannedHours };
    return isWeekly
      ? [say("advice-week-hours", { ...planned, weeks: Math.ceil(needed / 7) })]
      : [say("advice-hours", { ...planned, days: needed }), ...sayInWeeks(needed, text)];
  }

  /** What the hours a day or the days in all that he has are enough for, from a phase on. */
  function sayTime(time: TimeGrounds, from: PhaseKey, text = ""): string[] {
    const { hours, isWeekly, days: given } = time;
    const ofHours = hours ? sayPhase(time, from, text) : [];
    if (given === undefined) return ofHours;
    let left = given;
    const fitting = phaseKeys.slice(phaseKeys.indexOf(from)).filter((key) => {
      left -= countDays(key, hours, isWeekly);
      return left >= 0;
    });
    const listed = fitting.map((key) => getPhaseByKey(key).title);
    const tooLong = { phase: getPhaseByKey(from).title, days: countDays(from, hours, isWeekly), given };
    return fitting.length > 0
      ? [say("advice-time", { days: given, phases: joinList(listed, say) })]
      : [...ofHours, say("advice-too-long", tooLong)];
  }

  /** What the whole course takes at so many hours a day or a week. */
  function sayWhole({ hours, isWeekly }: TimeGrounds, text: string): string[] {
    if (!hours) return [];
    const count = Math.ceil(totalHours / hours);
    const values = { hours, total: totalHours, count };
    return isWeekly ? [say("course-week-hours", values)] : [say("course-hours", values), ...sayInWeeks(count, text)];
  }

  /** `how long with 2 hours a day?`, `can I finish it in a month?`: a plain yes or no where that is asked. */
  function sayOwnPace({ text, phases: [asked, ...others] }: Reading): Saying | undefined {
    const time = others.length === 0 && worded.asksPace.test(text) ? parseAvailableHoursAndDays(text) : {};
    const { hours, isWeekly, days: given } = time;
    const link = getLink("curriculum");
    const perDay = hours && isWeekly ? hours / 7 : hours;
    const needed = asked ? countDays(asked, hours, isWeekly) : Math.ceil(totalHours / (perDay ?? totalHours));
    if (given !== undefined && (asked ?? hours) && !worded.asksHowLong.test(text)) {
      const said = asked ? sayPhase(time, asked, text) : sayWhole(time, text);
      const instead = asked || needed <= given ? [] : sayTime(time, firstPhase.key);
      return { text: [say(needed <= given ? "yes" : "no", {}), ...said, ...instead].join(" "), link };
    }
    const said =
      (asked ?? (given !== undefined && !hours)) ? sayTime(time, asked ?? firstPhase.key, text) : sayWhole(time, text);
    return said.length > 0 ? { text: said.join(" "), link } : undefined;
  }

  return { sayTime, sayOwnPace };
}
