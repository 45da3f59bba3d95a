import { extraSubjects, moneySubjects, requestSubjects, toolSubjects } from "../subjects.ts";
import type { Reading } from "../reading/read-question.ts";
import { parseAgeGroup } from "../answers/refine-subject.ts";
import type { EarlierQuestion } from "./slots.ts";

/** Subjects whose answer says a time of its own. */
const lengthSubjects = new Set(
  "data-kept chat-privacy cookies lifetime interactive premium-courses tools code-plan domain hosting database-hosting ssh workspace offer-end".split(
    " ",
  ),
);
const learningSubjects = new Set(["tools", "interactive", "premium-courses"]);
/** Which of the tools a question speaks of. */
const learning = /\b(?:learning|interactive|lessons?|subscription)\b/;
const premium = /\bpremium\b/;

const asksHowLong =
  /\b(?:how (?:long|many (?:days|months|weeks|years))|until when|till when|kab tak|kabtak|kitn[aei] (?:time|samay|din|dino|mahin[aeo]|saal|arse|der))\b/;
/** They name what lasts: the course, a phase, or the answer that is waited for. */
const namesOther = /\b(?:course|phases?|total|poora|pura|reply|answer|jawab)\b/;
const mostWords = 8;

/** The subject of `for how long?` after something that lasts for a time of its own; nothing after all else. */
export function keepSubjectForHowLong({ text, phases }: Reading, before: string): string | undefined {
  const subject = before === "privacy" ? "data-kept" : before;
  const isShort = text.split(" ").length <= mostWords;
  if (
    !lengthSubjects.has(subject) ||
    !isShort ||
    !asksHowLong.test(text) ||
    phases.length > 0 ||
    namesOther.test(text.replace("premium course", "")) ||
    (!learningSubjects.has(subject) && learning.test(text))
  )
    return undefined;
  if (subject !== "tools") return subject;
  return premium.test(text) ? "premium-courses" : learning.test(text) ? "interactive" : subject;
}

const asksWhomToAsk =
  /^(?:ok )?(?:who (?:can|do|should|will|could|would)|whom|how (?:can|do|should) (?:i|we) (?:contact|ask|reach|call)|kis ?se p(?:u|oo)ch\w*)\b(?!.*\b(?:for it|refund)\b)/;
const asksForNames = /\b(?:name|list|examples?|such as|kaun kaun|konse konse)\b/;
const asksHowManyDays = /\b(?:how many days|kitn[aei] din)\b/;
const mostWordsOfNames = 5;

const asksToTalk =
  /\b(?:[ui]nse|usse|him|her|them)\b.*\b(?:baat|mil)\b|\b(?:talk|speak|chat) (?:to|with) (?:him|her|them)\b/;
const asksIfExtra = /\b(?:extra|separately|alag se|included|in the (?:price|fees?)|in price)\b/;
const asksIfFree = /^(?:and )?(?:is|are) (?:it|that|this|they|those|these) (?:also |really |all )?free\b/;
const asksToDelete = /\b(?:delet\w*|remov\w*|eras\w*|hata\w*|hatw\w*)\b/;
const asksWorth = /\b(?:worth|value|valid)\b/;
const keepsData = new Set(["privacy", "data-kept", "data-access", "chat-privacy", "student-record"]);
const asksForMoney = /\b(?:pais[ae]|money|amount|fees?)\b.*\b(?:mil\w*|get|got|back|return\w*|wapas|laut\w*)\b/;
const asksWhoSigns = /^(?:and )?who(?:se)? (?:signs|issues|gives|name)\b|\bkaun (?:sign|deta|dega)\b/;

/** What a few words ask for that name nothing: whom to ask, some of the projects, the days of what was priced. */
export function findSubjectBesideLast({ text }: Reading, before: string): string | undefined {
  const words = text.split(" ").length;
  if (words > mostWords) return undefined;
  if (/\bdoubts?\b/.test(text) && words <= mostWords) return "mentorship";
  if (before === "refund" && asksForMoney.test(text)) return before;
  if (asksWhomToAsk.test(text)) return "contact";
  if (toolSubjects.includes(before) && asksIfFree.test(text)) return before;
  if (before === "certificate" && asksWhoSigns.test(text)) return "certificate-form";
  if (before !== "tools" && extraSubjects.includes(before) && asksIfExtra.test(text)) return "plan-extras";
  if (keepsData.has(before) && asksToDelete.test(text)) return "data-rights";
  if (asksWorth.test(text) && before === "tools") return "tools-worth";
  if (asksWorth.test(text) && before === "certificate") return "recognition";
  if (before === "enroll" && /\bpay\b/.test(text)) return "payment";
  if (before === "instructor" && asksToTalk.test(text)) return "mentorship";
  if (before === "projects" && words <= mostWordsOfNames && asksForNames.test(text)) return "project-names";
  return moneySubjects.includes(before) && asksHowManyDays.test(text) ? "duration" : undefined;
}

const wordsOfWhatNow =
  /^(?:so |then |and |ab )?(?:what (?:should|must|can|do|shall) (?:i|we) do|(?:ab )?kya (?:karu|karun|karna|kare))\b/;
/** `what should I do now?` of who waits for an answer. */
export const asksWhatNow = ({ text }: Reading, before: string) =>
  requestSubjects.includes(before) && wordsOfWhatNow.test(text);

/** Whether a visitor has said an age below 18: `can I sign up myself?` is then answered by who may enroll. */
export const isAfterMinor = (turns: readonly EarlierQuestion[]) =>
  turns.some(({ reading }) => parseAgeGroup(reading.text) === "minor");

const isTooMuch =
  /\b(?:too (?:much|costly|expensive|high|dear)|(?:cant|cannot|can not) afford|(?:bahut|zyada) (?:mehng[aei]|zyada))\b/;
/** `that is too much for me` after a price asks for a lower one. */
export const asksForLess = ({ text }: Reading, before: string) =>
  moneySubjects.includes(before) && isTooMuch.test(text);
