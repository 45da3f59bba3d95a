import { courseDays, dayCount, phases } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { faq } from "#content/faq.ts";
import { plans, savingOverSinglePhases } from "#content/plans.ts";
import type { Phase } from "#domain/curriculum.ts";
import { formatRupees } from "#domain/money.ts";
import { type PhaseKey, phaseOfDay } from "#domain/phase.ts";
import { savings } from "#domain/plan.ts";
import { type Concept, taughtTopics } from "./glossary.ts";
import { dayLink, dayText, faqLink, guaranteeText, phaseLink, phaseOverview, pricingLink, refundText, type SiteLink } from "./notes.ts";
import type { Reading } from "./reading.ts";

export type Answer = { text: string; link: SiteLink; subject: string };

const planKeys = { basic: "beginner", intermediate: "intermediate", advanced: "advanced" } as const;
const planOf = (reading: keyof typeof plans, phase: PhaseKey) => plans[reading][planKeys[phase]];
const phaseBy = (key: PhaseKey): Phase => {
  const phase = phases.find((candidate) => candidate.key === key);
  if (!phase) throw new Error(`No phase ${key}`);
  return phase;
};
const list = (items: readonly string[]) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
const faqText = (slug: string) => faq.find((item) => item.slug === slug)?.answer ?? "";

const asksAny = (reading: Reading, ...wanted: Concept[]) => wanted.some((concept) => reading.concepts.has(concept));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Answers that combine facts; each rule gives one where it applies. The first that applies wins. */
const rules: readonly ((reading: Reading) => Answer | undefined)[] = [
  fixedTexts,
  numberedDays,
  numberedWeeks,
  comparedPlans,
  pricesOfPhases,
  totalHours,
  daysOfPhases,
  taughtTopic,
  absentTopic,
  phasesAlone,
];

export function compose(reading: Reading): Answer | undefined {
  for (const rule of rules) {
    const answer = rule(reading);
    if (answer) return answer;
  }
  return undefined;
}

/** Money promises are never worded anew. */
function fixedTexts(reading: Reading): Answer | undefined {
  if (asksAny(reading, "refund")) return { text: refundText, link: faqLink("refunds"), subject: "refund" };
  if (asksAny(reading, "guarantee") && !asksAny(reading, "job")) {
    return { text: guaranteeText, link: { path: "/", label: "Home" }, subject: "guarantee" };
  }
  return undefined;
}

function numberedDays({ days, text }: Reading): Answer | undefined {
  const [asked] = days;
  if (asked === undefined) return undefined;
  const number = /\b(after|following) (the )?day\b/.test(text) ? asked + 1 : asked;
  if (number > dayCount) {
    return {
      text: `The course has ${dayCount} days; day ${dayCount} is the last: ${courseDays.at(-1)?.title}.`,
      link: dayLink(dayCount),
      subject: "curriculum",
    };
  }
  const day = courseDays.find((candidate) => candidate.day === number);
  if (!day) return undefined;
  return { text: dayText(phaseBy(phaseOfDay(number)), day), link: dayLink(number), subject: "curriculum" };
}

function numberedWeeks(reading: Reading): Answer | undefined {
  const [asked] = reading.weeks;
  const week = Object.values(weeks)
    .flat()
    .find((candidate) => candidate.week === asked);
  if (!week) return undefined;
  const projects = `Projects: ${list(week.projects)}.`;
  const topics = `Topics: ${week.topics.join("; ")}.`;
  const parts = asksAny(reading, "projects", "build") ? [projects, topics] : [topics, projects];
  return {
    text: `Week ${week.week}: ${week.title}. ${parts.join(" ")}`,
    link: { path: "/curriculum", label: "Curriculum" },
    subject: "curriculum",
  };
}

const comparesPlans = (reading: Reading) =>
  asksAny(reading, "bundle", "singlePhase") &&
  reading.phases.length === 0 &&
  (asksAny(reading, "bundle") ? asksAny(reading, "compare", "single", "singlePhase", "saving") : asksAny(reading, "price", "compare"));

