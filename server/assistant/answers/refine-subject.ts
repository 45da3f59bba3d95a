import { listNamedPlans } from "./detect-advice-question.ts";
import { extraSubjects, fixedSubjects, moneySubjects, phaseSubjects } from "../subjects.ts";
import type { Reading } from "../reading/read-question.ts";

/** `bundle price?`: not what it holds, nor what it saves. */
const asksBundlePrice = ({ concepts, text, phases }: Reading) =>
  [...concepts].every((name) => name === "bundle" || name === "price") &&
  concepts.size === 2 &&
  phases.length === 0 &&
  !/\b(?:sav\w*|cheaper|less|worth|why|list|old|before|bachat|sast[aei]|kyu\w*)\b/.test(text);

/** `how much cheaper is the first phase than the second?` */
const wordsOfPriceDifference =
  /\bhow much (?:\w+ )?(?:more|less|extra|cheaper|costlier|dearer)\b|\b(?:price|cost|fees?) (?:k[aei] )?(?:difference|farak|fark|antar)\b|\b(?:difference|farak|fark) (?:in|of|between)(?: the)? (?:price|cost|fee)|\bkitn[aei] (?:sast[aei]|mehng[aei])\b/;

/** `do I have to install anything to try it?` is asked of the free lesson. */
const wordsOfTrying =
  /\b(?:(?:to|can i|i) try|try k[ai]r\w*|trial|free (?:\w+ )?lesson|first free lesson|lesson (?:\w+ ){0,5}browser)\b/;
const wordsOfFreeLesson = /\bfree (?:\w+ )?lesson\b|\bfirst free lesson\b/;
const asksWhereItIs =
  /^(?:(?:and|so|but|ok) )?where (?:is|are) (?:the |your )?(?:school|studio|academy|institute|workshop|office)\b/;
const wordsOfFreeForm = /\bforms?\b.*\b(?:free|muft)\b|\b(?:free|muft)\b.*\b(?:fill|send|bhar\w*)\b.*\bforms?\b/;

/** `what is 45 multiplied by 19` */
const isSum = /\b\d+ (?:multipl\w+ (?:by|with)|times|divided by|plus|minus|x) \d+\b/;

/** The subject of a question whose wording leaves no doubt: whatever is asked of the free lesson, where the school is. */
export function findSubjectByWording({ text }: Reading): string | undefined {
  if (wordsOfFreeLesson.test(text)) return "demo";
  if (isSum.test(text)) return "elsewhere";
  if (wordsOfFreeForm.test(text)) return "enroll";
  return asksWhereItIs.test(text) ? "office" : undefined;
}
const askedOfTrying = new Set(["equipment", "interactive", "enroll", "prerequisites", "own-code"]);

const wordsOfResuming = /\b(?:wahin?|jaha[an]?|jahan?) se (?:\w+ )?(?:start|shuru|continue|aage|resume)\b/;
const wordsOfEarlier =
  /\b(?:before|earlier|was|were|did|old|original\w*|actual\w*|real|full|instead|list|mrp|normal\w*|usual\w*|struck|crossed|cut|discount\w*|p[ea]hle|tha|thi|the|asl[ai])\b/;
const wordsOfLength = /\b(?:short|long)er\b/;
const wordsOfPages = /\b(?:pages?|differ\w*|same|two|both|why|which|kyu\w*|alag)\b/;

const wordsOfPlace = /\bwhere\b.*\b(?:school|studio|academy|institute|workshop)\b/;
const wordsOfMaterial = /^(?:(?:what|which|the|any|are) )*materials?\b/;
const wordsOfNeed = /\b(?:need|needed|bring|buy|required)\b/;

/** What is asked in words of every trade and not of a coding course: where its rooms are, and its materials. */
function refineSubjectByTrade(likeliest: string, { text }: Reading): string {
  if (wordsOfPlace.test(text)) return "office";
  if (likeliest === "saving" && /^is there (?:a|any) bundle\b/.test(text)) return "bundle";
  if (likeliest === "live" && wordsOfMaterial.test(text)) return wordsOfNeed.test(text) ? "equipment" : "tools";
  return likeliest;
}

/** `who made you?` */
const asksWhoYouAre = /\b(?:who|kis ?ne) (?:made|built|created|programmed|banaya) (?:you|u|tumhe|tumko|aapko)\b/;
const asksWorthOfTools = /\b(?:how much|what|kitn[aei])\b.*\bworth\b/;
const asksForCv = /\b(?:cvs?|resumes?|biodata)\b/;
const asksOfMorePayments =
  /\b(?:hidden|more payments?|pay(?:ing)? (?:\w+ )?(?:more|again) (?:later|after\w*)|(?:anything|something) else to pay|really everything)\b/;
const wordsOfManaging =
  /\b(?:manage|cope|balance|keep up|handle|adjust|time nikal\w*|samay nikal\w*)\b.*\b(?:with|along\w*|beside\w*|and|during|saath)\b/;
const asksIfExtra = /\b(?:extra|additional\w*|separately|alag se)\b/;

