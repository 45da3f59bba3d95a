import { phases } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { unit, type PhaseKey } from "#domain/content/phase.ts";
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
export function listSaid({ subject, said = () => "" }: EarlierQuestion): Said {
  const text = listingSubjects.includes(subject) ? said("en") : "";
  return {
    days: [...new Set([...text.matchAll(saysDay)].map(([, day]) => Number(day)))],
    phases: listInOrder(phases, ({ title }) => title, text).map(({ key }) => key),
    projects: subject.startsWith("project") ? listInOrder(projectNames, (name) => name, text) : [],
  };
}
