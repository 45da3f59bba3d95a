import { asksIfRequired } from "#content/assistant/words/plan-questions.ts";
import * as worded from "#content/assistant/words/references.ts";
import type { Reader, Reading } from "../reading/read-question.ts";
import { laterWordings } from "#content/assistant/words/wordings.ts";
import { findSubjectByWording } from "../answers/refine-subject.ts";
import { extraSubjects, moneySubjects, partSubjects, planSubjects, toolSubjects } from "../subjects.ts";
import { hasSlots, replaceSlotsWithEarlier, type EarlierQuestion, type Resolved } from "./slots.ts";

const isOnePhase = ({ phases }: Reading, before: string) => phases.length === 1 && partSubjects.includes(before);
/** A longer question says itself what it is about. */
const mostWords = 8;

const aboutCertificate = new Set(["recognition", "certificate-form"]);

/** `on which day is the first test?` after a topic. */
const hasDaysOfItsOwn = ["tests", "deployment"];

/** `on which day will I make my own?` after a topic or the projects. */
export function resolveOnWhichDay(
  own: Reading,
  { reading, subject }: EarlierQuestion,
  read: Reader["read"],
): Resolved | undefined {
  const isOther = hasDaysOfItsOwn.some((concept) => own.concepts.has(concept));
  if (!worded.asksDay.test(own.text) || hasSlots(own) || isOther) return undefined;
  if (reading.topics.length > 0) return { reading: replaceSlotsWithEarlier(own, reading), subject: "topic" };
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
  // `isme hosting bhi hai?` after the bundle asks of the hosting.
  const namesExtra = [...extraSubjects, ...toolSubjects].some((name) => name !== "tools" && own.concepts.has(name));
  const isOfBundle = reading.concepts.has("bundle") && reading.phases.length === 0 && !namesExtra;
  if (isOfBundle && worded.asksWhatIsIn.test(own.text) && !worded.asksToSave.test(own.text) && !hasSlots(own))
    return {
      reading: own,
      subject: own.concepts.has("projects") || worded.asksToBuild.test(own.text) ? "projects" : "bundle",
    };
  const isOfPhases = before === "advice" ? reading.phases.length > 0 : isOnePhase(reading, before);
  if (isOfPhases && !hasSlots(own) && worded.asksWhatIsInIt.test(own.text))
    return { reading: replaceSlotsWithEarlier(own, reading), subject: "phase" };
  // `do I need Docker for that?` after what else is taught.
  if (
    own.topics.length === 1 &&
    own.phases.length === 0 &&
    planSubjects.includes(before) &&
    worded.needsForThat.test(own.text)
  )
    return { reading: own, subject: "topic" };
  // Whether there is an article on it, as on what was asked for before.
  if (before === "blog" && own.topics.length > 0 && !worded.ofCourse.test(own.text))
    return { reading: own, subject: "blog" };
  // `and if I take only advanced?` after what comes with the course.
  const extra = aboutCertificate.has(before) ? "certificate" : before;
  if (extraSubjects.includes(extra) && own.phases.length === 1 && worded.takesOnly.test(own.text))
    return { reading: own, subject: extra };
  if (asksIfRequired.test(own.text) && own.phases.length === 1) return { reading: own, subject: "phase" };
  if (hasSlots(own)) return undefined;
  if (moneySubjects.includes(before) && worded.isTooMuch.test(own.text))
    return { reading: read("cheapest phase"), subject: "price" };
  const isShort = own.text.split(" ").length <= mostWords && own.domains.length === 0;
  const subject = isShort ? findSubjectByWording(laterWordings, before, own.text) : undefined;
  // The article is found by the words that it was asked for with.
  const asked = subject === "blog" ? read(`${reading.text} ${own.text}`) : replaceSlotsWithEarlier(own, reading);
  return subject === undefined ? undefined : { reading: asked, subject };
}