/** What a subject's words mean beside another: `only 21 students?`, `does the certificate cost extra?` */
function refineSubjectByWords(likeliest: string, { text, topics }: Reading): string {
  if (asksWhoYouAre.test(text)) return "self";
  if (likeliest === "tools" && asksWorthOfTools.test(text)) return "tools-worth";
  if (likeliest === "price" && asksOfMorePayments.test(text)) return "payment";
  if (["outcome", "job"].includes(likeliest) && asksForCv.test(text) && topics.length > 0) return "topic";
  if (["age", "why-price"].includes(likeliest) && /\bstudents?\b/.test(text)) return "students";
  if (likeliest === "whatsapp" && /\bgroups?\b/.test(text)) return "community";
  if (["contact", "support", "phone"].includes(likeliest) && /\bdoubts?\b/.test(text)) return "mentorship";
  if (["pace", "hours", "live"].includes(likeliest) && /\b(?:sun|satur)days?|weekends?|weekdays?\b/.test(text))
    return "plan-calendar";
  if (likeliest === "outcome" && wordsOfManaging.test(text)) return "pace";
  // What the tools cost is told with them.
  return likeliest !== "tools" && extraSubjects.includes(likeliest) && asksIfExtra.test(text)
    ? "plan-extras"
    : likeliest;
}

const startsAt = new Set(["start", "phase", "topic"]);

/** Who says an age below 18, or a class of a school, is told who may enroll; an adult is not. */
function refineSubjectByAge(likeliest: string, { text }: Reading): string {
  const age = ageSubjects.has(likeliest) ? parseAgeGroup(text) : undefined;
  // `class 12, no idea of computers, can he follow?` is about what he knows.
  if (age === "minor") return likeliest === "prerequisites" && !asksToJoin.test(text) ? likeliest : "minor";
  return age === "adult" && (likeliest === "minor" || asksLimit.test(text)) ? "age-limit" : likeliest;
}
const asksToJoin =
  /\b(?:join\w*|suit\w*|(?:right|ok|okay|good|fine) for|enrol\w*|admission|sign up|register|form|allowed|eligible|young|chhot[aei])\b/;
const asksLimit = /\bage (?:limit|bar|criteria)\b|\bumar ki (?:seema|limit)\b/;
const ageSubjects = new Set(["minor", "age-limit", "enroll", "prerequisites"]);

/**
 * What a question is about that counts a day, a week or a phase: that, unless it says a phrase of its likeliest subject or may not be
 * answered in other words. A day is only a detail of `do I need a laptop on day 1`.
 */
export function refineSubject(mostLikely: string, reading: Reading): string {
  const { planEntries, concepts } = reading;
  const likeliest = refineSubjectByWords(mostLikely, reading);
  if (likeliest !== mostLikely) return likeliest;
  const [first] = planEntries;
  // Who comes back to where he left is not given money back.
  if (likeliest === "refund" && wordsOfResuming.test(reading.text)) return "pace";
  if (fixedSubjects.includes(likeliest)) return likeliest;
  // What is struck out is asked for by its own words.
  const isPlainPrice = likeliest === "list-price" && concepts.has("price") && !wordsOfEarlier.test(reading.text);
  if (isPlainPrice || asksBundlePrice(reading)) return "price";
  if (askedOfTrying.has(likeliest) && wordsOfTrying.test(reading.text)) return "demo";
  // `price of advanced`: that two pages show it differently is only said with it.
  if (likeliest === "price-readings" && reading.phases.length > 0 && !wordsOfPages.test(reading.text)) return "price";
  if (moneySubjects.includes(likeliest) && reading.phases.length === 2 && wordsOfLength.test(reading.text))
    return "duration";
  // `phase 2 kab shuru hota hai`: on which day of the plan.
  const isOfStart = concepts.has("start") || (concepts.has("when") && likeliest === "start");
  if (isOfStart && startsAt.has(likeliest) && reading.phases.length === 1 && !planEntries[0]) return "duration";
  if (wordsOfPriceDifference.test(reading.text) && listNamedPlans(reading).length === 2) return "price";
  // `mentorship in the beginner phase`
  const extra = ["phase", "single-phase", "plan-extras"].includes(likeliest)
    ? [...extraSubjects, "tests", "prerequisites"].find((name) => concepts.has(name))
    : undefined;
  if (extra !== undefined) return extra;
  if (!first) return refineSubjectByAge(refineSubjectByTrade(likeliest, reading), reading);
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

const ages = [
  /(?<!\b(?:for|since|last|past|in|after|only|about|over|of) )\b(\d{1,2}) (?:years?|yrs?|yr|saal|sal)\b/,
  /\b(?:i am|i m|im|he is|she is|they are|(?:son|daughter|child|brother|sister|beta|beti|bhai|behen|housewife|man|woman) (?:is|of)|age is|age|aged|umar|umar hai) (\d{1,2})\b/,
];
/** A pupil of any class is a minor; who has passed it may be of any age. */
const inSchool =
  /\b(?:class|std|standard|kaksha) (?:[1-9]|1[0-2])\b(?! pass)|\b(?:[1-9]|1[0-2]) th (?:class|std|standard|kaksha|grade|me|mein)\b(?! (?:pass|fail|result))/;
const [youngest, adult] = [5, 18];

/** What the age that a question says makes of a student; nothing where it says none. */
export function parseAgeGroup(text: string): "minor" | "adult" | undefined {
  // `I teach class 9`
  if (/\bteach(?:er|ing|es)?\b/.test(text)) return undefined;
  const age = ages.map((pattern) => Number(pattern.exec(text)?.[1])).find((found) => found >= youngest);
  if (age === undefined) return inSchool.test(text) ? "minor" : undefined;
  return age < adult ? "minor" : "adult";
}
