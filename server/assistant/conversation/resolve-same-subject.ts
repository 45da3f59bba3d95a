import { asksIfRequired } from "../answers/curriculum/phase-answers.ts";
import type { Reader, Reading } from "../reading/read-question.ts";
import { readOrdinal } from "../reading/curriculum/plan-grammar.ts";
import { extraSubjects, partSubjects, planSubjects, toolSubjects } from "../subjects.ts";
import { asksForLess, keepSubjectForHowLong, findSubjectBesideLast } from "./follow-up-rules.ts";
import { hasSlots, inheritSlots, type EarlierQuestion, type Resolved } from "./slots.ts";

/** `what is included in it?` after the bundle. */
const asksWhatIsIn = /\b(?:includ\w+|in it|get with it|with it|isme|usme|iske saath)\b/;
const asksToSave = /\bsav(?:e|es|ing|ings)\b/;
const asksWhen = /^(?:and )?(?:when|kab) (?:are|is|hai|hain|hote|honge)(?: (?:they|those|the tests|it))?$/;
const takesOnly = /\bif (?:i|we) (?:only )?(?:take|buy|choose|do|get)\b|\bsirf\b.*\bl(?:u|un|oon|e|ete|eta)\b/;
const asksToBuild = /\b(?:build|make|banat?\w*)\b/;
const asksWhatIsInIt = /^(?:(?:what|kya)\b.*\b(?:includ\w+|in (?:it|that|this)|get|milega)\b|[ui]s ?me(?:in)? kya\b)/;

const needsForThat = /\b(?:need|needs|needed|required|use|used)\b.*\bfor (?:that|this|it)\b/;
const isOnePhase = ({ phases }: Reading, before: string) => phases.length === 1 && partSubjects.includes(before);
const mostWordsOfOne = 6;
const asksOfOne = ({ text }: Reading) => readOrdinal(text) !== undefined && text.split(" ").length <= mostWordsOfOne;

/** `on which day is the first test?` after a topic. */
const hasDaysOfItsOwn = ["tests", "deployment"];

const asksDay = /^(?:on |in )?(?:which|what|kis|kons[aei]|kaun ?s[aei]) (?:day|din|week|haft[ae])\b/;

/** `on which day will I make my own?` after a topic or the projects. */
export function resolveDay(
  own: Reading,
  { reading, subject }: EarlierQuestion,
  read: Reader["read"],
): Resolved | undefined {
  const isOther = hasDaysOfItsOwn.some((concept) => own.concepts.has(concept));
  if (!asksDay.test(own.text) || hasSlots(own) || isOther) return undefined;
  if (reading.topics.length > 0) return { reading: inheritSlots(own, reading), subject: "topic" };
  if (subject.startsWith("project")) return { reading: own, subject: "projects" };
  // `on which day?` after what comes with the course and is taught, too, such as the hosted database.
  const named = toolSubjects.includes(subject) ? read(`${own.text} ${subject.replaceAll("-", " ")}`) : own;
  return named.topics.length > 0 ? { reading: named, subject: "topic" } : undefined;
}

/** `for how long?` after what lasts for a time of its own, `when is the first?` after the tests. */
export function resolveSameSubject(
  own: Reading,
  { subject: before, reading }: EarlierQuestion,
  read: Reader["read"],
): Resolved | undefined {
  const isOfBundle = reading.concepts.has("bundle") && reading.phases.length === 0;
  if (isOfBundle && asksWhatIsIn.test(own.text) && !asksToSave.test(own.text) && !hasSlots(own))
    return {
      reading: own,
      subject: own.concepts.has("projects") || asksToBuild.test(own.text) ? "projects" : "bundle",
    };
  const isOfPhases = before === "advice" ? reading.phases.length > 0 : isOnePhase(reading, before);
  if (isOfPhases && !hasSlots(own) && asksWhatIsInIt.test(own.text))
    return { reading: inheritSlots(own, reading), subject: "phase" };
  // `do I need Docker for that?` after what else is taught.
  if (
    own.topics.length === 1 &&
    own.phases.length === 0 &&
    planSubjects.includes(before) &&
    needsForThat.test(own.text)
  )
    return { reading: own, subject: "topic" };
  // `which is the first one?` after the projects of a phase.
  if (before === "projects" && reading.phases.length === 1 && asksOfOne(own)) {
    const { phases, topics } = reading;
    return { reading: { ...own, phases, topics, days: [], weeks: [], planEntries: [] }, subject: "projects" };
  }
  // Whether there is an article on it, as on what was asked for before.
  if (before === "blog" && own.topics.length > 0) return { reading: own, subject: "blog" };
  // `and if I take only advanced?` after what comes with the course.
  if (extraSubjects.includes(before) && own.phases.length === 1 && takesOnly.test(own.text))
    return { reading: own, subject: before };
  if (asksIfRequired.test(own.text) && own.phases.length === 1) return { reading: own, subject: "phase" };
  if (hasSlots(own)) return undefined;
  if (asksForLess(own, before)) return { reading: read("cheapest phase"), subject: "price" };
  const subject =
    keepSubjectForHowLong(own, before) ?? (hasSlots(reading) ? undefined : findSubjectBesideLast(own, before));
  if (subject !== undefined) return { reading: own, subject };
  // `when are they?` after the tests.
  return before === "tests" && asksWhen.test(own.text)
    ? { reading: inheritSlots(own, reading), subject: "tests" }
    : undefined;
}
