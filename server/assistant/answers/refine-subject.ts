import * as worded from "#content/assistant/words/plan-questions.ts";
import { likeliestWordings, plainWordings, type Wording } from "#content/assistant/words/wordings.ts";
import { listNamedPlans } from "./detect-advice-question.ts";
import { extraSubjects, fixedSubjects, moneySubjects, phaseSubjects } from "../subjects.ts";
import type { Reading } from "../reading/read-question.ts";

/** `bundle price?`: not what it holds, nor what it saves. */
const asksBundlePrice = ({ concepts, text, phases }: Reading) =>
  [...concepts].every((name) => name === "bundle" || name === "price") &&
  concepts.size === 2 &&
  phases.length === 0 &&
  !/\b(?:sav\w*|cheaper|less|worth|why|list|old|before|bachat|sast[aei]|kyu\w*)\b/.test(text);

const startsAt = new Set(["start", "phase", "topic"]);

/** The subject that a question's wording settles after another, or beside the likeliest. */
export function findSubjectByWording(wordings: readonly Wording[], subject: string, text: string): string | undefined {
  const found = wordings.find(
    ([subjects, wording]) => (subjects === "*" || subjects.split(" ").includes(subject)) && wording.test(text),
  )?.[2];
  return found === "=" ? subject : found;
}

/** Who says an age below 18, or a class of a school, is told who may enroll; an adult is not. */
function refineSubjectByAge(likeliest: string, { text }: Reading): string {
  const age = ageSubjects.has(likeliest) ? parseAgeGroup(text) : undefined;
  // `class 12, no idea of computers, can he follow?` is about what he knows.
  if (age === "minor") return likeliest === "prerequisites" && !worded.asksToJoin.test(text) ? likeliest : "minor";
  return age === "adult" && (likeliest === "minor" || worded.asksLimit.test(text)) ? "age-limit" : likeliest;
}
const ageSubjects = new Set(["minor", "age-limit", "enroll", "prerequisites"]);

/**
 * What a question is about that counts a day, a week or a phase: that, unless it says a phrase of its likeliest subject or may not be
 * answered in other words. A day is only a detail of `do I need a laptop on day 1`.
 */
export function refineSubject(likeliest: string, reading: Reading): string {
  const { planEntries, concepts, text } = reading;
  const found = findSubjectByWording(likeliestWordings, likeliest, text);
  if (found !== undefined && found !== likeliest) return found;
  if (["outcome", "job"].includes(likeliest) && worded.asksForCv.test(text) && reading.topics.length > 0)
    return "topic";
  const [first] = planEntries;
  if (fixedSubjects.includes(likeliest)) return likeliest;
  // What is struck out is asked for by its own words.
  const isPlainPrice = likeliest === "list-price" && concepts.has("price") && !worded.wordsOfEarlier.test(reading.text);
  if (isPlainPrice || asksBundlePrice(reading)) return "price";
  // `price of advanced`: that two pages show it differently is only said with it.
  if (likeliest === "price-readings" && reading.phases.length > 0 && !worded.wordsOfPages.test(reading.text))
    return "price";
  if (moneySubjects.includes(likeliest) && reading.phases.length === 2 && worded.wordsOfLength.test(reading.text))
    return "duration";
  // `phase 2 kab shuru hota hai`: on which day of the plan.
  const isOfStart = concepts.has("start") || (concepts.has("when") && likeliest === "start");
  if (isOfStart && startsAt.has(likeliest) && reading.phases.length === 1 && !planEntries[0]) return "duration";
  if (worded.wordsOfPriceDifference.test(reading.text) && listNamedPlans(reading).length === 2) return "price";
  // `mentorship in the beginner phase`
  const extra = ["phase", "single-phase", "plan-extras"].includes(likeliest)
    ? [...extraSubjects, "tests", "prerequisites"].find((name) => concepts.has(name))
    : undefined;
  if (extra !== undefined) return extra;
  if (!first) return refineSubjectByAge(findSubjectByWording(plainWordings, likeliest, text) ?? likeliest, reading);
  const isMissingPhase = first.kind === "missing" && (first.unit === "phase" || first.unit === "month");
  if (isMissingPhase && (first.called || phaseSubjects.includes(likeliest))) return "phase";
  const isWeek = first.kind === "missing" ? first.unit === "week" : first.kind === "week" || first.kind === "weeks";
  const unit = isWeek ? "week" : "day";
  // `day 42 comes under which phase`: whatever else its words are used for, its position is asked for.
  if (reading.asksWhere) return unit;
  // The phase of `the 5th day of advanced` only says where the day is counted.
  // `is the first day free?` asks for the lesson to try.
  if ((concepts.has(likeliest) && likeliest !== "phase") || (likeliest === "demo" && first.kind !== "missing"))
    return likeliest;
  if (isMissingPhase) return "phase";
  // What is built in a week is told first where it is asked for.
  return unit === "week" && concepts.has("projects") ? "projects" : unit;
}

const [youngest, adult] = [5, 18];

/** What the age that a question says makes of a student; nothing where it says none. */
export function parseAgeGroup(text: string): "minor" | "adult" | undefined {
  // `I teach class 9`
  if (/\bteach(?:er|ing|es)?\b/.test(text)) return undefined;
  const age = worded.ages.map((pattern) => Number(pattern.exec(text)?.[1])).find((found) => found >= youngest);
  if (age === undefined) return worded.inSchool.test(text) ? "minor" : undefined;
  return age < adult ? "minor" : "adult";
}
