import { listPlans } from "#content/plans.ts";
import { phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import type { AssistantModel } from "../model/assistant-model.ts";
import { parseTime } from "./advise-by-time.ts";
import { phaseNamesAlone } from "../reading/curriculum/curriculum-words.ts";
import { parseCount } from "../reading/curriculum/parse-count.ts";
import type { Reading } from "../reading/read-question.ts";
import { stem } from "../../language/stem.ts";

const which = "(?:which|what|whats|kya|kis|kaun ?s[aei]|kons[aei])";
const part = "(?:phases?|plan|level|part|package|pack|offer|option|choice|one|month|mahin[ae])\\b";
/** `which phase`, `konsa plan`: it names what is chosen. */
const asksWhichPart = new RegExp(
  `\\b${which} (?:of the )?${part}|\\b${which} (?:is |are )?(?:the |a |your )?(?:right|best|good|better|ideal|smart\\w*|correct|realistic|sahi) (?:\\w+ )?${part}`,
);
const asksWhich = new RegExp(`\\b${which}\\b`);
/** What is asked of whoever knows better. */
const wordsOfChoice =
  /\b(?:should (?:i|he|she|we|my|one)|shall i|would you|do you think|suits?|suited|suitable|fits?|(?:right|best|better|good|ideal) (?:\w+ )?for|for (?:me|my|someone|somebody|him|her)|mere liye|lu|lun|loon|lena chahiye|le sakt[aei]|choose|pick|select|prefer|purchase|worth|sahi|theek|thik|best|better|behtar|acch?a|achha|kharid\w*|khareed\w*)\b/;
const suitsSomebody =
  /\b(?:right|best|better|good|ideal|suit\w*|fits?|makes? sense|enough|useful|worth it) (?:\w+ )?(?:for )?(?:me|him|her|us|my \w+)\b|\bmere liye\b/;
/** They ask for advice where money, knowledge or an aim is told beside them. */
const wordsOfBuying =
  /\b(?:buy|take|get|join|enrol\w*|afford|next|start|begin|shuru|len[aei]|chahiye|mileg[ai]|possible)\b/;
const asksToAdvise =
  /\b(?:suggest\w*|recommend\w*|advi[sc]e|salah|sujhav|guide me|help (?:me )?(?:to )?(?:choos\w+|decid\w+|pick\w*|select\w*)|confused|cant (?:decide|choose)|samajh nahi aa|decide nahi)\b/;
/** `where should I begin`, `a good starting point`; not `when does it start`. */
const asksWhereToStart =
  /\bwhere (?:\w+ ){0,3}(?:to|(?:i|he|she|we)(?: \w+)?) (?:start|begin)(?= (?:from|with|if|as|learning|coding)\b|$)|\bstarting point\b|\b(?:kaha|kahan|kidhar) se (?:shuru|start)\b/;
const setsApart = /\b(?:or|ya|vs|versus|than|between)\b/;
const wordsOfBetter =
  /\b(?:better|best|which|should|confused|behtar|acch?a|achha|kaun ?s[aei]|kons[aei]|lu|lun|loon|need|zaroori|zaruri|chahiye)\b/;
export const claimsKnowledge =
  /\b(?:(?:am|im) an? (?:\w+ ){0,3}(?:developer|engineer|programmer)|(?:developer|engineer|programmer) (?:hu|hun|hoon)|know|knows|knew|done|did|finished|completed|learn(?:ed|t)|good at|comfortable|familiar|worked|aata|aati|aate|ata|ati|pata|kiya|seekha|sikha|seekh liya|padh[ia]+|already)\b/;
const deniesKnowledge =
  /\b(?:(?:complete|total|absolute|pure|am a|im a|i m a|as a) (?:beginner|newbie|noob)|newbie|noob|beginner hu|(?:he|she|wife|husband|brother|sister|friend|son|daughter) is new|(?:am|im|totally|completely|very|bilkul) new|zero|nothing|never (?:coded|wrote|written|(?:done|did|tried) (?:\w+ )?(?:coding|programming)|learn\w*|programmed|touched)|new to|naya|nayi|naye|for (?:an? |absolute |complete |total )*beginners?(?! phase)|no (?:idea|experience|knowledge|coding|background)|kuch nahi(?: (?:aa?ta|pata)| ka?un\b| kya\b|$)|(?:code|coding|programming) (?:kabhi )?nahi (?:aa?t|ki|likh|seekh)\w*|kuchh nahi|from scratch|fresher|coding nahi)\b/;
const saysOfSelf =
  /^(?:i|we|my|mujhe|main|mai|mere)\b(?!.*\b(?:will|can|do|does|what|how|when|kya|kab|kaise)\b)|\b(?:aata|aati) hai\b(?!.*\bkya\b)/;
/** `I want to build bots`, `mujhe bot banana hai`, `become a developer`. */
const aims =
  /\b(?:want|wants|wanna|like|wish|goal|aim|dream)\b.*\b(?:build|make|create|develop|become|be)\b|\b(?:banan[aei]|banna) (?:hai|h|tha|chaht[aei])\b/;
/** What one becomes by this course and by no other: an engineer may be of anything. */
const trade = /\b(?:developer|programmer|coder|freelancer)\b/;
const profession = /\b(?:developer|engineer|programmer|coder|freelancer)\b/;

const wishes = /\b(?:want|wants|wanna|interested in|hate|dislike|chaht[aei]|seekhn[aei] hai|sikhn[aei] hai)\b/;

/** A sum that a visitor can spend: `1500 rupees`, `2k`; a smaller number counts days. */
export function parseBudget(text: string): number | undefined {
  const [, thousands, amount] = /\b(?:(\d{1,2}) ?(?:k|hazaa?r|thousand)|(\d{3,6}))\b(?! wal[aei])/.exec(text) ?? [];
  return thousands ? Number(thousands) * 1000 : amount ? Number(amount) : undefined;
}

/** `I have only 2k`, `mere paas 1500`: whose sum it is. */
const hasMoney = /\b(?:have|has|got|budget|spend|afford|pay|pas|paas)\b/;

const wholeCourse = /\b(?:all (?:three|3)|teeno|whole|full|poora|pura) (?:phases?|course)?/;

/** What can be bought that a question names: phases, the bundle, and either by its price, as in `the 2000 one`. */
export function listNamedPlans({ text, phases, concepts }: Reading): (PhaseKey | "bundle")[] {
  const priced = new Set(
    [...text.matchAll(/\b(\d{3,6}) (?:(?:rs|rupees?|inr) )?(?:wal[aei]|one|plan|phase|card)\b/g)].map(([, amount]) =>
      Number(amount),
    ),
  );
  const sold = listPlans("home").filter(({ price }) => priced.has(price));
  const named = new Set<PhaseKey | "bundle">([...phases, ...sold.map(({ phase }) => phase ?? "bundle")]);
  if (concepts.has("bundle") || wholeCourse.test(text)) named.add("bundle");
  return [...phaseKeys, "bundle" as const].filter((key) => named.has(key));
}

/** `beginner or bundle, which is better for me`, `confused between the bundle and a single phase`. */
export const comparesTwoPlans = (reading: Reading) =>
  setsApart.test(reading.text) &&
  (listNamedPlans(reading).length === 2 ||
    (listNamedPlans(reading).join() === "bundle" &&
      (/\bone\b/.test(reading.text) || ["single", "single-phase"].some((name) => reading.concepts.has(name)))));

/** What a visitor tells of himself that advice can go by. */
export function readAdviceGrounds(reading: Reading) {
  const { text, topics, phases, without } = reading;
  // `I know the basics` leaves them out; `done with basics of Python` names no phase.
  const knowsBasics =
    claimsKnowledge.test(text) && /\bbasics?\b/.test(text) && (without.length > 0 || topics.length > 0);
  return {
    budget: parseBudget(text),
    ...parseTime(text),
    knows: claimsKnowledge.test(text),
    knowsBasics,
    isNew: deniesKnowledge.test(text),
    aims: aims.test(text) && (topics.length > 0 || profession.test(text) || makes.test(text)),
    phases: knowsBasics || without.length > 0 ? [] : phases,
  };
}

/** What a visitor answers to the question what he knows. */
export const describesOwnSituation = ({ text, topics, hasRareWord }: Reading) =>
  !asksOther.test(text) &&
  ((topics.length > 0 && !hasRareWord) ||
    claimsKnowledge.test(text) ||
    deniesKnowledge.test(text) ||
    parseBudget(text) !== undefined);
const asksOther = /^(?:do|does|is|are|will|can|when|what|how|where|on|kab|kitn[aei])\b|\b(?:sikha\w*|kab|kis din)\b/;

const conceptsOfTime = new Set(["hours", "pace", "duration"]);
const conceptsOfChoice = new Set(
  "price phase single single-phase prerequisites structure payment when compare enroll bundle saving tools skip differentiators build buy help total technologies self".split(
    " ",
  ),
);

/** Tells whether a question wants to know what to take, or where to begin. */
export function createAdviceQuestionDetector({ lexicon, vocabulary }: Pick<AssistantModel, "lexicon" | "vocabulary">) {
  const choosing = new Set([...lexicon.choosing, ...lexicon.followUps.light, ...phaseNamesAlone].map(stem));
  const course = new Set(vocabulary.courseStems);
  const isOfChoice = (root: string) =>
    /^(?:[#@]|\d+k$)/.test(root) || choosing.has(root) || parseCount([root], 0) !== undefined;

  /** `I know HTML, not React`, `a beginner with 2000 rupees`, `which phase suits me`, `beginner or bundle`, among other words. */
  function asksAmongOthers(reading: Reading): boolean {
    const { text, topics, absent, concepts } = reading;
    const grounds = readAdviceGrounds(reading);
    const names = topics.length + absent.length > 0;
    const knowsTopic = (grounds.knows && names && grounds.phases.length === 0) || grounds.knowsBasics;
    const hasTime = grounds.hours !== undefined || grounds.days !== undefined;
    const tells = grounds.budget !== undefined || hasTime || knowsTopic || grounds.aims;
    const chooses = wordsOfChoice.test(text);
    const counsels = asksToAdvise.test(text);
    const wants = wishes.test(text) && topics.length > 0;
    const asksPart = asksWhichPart.test(text) && (chooses || counsels || tells || grounds.isNew || wants);
    const isOnOffer =
      chooses && listNamedPlans(reading).length > 0 && (grounds.knows || grounds.isNew || shouldI.test(text));
    const isAsked =
      grounds.aims ||
      asksPart ||
      isOnOffer ||
      (saysOfSelf.test(text) && grounds.knows && names) ||
      (grounds.isNew && grounds.budget !== undefined) ||
      (asksWhereToStart.test(text) && grounds.phases.length === 0) ||
      (comparesTwoPlans(reading) && (wordsOfBetter.test(text) || grounds.isNew)) ||
      (asksWhich.test(text) && (chooses || wordsOfBuying.test(text)) && tells) ||
      (counsels && (tells || grounds.isNew || namesPart.test(text))) ||
      (knowsTopic && concepts.has("skip"));
    const isOfChoosing = (name: string) =>
      conceptsOfChoice.has(name) ||
      (name === "teach" && grounds.knows) ||
      (name === "mentorship" && counsels) ||
      (hasTime && conceptsOfTime.has(name)) ||
      (name === "hours" && asksPart);
    return isAsked && [...concepts].every(isOfChoosing) && (grounds.budget === undefined || names || asksPart);
  }

  function isForAdvice(reading: Reading): boolean {
    const { text, phases, planEntries, absent, domains, roots, hasRareWord } = reading;
    // What he knows and is not taught here is no question for it.
    // `a bot for my shop, which phase is right for me`, whatever else it names.
    if (asksToAdvise.test(text) && /\bphases?\b/.test(text) && planEntries.length === 0) return true;
    if (asksToAdvise.test(text) && aims.test(text) && trade.test(text)) return true;
    const isOfPart = asksWhichPart.test(text) || phases.length === 1;
    if (planEntries.length === 0 && isOfPart && suitsSomebody.test(text)) return true;
    // What he can give is told, whatever he does else: `office is 9 to 7, I can do 2 hours`.
    const { budget, hours, days } = readAdviceGrounds(reading);
    const gives = (budget !== undefined && hasMoney.test(text)) || hours !== undefined || days !== undefined;
    const asksToTake = asksWhichPart.test(text) && !asksOfPlan.test(text);
    if (domains.length === 0 && gives && (asksToTake || asksToAdvise.test(text))) return true;
    if (asksWhichPart.test(text) && aims.test(text) && makes.test(text)) return true;
    if (planEntries.length > 0 || (absent.length > 0 && !claimsKnowledge.test(text))) return false;
    if (roots.every(isOfChoice)) {
      const chooses = asksWhich.test(text) && wordsOfChoice.test(text);
      const tellsSum = parseBudget(text) !== undefined && (hasMoney.test(text) || wordsOfBuying.test(text));
      if (chooses || tellsSum || asksToAdvise.test(text)) return true;
    }
    const isOfCourse = !hasRareWord || roots.every((root) => isOfChoice(root) || course.has(root));
    return domains.length === 0 && isOfCourse && asksAmongOthers(reading);
  }

  /** `should I take engineering or medical`, `what should I eat for 500`: a choice that names nothing of the course. */
  const choosesOutsideCourse = (reading: Reading) =>
    choosesOne.test(reading.text) &&
    [...reading.concepts].every((name) => conceptsOfElse.has(name)) &&
    reading.phases.length + reading.topics.length + reading.planEntries.length === 0 &&
    !isForAdvice(reading);

  return { isForAdvice, choosesOutsideCourse };
}

const makes = /\b(?:web ?sites?|apps?|bots?|programs?)\b/;
/** `which phase has 3 hours a day` */
const asksOfPlan = /\b(?:has|have|needs?|takes?|requires?) (?:\w+ )?\d/;
const choosesOne =
  /\b(?:should i (?:take|buy|eat|choose|pick|invest|\w+ (?:or|ya) )|(?:what|which|where)\b.* should i \w+$|help me (?:choose|decide|pick))\b/;
const conceptsOfElse = new Set("compare help price".split(" "));

const shouldI = /\b(?:should i|lena chahiye)\b/;
const namesPart = /\b(?:phase|plan|level)\b/;
