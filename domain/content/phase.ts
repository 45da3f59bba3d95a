// With the region the one import from content: the pages' scripts count by this list too, and lint and build allow no other file of content there.
import * as list from "#phase-list";
import { phaseList } from "#phase-list";
import { capitalise, formatPlural } from "../format/text.ts";

export { phaseList };

/** What a step of the course is called; the code and its addresses say day. */
export const unit = (list as { unit?: { one: string; many: string } }).unit ?? { one: "day", many: "days" };

/** `Day 5`. */
export const formatDay = (day: number) => `${capitalise(unit.one)} ${day}`;

/** `1 day`, `21 days`. */
export const formatDayCount = (count: number) => formatPlural(count, unit.one, unit.many);

export type PhaseKey = (typeof phaseList)[number]["key"];
export const phaseKeys: readonly PhaseKey[] = phaseList.map(({ key }) => key);

export const isPhaseKey = (key: string | null): key is PhaseKey => phaseList.some((phase) => phase.key === key);

/** Which days of the course belong to which phase; the curriculum's content is checked against it. */
export const phaseRanges = computePhaseRanges(phaseList);

export const [firstPhase] = phaseList;
export const courseLength = phaseList.reduce((sum, { days }) => sum + days, 0);

export const mapPhases = <Value>(map: (key: PhaseKey) => Value) =>
  Object.fromEntries(phaseKeys.map((key) => [key, map(key)])) as Record<PhaseKey, Value>;

/** A day beyond the course counts to its last phase. */
export const phaseOfDay = (day: number): PhaseKey =>
  (phaseList.find(({ key }) => day <= phaseRanges[key].last) ?? phaseList[phaseList.length - 1] ?? firstPhase).key;

/** The phases follow each other without a gap. */
export function computePhaseRanges<Key extends string>(list: readonly { key: Key; days: number }[]) {
  let last = 0;
  const ranges = list.map(({ key, days }) => [key, { first: last + 1, last: (last += days) }] as const);
  return Object.fromEntries(ranges) as Record<Key, { first: number; last: number }>;
}

/** Fragment that opens a day wherever the curriculum is shown. */
export const dayAnchor = (day: number) => `day-${day}`;

/** The days of one of a phase's weeks, shared out evenly: 22 days in three weeks are 7, 7 and 8. */
export function listDaysOfPhaseWeek<Day>(
  { days }: { days: readonly Day[] },
  weekIndex: number,
  weekCount: number,
): Day[] {
  const startOf = (week: number) => Math.floor((week * days.length) / weekCount);
  return days.slice(startOf(weekIndex), startOf(weekIndex + 1));
}