/** The bundle against its phases, as both screens price them. */
function comparedPlans(reading: Reading): Answer | undefined {
  const { bundle } = plans.home;
  if (asksAny(reading, "listPrice") && reading.phases.length === 0) {
    return {
      text: `The list price of the ${bundle.course} is ${formatRupees(bundle.listPrice)} on the home page and ${formatRupees(plans.pricingPage.bundle.listPrice)} on the pricing page; you pay ${formatRupees(bundle.price)} on both.`,
      link: pricingLink,
      subject: "price",
    };
  }
  const asksSaving = asksAny(reading, "saving") && reading.phases.length === 0;
  if (!asksSaving && !comparesPlans(reading)) return undefined;
  const home = savingOverSinglePhases("home");
  const page = savingOverSinglePhases("pricingPage");
  return {
    text: `The ${bundle.course} is ${formatRupees(bundle.price)}; the three phases bought one by one are ${formatRupees(bundle.price + home.amount)}, so it saves ${formatRupees(home.amount)} (${home.percent}%). At the pricing page's figures it saves ${formatRupees(page.amount)}. Against its own list price it saves ${formatRupees(savings(bundle))} on the home page and ${formatRupees(savings(plans.pricingPage.bundle))} on the pricing page. If you need one phase only, the single phase costs less.`,
    link: pricingLink,
    subject: "price",
  };
}

function pricesOfPhases(reading: Reading): Answer | undefined {
  if (!asksAny(reading, "price", "payment", "listPrice", "saving") || reading.phases.length === 0) return undefined;
  if (asksAny(reading, "listPrice", "saving")) return listPrices(reading.phases);
  const names = reading.phases.map((phase) => planOf("home", phase).course);
  const home = reading.phases.map((phase) => planOf("home", phase).price);
  const page = reading.phases.map((phase) => planOf("pricingPage", phase).price);
  const differs = sum(home) !== sum(page);
  const bundle = `All three phases together are ${formatRupees(plans.home.bundle.price)} as the ${plans.home.bundle.course}.`;
  if (reading.phases.length > 1) {
    const parts = names.map((name, index) => `${name} ${formatRupees(home[index] ?? 0)}`);
    const elsewhere = differs ? ` With the pricing page's ${formatRupees(plans.pricingPage.advanced.price)} for the Advanced Phase it is ${formatRupees(sum(page))}.` : "";
    return {
      text: `${list(parts)}: together ${formatRupees(sum(home))}, each paid once.${elsewhere} ${bundle}`,
      link: pricingLink,
      subject: "price",
    };
  }
  const amount = formatRupees(sum(home));
  const first = differs
    ? `The ${names[0]} is ${amount} on the home page and on its own page; the pricing page shows it at ${formatRupees(sum(page))}.`
    : `The ${names[0]} is ${amount}.`;
  return { text: `${first} It is a one-time payment. ${bundle}`, link: pricingLink, subject: "price" };
}

function listPrices(asked: readonly PhaseKey[]): Answer {
  const lines = asked.map((phase) => {
    const home = planOf("home", phase);
    const page = planOf("pricingPage", phase);
    return `The ${home.course} is ${formatRupees(home.price)} instead of ${formatRupees(home.listPrice)} on the home page, and ${formatRupees(page.price)} instead of ${formatRupees(page.listPrice)} on the pricing page.`;
  });
  return { text: lines.join(" "), link: pricingLink, subject: "price" };
}

function totalHours(reading: Reading): Answer | undefined {
  const asksTotal = asksAny(reading, "total", "bundle") && /\b(hours?|hrs?|ghante?)\b/.test(reading.text);
  if (!asksTotal) return undefined;
  const hours = (phase: Phase) => phase.days.length * phase.hoursPerDay;
  return {
    text: `About ${sum(phases.map(hours))} hours in all: ${list(phases.map((phase) => `${hours(phase)} in the ${phase.title} (${phase.days.length} days at ${phase.hoursPerDay} hours)`))}.`,
    link: faqLink("pacing"),
    subject: "duration",
  };
}

/** Which phases a visitor means who leaves some out: `skip the first`, `start at intermediate`. */
function remainingPhases(reading: Reading): readonly PhaseKey[] {
  const keys = phases.map(({ key }) => key);
  const starts = /\b(start(ing)? (at|from|with|directly)|jump to|directly|direct)\b/.test(reading.text);
  const [first] = reading.phases;
  if (starts && first) return keys.slice(keys.indexOf(first));
  if (/\b(skip|without|leave out|except|already (know|done|did)|chhod)/.test(reading.text)) {
    return keys.filter((key) => !reading.phases.includes(key));
  }
  return reading.phases;
}

