import * as worded from "#content/assistant/words/advice.ts";
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

type TimeGrounds = ReturnType<typeof parseAvailableHoursAndDays>;

/** Tells what the time that a visitor has is enough for. */
export function createTimeAdviser(say: Say) {
  /** How many days a phase takes who has so many hours for it. */
  const countDays = (key: PhaseKey, hours?: number, isWeekly = false) => {
    const { days, hoursPerDay } = getPhaseByKey(key);
    return hours ? Math.ceil((days.length * hoursPerDay) / (isWeekly ? hours / 7 : hours)) : days.length;
  };

  /** What the hours a day or the days in all that he has are enough for, from a phase on. */
  function sayTime({ hours, isWeekly, days: given }: TimeGrounds, from: PhaseKey): string[] {
    const { days, hoursPerDay: plannedHours } = getPhaseByKey(from);
    const needed = countDays(from, hours, isWeekly);
    const planned = { hours: hours ?? plannedHours, planned: days.length, plannedHours };
    const ofHours = isWeekly
      ? say("advice-week-hours", { ...planned, weeks: Math.ceil(needed / 7) })
      : say("advice-hours", { ...planned, days: needed });
    if (given === undefined) return hours ? [ofHours] : [];
    let left = given;
    const fitting = phaseKeys.slice(phaseKeys.indexOf(from)).filter((key) => {
      left -= countDays(key, hours, isWeekly);
      return left >= 0;
    });
    const listed = fitting.map((key) => getPhaseByKey(key).title);
    return fitting.length > 0
      ? [say("advice-time", { days: given, phases: joinList(listed, say) })]
      : [
          ...(hours ? [ofHours] : []),
          say("advice-too-long", { phase: getPhaseByKey(from).title, days: needed, given }),
        ];
  }

  /** What the whole course takes at so many hours a day or a week. */
  function sayWhole({ hours, isWeekly }: TimeGrounds): string[] {
    const total = sum(phases.map(({ days, hoursPerDay }) => days.length * hoursPerDay));
    const count = Math.ceil(total / (hours ?? total));
    return hours ? [say(isWeekly ? "course-week-hours" : "course-hours", { hours, total, count })] : [];
  }

  /** `how long with 2 hours a day?`, `can I finish it in a month?` */
  function sayOwnPace({ text, phases: [asked, ...others] }: Reading): Saying | undefined {
    const time = others.length === 0 && worded.asksPace.test(text) ? parseAvailableHoursAndDays(text) : {};
    const said = asked || time.days !== undefined ? sayTime(time, asked ?? firstPhase.key) : sayWhole(time);
    return said.length > 0 ? { text: said.join(" "), link: getLink("curriculum") } : undefined;
  }

  return { sayTime, sayOwnPace };
}
