import { dayCount } from "#content/curriculum/phases.ts";
import { weekCount } from "#content/curriculum/weeks.ts";
import { partSubjects } from "../known-subjects.ts";
import type { AssistantModel } from "../model/assistant-model.ts";
import type { Reading } from "../reading/read-question.ts";
import { phaseBy } from "./phase-parts.ts";

const mostSuggestions = 2;

type Suggestion = { subject: string; ask: string };

/** The questions that follow from an answer, without those on subjects that this conversation has asked about. */
export function createSuggester({ offers }: Pick<AssistantModel, "offers">) {
  const offer = (subject: string): Suggestion[] => {
    const ask = offers[subject]?.ask;
    return ask === undefined ? [] : [{ subject, ask }];
  };
  const following = (subject: string) => (offers[subject]?.next ?? []).flatMap(offer);

  return function suggest(subject: string, reading: Reading, earlier: readonly string[]): string[] {
    const asked = new Set([...earlier, subject]);
    const others = [...aboutPhase(subject, reading), ...following(subject)].filter((next) => !asked.has(next.subject));
    const all = [...nextInPlan(subject, reading), ...others.map(({ ask }) => ask)];
    return [...new Set(all)].slice(0, mostSuggestions);
  };
}

/** After one day or week of the plan comes the next. */
function nextInPlan(subject: string, { days, weeks }: Reading): string[] {
  const [day, week] = [days.at(-1), weeks.at(-1)];
  if (subject === "day" && day !== undefined && day < dayCount) return [`What is on day ${day + 1}?`];
  if (subject === "week" && week !== undefined && week < weekCount) return [`What is in week ${week + 1}?`];
  return [];
}

/** What else is asked about the one phase that was named. */
function aboutPhase(subject: string, { phases: [phase, ...others] }: Reading): Suggestion[] {
  if (phase === undefined || others.length > 0 || !partSubjects.includes(subject)) return [];
  const { title } = phaseBy(phase);
  return [
    { subject: "price", ask: `What does the ${title} cost?` },
    { subject: "phase", ask: `What is in the ${title}?` },
    { subject: "duration", ask: `How many days is the ${title}?` },
  ];
}
