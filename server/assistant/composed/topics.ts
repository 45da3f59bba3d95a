import { courseDays, dayCount, phases } from "#content/curriculum/phases.ts";
import { phaseOfDay } from "#domain/phase.ts";
import { type Concept, taughtTopics } from "../glossary.ts";
import { dayLink, faqLink } from "../links.ts";
import { faqText } from "../notes/faq-notes.ts";
import type { Reading } from "../reading.ts";
import { listed } from "../say.ts";
import { type Answer, asksAny, phaseBy } from "./parts.ts";

/** Days whose title names the topic; where none does, days with a task that does. */
function daysOfTopic(name: string) {
  const find = taughtTopics.find((topic) => topic.name === name)?.find;
  if (!find) return [];
  const inTitle = courseDays.filter((day) => find.test(day.title));
  return inTitle.length > 0 ? inTitle : courseDays.filter((day) => day.tasks.some((task) => find.test(task)));
}

/** Subjects that a topic's name only colours: `react projects` asks for projects. */
const ownSubjects: readonly Concept[] = [
  "certificate",
  "job",
  "codePlan",
  "deploy",
  "instructor",
  "teacherSkills",
  "teacherProjects",
  "aiTools",
  "databaseBenefit",
  "domainBenefit",
  "hostingBenefit",
  "sshBenefit",
  "price",
  "payment",
  "prerequisites",
  "test",
  "support",
  "community",
  "technologies",
  "different",
  "reviews",
  "self",
  "equipment",
  "hours",
  "pace",
  "social",
  "blog",
  "education",
  "work",
];

export function taughtTopic(reading: Reading): Answer | undefined {
  // The most particular topic: `advanced python` before `python`.
  const [name] = reading.topics;
  if (!name) return undefined;
  const isAboutTime = asksAny(reading, "when");
  if (!isAboutTime && (asksAny(reading, ...ownSubjects) || asksAny(reading, "mcp"))) return undefined;
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
    subject: "curriculum",
  };
}

export function absentTopic(reading: Reading): Answer | undefined {
  const [name] = reading.absent;
  if (!name) return undefined;
  if (asksAny(reading, "instructor")) return undefined;
  return {
    text: `No, ${name} is not in the ${dayCount}-day plan. ${faqText("technologies")}`,
    link: faqLink("technologies"),
    subject: "curriculum",
  };
}
