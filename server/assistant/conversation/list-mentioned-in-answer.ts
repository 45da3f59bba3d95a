import { phases } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { phaseOfDay, unit, type PhaseKey } from "#domain/content/phase.ts";
import { curriculumRanges } from "../reading/curriculum/curriculum-ranges.ts";
import { listingSubjects } from "../subjects.ts";
import type { EarlierQuestion } from "./slots.ts";

/** What an answer named of the plan, in its order. */
export type Said = { days: readonly number[]; phases: readonly PhaseKey[]; projects: readonly string[] };

const saysDay = new RegExp(`\\b${unit.one} (\\d+)`, "gi");
const projectNames = Object.values(weeks)
  .flat()
  .flatMap(({ projects }) => projects);

/** In the order of a text those that it names. */
const listInOrder = <Item>(items: readonly Item[], nameOf: (item: Item) => string, text: string) =>
  items
    .filter((item) => text.includes(nameOf(item)))
    .toSorted((one, other) => text.indexOf(nameOf(one)) - text.indexOf(nameOf(other)));

/** What the answer to an earlier question listed, which the next question may count or point at: `the second one`. */
export function listMentionedInAnswer({ subject, said = () => "" }: EarlierQuestion): Said {
  const text = listingSubjects.includes(subject) ? said("en") : "";
  return {
    days: [...new Set([...text.matchAll(saysDay)].map(([, day]) => Number(day)))],
    phases: listInOrder(phases, ({ title }) => title, text).map(({ key }) => key),
    projects: subject.startsWith("project") ? listInOrder(projectNames, (name) => name, text) : [],
  };
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];

/** The days that a turn spoke of. Of a phase that is named, its days are not what its answer lists, but for the tests. */
export function daysOfTurn(turn: EarlierQuestion): readonly number[] {
  const { days, phases, topics } = turn.reading;
  if (days.length > 0) return days;
  return phases.length === 0 || topics.length > 0 || turn.subject === "tests" ? listMentionedInAnswer(turn).days : [];
}

/** The phases that it spoke of, or that its days and weeks are in. */
export function phasesOfTurn(turn: EarlierQuestion): readonly PhaseKey[] {
  const { phases: named, weeks: counted } = turn.reading;
  if (named.length > 0) return named;
  const days = daysOfTurn(turn);
  if (days.length > 0) return unique(days.map(phaseOfDay));
  const held = counted.flatMap((week) => curriculumRanges.weeks[week - 1]?.phase ?? []);
  return held.length > 0 ? unique(held) : listMentionedInAnswer(turn).phases;
}
