import { courseDays, dayCount } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { formatRupees } from "#domain/money.ts";
import { type PhaseKey, phaseOfDay } from "#domain/phase.ts";
import { curriculumLink, dayLink, faqLink, phaseLink, type Saying } from "../links.ts";
import { dayText, phaseText } from "../notes/day-notes.ts";
import { faqText } from "../notes/faq-notes.ts";
import type { Reading } from "../reading.ts";
import { listed } from "../say.ts";
import { remainingPhases } from "./lengths.ts";
import { phaseBy, planOf } from "./parts.ts";

export function numberedDays({ days, text }: Reading): Saying | undefined {
  const [asked] = days;
  if (asked === undefined) return undefined;
  const number = /\b(after|following) (the )?day\b/.test(text) ? asked + 1 : asked;
  if (number > dayCount) {
    return {
      text: `The course has ${dayCount} days; day ${dayCount} is the last: ${courseDays.at(-1)?.title}.`,
      link: dayLink(dayCount),
    };
  }
  const day = courseDays.find((candidate) => candidate.day === number);
  if (!day) return undefined;
  return { text: dayText(phaseBy(phaseOfDay(number)), day), link: dayLink(number) };
}

/** `What is the last thing we do?` */
export function firstOrLastDay(reading: Reading): Saying | undefined {
  const edge = /\b(last|final|end)\b/.test(reading.text)
    ? dayCount
    : /\b(first|start|begin)\b/.test(reading.text)
      ? 1
      : 0;
  return edge === 0 ? undefined : numberedDays({ ...reading, days: [edge] });
}

export function numberedWeeks(reading: Reading): Saying | undefined {
  const [asked] = reading.weeks;
  const week = Object.values(weeks)
    .flat()
    .find((candidate) => candidate.week === asked);
  if (!week) return undefined;
  const projects = `Projects: ${listed(week.projects)}.`;
  const topics = `Topics: ${week.topics.join("; ")}.`;
  const parts =
    reading.concepts.has("projects") || reading.concepts.has("build") ? [projects, topics] : [topics, projects];
  return {
    text: `Week ${week.week}: ${week.title}. ${parts.join(" ")}`,
    link: curriculumLink,
  };
}

/** One phase by name, without the others: `only the intermediate phase`. */
export function singlePhase(reading: Reading): Saying | undefined {
  const [key, ...others] = remainingPhases(reading);
  if (!key || reading.phases.length === 0 || others.length > 0) return undefined;
  const phase = phaseBy(key);
  const home = planOf("home", key).price;
  const page = planOf("pricingPage", key).price;
  const price = formatRupees(home) + (home === page ? "" : ` (${formatRupees(page)} on the pricing page)`);
  return {
    text: `Yes. You can take the ${phase.title} alone: ${phase.month}, ${phase.days.length} days, ${price} as a one-time payment. Each phase builds on the one before, so check that you know the earlier topics.`,
    link: faqLink("single-phase"),
  };
}

/** What the phases named are about. */
export function phaseOverviews(asked: readonly PhaseKey[]): Saying | undefined {
  const [first, ...others] = asked;
  if (!first) return undefined;
  if (others.length === 0) return overviewOf(first);
  const lines = asked
    .map(phaseBy)
    .map(
      (phase) =>
        `${phase.title}: ${phase.month}, ${phase.days.length} days, ${formatRupees(planOf("home", phase.key).price)}; ${listed(phase.highlights)}.`,
    );
  return { text: lines.join("\n"), link: curriculumLink };
}

/** The FAQ has an answer of its own for two of the phases. */
function overviewOf(key: PhaseKey) {
  const phase = phaseBy(key);
  return { text: key === "basic" ? phaseText(phase) : faqText(`${key}-phase`), link: phaseLink(phase) };
}
