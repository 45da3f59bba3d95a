import { courseDays, dayCount, phases } from "#content/curriculum/phases.ts";
import { type PhaseKey, phaseOfDay } from "#domain/phase.ts";
import { taughtTopics } from "../topics.ts";
import { dayLink, faqLink, type Saying } from "../links.ts";
import { faqText } from "../notes/faq-notes.ts";
import type { Reading } from "../reading.ts";
import { listed } from "../say.ts";
import { phaseBy } from "./parts.ts";

/** Days whose title names the topic; where none does, days with a task that does. */
function daysOfTopic(name: string) {
  const find = taughtTopics.find((topic) => topic.name === name)?.find;
  if (!find) return [];
  const inTitle = courseDays.filter((day) => find.test(day.title));
  return inTitle.length > 0 ? inTitle : courseDays.filter((day) => day.tasks.some((task) => find.test(task)));
}

/** The phases in which topics come first: `the React part alone` is the Intermediate Phase. */
export function phasesOfTopics(topics: readonly string[]): PhaseKey[] {
  const found = new Set(topics.flatMap((name) => daysOfTopic(name).slice(0, 1)).map(({ day }) => phaseOfDay(day)));
  return phases.map(({ key }) => key).filter((key) => found.has(key));
}

export function taughtTopic(reading: Reading): Saying | undefined {
  // The most particular topic: `advanced python` before `python`.
  const [name] = reading.topics;
  if (!name) return undefined;
  const isAboutTime = reading.concepts.has("when");
  const days = daysOfTopic(name);
  const [firstDay] = days;
  if (!firstDay) return undefined;
  const wantedPhase = isAboutTime ? undefined : reading.phases[0];
  const within = wantedPhase ? days.filter(({ day }) => phaseOfDay(day) === wantedPhase) : days;
  const shown = within.length > 0 ? within : days;
  const places = phases.flatMap((phase) => {
    const inPhase = shown.filter(({ day }) => phaseOfDay(day) === phase.key);
    return inPhase.length > 0
      ? [
          `the ${phase.title} (${phase.month}): ${listed(inPhase.slice(0, 4).map(({ day, title }) => `day ${day} (${title})`))}`,
        ]
      : [];
  });
  const isYesNo = /^(is|are|do|does|did|will|would|can|could|kya|any)\b|\b(included|covered|taught)$/.test(
    reading.text,
  );
  const yes =
    within.length === 0
      ? `Not in the ${phaseBy(wantedPhase ?? "basic").title}. `
      : isYesNo && !isAboutTime
        ? "Yes. "
        : "";
  const topics = reading.topics.slice(1, 3).filter((other) => daysOfTopic(other).length > 0 && !name.includes(other));
  const others = topics.map((other) => ` ${other}: from day ${daysOfTopic(other)[0]?.day}.`).join("");
  return {
    text: `${yes}The course covers ${name} in ${listed(places)}.${others}`,
    link: dayLink(shown[0]?.day ?? firstDay.day),
  };
}

export function absentTopic(reading: Reading): Saying | undefined {
  const [name] = reading.absent;
  if (!name) return undefined;
  return {
    text: `No, ${name} is not in the ${dayCount}-day plan. ${faqText("technologies")}`,
    link: faqLink("technologies"),
  };
}