function daysOfPhases(reading: Reading): Answer | undefined {
  if (reading.phases.length === 0 || !asksAny(reading, "duration", "hours", "skip")) return undefined;
  if (!asksAny(reading, "duration", "hours") && asksAny(reading, "enroll", "single", "singlePhase", "prerequisites")) return undefined;
  const asked = remainingPhases(reading).map(phaseBy);
  const [only] = asked;
  if (!only) return undefined;
  if (asked.length === 1) {
    return {
      text: `The ${only.title} has ${only.days.length} days (${only.month}), at about ${only.hoursPerDay} hours a day.`,
      link: phaseLink(only),
      subject: "duration",
    };
  }
  const total = sum(asked.map((phase) => phase.days.length));
  const parts = asked.map((phase) => `${phase.title} ${phase.days.length} days at about ${phase.hoursPerDay} hours a day`);
  return {
    text: `${total} days: ${list(parts)}. Each phase builds on the one before, so check that you know the earlier topics.`,
    link: faqLink("duration"),
    subject: "duration",
  };
}

/** Days whose title names the topic; where none does, days with a task that does. */
export function daysOfTopic(name: string) {
  const find = taughtTopics.find((topic) => topic.name === name)?.find;
  if (!find) return [];
  const inTitle = courseDays.filter((day) => find.test(day.title));
  return inTitle.length > 0 ? inTitle : courseDays.filter((day) => day.tasks.some((task) => find.test(task)));
}

/** Subjects that a topic's name only colours: `react projects` asks for projects. */
const ownSubjects: readonly Concept[] = [
  "certificate", "job", "codePlan", "deploy", "instructor", "teacherSkills", "teacherProjects", "aiTools", "databaseBenefit",
  "domainBenefit", "hostingBenefit", "sshBenefit", "price", "payment", "prerequisites", "test", "support", "community",
  "technologies", "different", "reviews", "self", "equipment", "hours", "pace", "social", "blog", "education", "work",
];

function taughtTopic(reading: Reading): Answer | undefined {
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
    return inPhase.length > 0 ? [`the ${phase.title} (${phase.month}): ${list(inPhase.slice(0, 4).map(({ day, title }) => `day ${day} (${title})`))}`] : [];
  });
  const isYesNo = /^(is|are|do|does|did|will|would|can|could|kya|any)\b|\b(included|covered|taught)$/.test(reading.text);
  const yes = within.length === 0 ? `Not in the ${phaseBy(wantedPhase ?? "basic").title}. ` : isYesNo && !isAboutTime ? "Yes. " : "";
  const topics = reading.topics.slice(1, 3).filter((other) => daysOfTopic(other).length > 0 && !name.includes(other));
  const others = topics.map((other) => ` ${other}: from day ${daysOfTopic(other)[0]?.day}.`).join("");
  return {
    text: `${yes}The course covers ${name} in ${list(places)}.${others}`,
    link: dayLink(shown[0]?.day ?? firstDay.day),
    subject: "curriculum",
  };
}

function absentTopic(reading: Reading): Answer | undefined {
  const [name] = reading.absent;
  if (!name) return undefined;
  const where = asksAny(reading, "instructor") ? undefined : faqText("technologies");
  if (!where) return undefined;
  return {
    text: `No, ${name} is not in the ${dayCount}-day plan. ${capital(where)}`,
    link: faqLink("technologies"),
    subject: "curriculum",
  };
}

/** A phase named and nothing else asked of it. */
function phasesAlone(reading: Reading): Answer | undefined {
  const { phases: asked } = reading;
  if (asked.length === 0) return undefined;
  const colouring: readonly Concept[] = ["phase", "course", "syllabus", "teach", "compare", "when", "total", "technologies", "build", "different", "help", "tools", "modules", "structure", "projects", "tasks"];
  const asksMore = [...reading.concepts].some((concept) => !colouring.includes(concept));
  if (asksMore) return undefined;
  const [first, ...others] = asked;
  if (!first) return undefined;
  if (others.length === 0) return { ...phaseOverview[first], subject: "curriculum" };
  const lines = asked.map(phaseBy).map((phase) => `${phase.title}: ${phase.month}, ${phase.days.length} days, ${formatRupees(planOf("home", phase.key).price)}; ${list(phase.highlights)}.`);
  return { text: lines.join("\n"), link: { path: "/curriculum", label: "Curriculum" }, subject: "curriculum" };
}
