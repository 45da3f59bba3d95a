import { daysOfPhases, totalHours, weeksOfCourse } from "./composed/lengths.ts";
import { firstOrLastDay, numberedDays, numberedWeeks, phaseOverviews, singlePhase } from "./composed/plan.ts";
import { comparedPlans, listPriceOfBundle, listPrices, pricesOfPhases } from "./composed/prices.ts";
import { absentTopic, phasesOfTopics, taughtTopic } from "./composed/topics.ts";
import type { Subject } from "./examples.ts";
import { createTextFinder } from "./find-texts.ts";
import type { Saying } from "./links.ts";
import { makeNotes } from "./notes.ts";
import { dayNotes, weekNotes } from "./notes/day-notes.ts";
import { type PostNote, postNotes } from "./notes/post-notes.ts";
import type { Reading } from "./reading.ts";

type Rule = (reading: Reading) => Saying | undefined;

/** What the site says on a subject, fitted to what the question names; nothing where it does not say. */
export function createAnswers(posts: readonly PostNote[]) {
  const notes = makeNotes();
  const plan = [...dayNotes(), ...weekNotes()];
  const findDay = createTextFinder(plan);
  const findPost = createTextFinder(postNotes(posts));

  const namedDay: Rule = (reading) => numberedDays(reading) ?? numberedWeeks(reading);
  const namedTopic: Rule = (reading) => taughtTopic(reading) ?? absentTopic(reading);
  const wordsOfPlan: Rule = ({ planWords, topics }) => findDay([...planWords, ...topics]);
  const overview: Rule = ({ phases }) => phaseOverviews(phases);

  /** The first rule that applies answers, else the subject's note does. */
  const rules: Partial<Record<Subject, readonly Rule[]>> = {
    price: [pricesOfPhases],
    saving: [({ phases }) => (phases.length > 0 ? listPrices(phases) : comparedPlans())],
    listPrice: [({ phases }) => (phases.length > 0 ? listPrices(phases) : listPriceOfBundle())],
    duration: [daysOfPhases, weeksOfCourse],
    hours: [daysOfPhases],
    totalHours: [totalHours],
    singlePhase: [singlePhase],
    day: [namedDay, wordsOfPlan, firstOrLastDay],
    week: [namedDay],
    topic: [namedDay, namedTopic, wordsOfPlan, overview],
    phase: [namedDay, overview, () => notes.structure],
    syllabus: [namedDay, namedTopic, overview],
    technologies: [namedTopic, overview],
    structure: [overview],
    tasks: [namedDay],
    projects: [namedDay, wordsOfPlan],
    blog: [({ text }) => findPost(text.split(" ").filter((word) => !blogWords.has(word)))],
  };

  function find(subject: Subject, asked: Reading): Saying | undefined {
    const reading = planSubjects.has(subject) ? withPhasesOfTopics(asked) : asked;
    for (const rule of rules[subject] ?? []) {
      const saying = rule(reading);
      if (saying) return saying;
    }
    return notes[subject];
  }

  return { find, texts: [...Object.values(notes), ...plan].map(({ text }) => text) };
}

const planSubjects: ReadonlySet<Subject> = new Set(["price", "duration", "hours", "singlePhase"]);
const onePart =
  /\b(part|parts|portion|section|phase|month|mahina|mahine|wala|wali|hissa|alone|akela|akele|only|just|sirf|by itself|on its own)\b/;

/** A part called by what it teaches is the phase that teaches it. */
const withPhasesOfTopics = (reading: Reading): Reading =>
  reading.phases.length === 0 && onePart.test(reading.text)
    ? { ...reading, phases: phasesOfTopics(reading.topics) }
    : reading;

/** These ask for the blog and not for a post of it. */
const blogWords = new Set(
  "blog blogs article articles post posts tutorial tutorials guide guides read reading write written free any some have has there your about the and can see where what which something site website learning resources with this that for you do does did is are on of to in how my me i a an it make making better good page topic kuch koi hai kya par pe ke ka ki baare mein".split(
    " ",
  ),
);
