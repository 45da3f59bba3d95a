import type { AblationSet } from "../ablations.ts";
import type { AssistantModel } from "../model/assistant-model.ts";
import type { Ranked } from "../reading/rank-subjects.ts";
import { createFollowUpCueReader, type FollowUpCues } from "./follow-up-cues.ts";
import type { Reader, Reading } from "../reading/read-question.ts";
import { daySubjects, extraSubjects, partSubjects, peopleSubjects, planSubjects, shortSubjects } from "../subjects.ts";
import { describesOwnSituation } from "../answers/detect-advice-question.ts";
import { asksWhy } from "../answers/advise-phase.ts";
import { asksWhatNow } from "./follow-up-rules.ts";
import { createPairResolver } from "./resolve-pair.ts";
import { createReferenceResolver } from "./resolve-reference.ts";
import { resolveDay, resolveSameSubject } from "./resolve-same-subject.ts";
import { createReaderWithPrevious } from "./read-with-previous.ts";
import {
  mentionsUnit,
  mentionsDuration,
  inheritSlots,
  hasSlots,
  formatSlots,
  formatNumberAsSlot,
  formatSameDayInPhase,
  formatNextOrPreviousSlot,
  type EarlierQuestion,
  type Resolved,
} from "./slots.ts";

type FollowUpOptions = {
  model: Pick<AssistantModel, "lexicon" | "suggestions">;
  read: Reader["read"];
  /** The subject of a question on its own; nothing where it is about something else. */
  subjectOf: (reading: Reading, sure?: number) => string | undefined;
  rank: (reading: Reading) => Ranked;
  isForeign: (reading: Reading) => boolean;
  isForAdvice: (reading: Reading) => boolean;
  /** The subject of a question on how two things of the plan lie to one another. */
  relationOf: (reading: Reading) => string | undefined;
  leftOut: AblationSet;
};

/** A longer question says what it is about. */
const mostWords = 14;
/** A question this short may leave out what the one before named: `how many days?`, `what is the fee?` */
const mostWordsOfFragment = 4;
/** Below this a few words beside a topic ask for that. */
const sureOfSubject = 0.5;
/** One more word or two, where only a person has it: `experience hai bhi ya nahi`. */
const mostWordsOfPerson = 6;

const isShortQuestion = ({ text }: Reading, most = mostWordsOfFragment) => text.split(" ").length <= most;
const isAboutInstructor = ({ subject }: EarlierQuestion) => peopleSubjects.includes(subject);
/** Puts into a question what it takes from earlier ones; a complete question stays as it is. */
export function createFollowUpResolver(options: FollowUpOptions) {
  const { model, read, subjectOf, rank, isForeign, isForAdvice, relationOf, leftOut } = options;
  const nameReferences = createReferenceResolver();
  const { readCues, isElliptical, nameInstructor } = createFollowUpCueReader(model.lexicon);
  const { resolvePair, takeAdvice } = createPairResolver({ read, relationOf });
  const readJointly = leftOut.has("joint-reading")
    ? () => undefined
    : createReaderWithPrevious({ model, read, rank, isForeign });

  /** `and the third?`, `the next one` of what was counted before; of the phases where nothing was. */
  function countOn(
    own: Reading,
    cues: FollowUpCues,
    { subject, reading: before }: EarlierQuestion,
  ): string | undefined {
    const isAsked = cues.continues || cues.hasPronoun || isShortQuestion(own);
    const unit = !hasSlots(before) && partSubjects.includes(subject) ? "phase" : undefined;
    return (
      (isAsked ? formatNumberAsSlot(own.text, before, unit) : undefined) ??
      formatNextOrPreviousSlot(own.text, cues.step, before)
    );
  }

  /** `and the second day?` after a week, a phase or a day of it is one of the same, as far as there is one. */
  function inSameFrame(own: Reading, cues: FollowUpCues, before: Reading): string | undefined {
    const points = cues.continues || cues.hasPronoun;
    if (!points || !mentionsUnit("day", own) || own.phases.length + own.weeks.length > 0) return undefined;
    const text = formatNumberAsSlot(own.text, before, "day");
    return text !== undefined && read(text).days.length > 0 ? text : undefined;
  }

  /** `and for advanced?`: the subject stays. */
  function goOn(own: Reading, cues: FollowUpCues, last: EarlierQuestion): Resolved | undefined {
    const { subject, reading: before } = last;
    const points = cues.continues || cues.hasPronoun;
    const counted = hasSlots(own) ? inSameFrame(own, cues, before) : countOn(own, cues, last);
    const named = counted === undefined ? own : read(counted);
    // `how long does day 4 take?`, `and day 5?` asks the same of both; after `how long is the course?` a day is a new matter.
    const staysWithDays = before.days.length > 0 && daySubjects.includes(subject);
    if (mentionsUnit("day", named)) return { reading: named, subject: staysWithDays ? subject : "day" };
    if (mentionsUnit("week", named)) return { reading: named, subject: "week" };
    // `no, I meant Node`
    if (named.topics.length + named.absent.length > 0)
      return cues.continues && before.topics.length > 0 && planSubjects.includes(subject)
        ? { reading: named, subject: "topic" }
        : undefined;
    if (named.phases.length > 0) return goOnWithPhase(named, points || counted !== undefined, last);
    if (cues.namesWhole && partSubjects.includes(subject)) return points ? { reading: own, subject } : undefined;
    const filled = inheritSlots(own, before);
    if (before.days.length + before.weeks.length > 0 && read(`${own.text} ${formatSlots(before)}`).asksWhere)
      return { reading: { ...filled, asksWhere: true }, subject: "day" };
    return points ? { reading: filled, subject } : undefined;
  }

  function goOnWithPhase(
    own: Reading,
    points: boolean,
    { subject, reading: before }: EarlierQuestion,
  ): Resolved | undefined {
    if (mentionsDuration(own.text) || /\b(?:day|din|hafta)\b/.test(own.text)) return undefined;
    // `and in the advanced phase?` after a topic asks for the topic there.
    if (before.topics.length > 0 && planSubjects.includes(subject))
      return points
        ? {
            reading: inheritSlots(own, { ...before, phases: own.phases, days: [], weeks: [], planEntries: [] }),
            subject,
          }
        : undefined;
    if (before.days.length + before.weeks.length > 0) return { reading: own, subject: "phase" };
    return points || partSubjects.includes(subject) ? { reading: own, subject } : undefined;
  }

  /** `how many days is it?`: the phase, the day or the topic stays. */
  function fillIn(own: Reading, cues: FollowUpCues, turns: readonly EarlierQuestion[]): Resolved | undefined {
    const points = cues.continues || cues.hasPronoun;
    if (cues.namesWhole || !(points || isShortQuestion(own))) return undefined;
    const reachable = points ? turns : turns.slice(-1);
    const before = reachable.findLast(({ reading }) => hasSlots(reading))?.reading;
    if (!before) return undefined;
    if (points && isDayOfEarlierPhase(own, before))
      return { reading: read(`${own.text} of the ${formatSlots(before)}`) };
    if (hasSlots(own)) return undefined;
    // `is there a test in it?` after a week or a phase.
    if ((before.weeks.length === 1 || (points && before.phases.length === 1)) && own.concepts.has("tests"))
      return { reading: read(`${own.text} ${formatSlots(before)}`), subject: "tests" };
    const listed = before.phases.length === 1 ? read(`${own.text} ${formatSlots(before)}`) : undefined;
    // `kaun kaun se din?` after a phase: all of its days.
    if (listed?.planEntries.some(({ kind }) => kind === "days")) return { reading: listed, subject: "day" };
    const subject =
      subjectOf(own) ??
      (cues.hasPronoun && isShortQuestion(own) ? partSubjects.find((name) => own.concepts.has(name)) : undefined);
    const filled = () => read(`${own.text} ${formatSlots(before)}`);
    if (before.topics.length > 0)
      return asksWhere(own, subject) ||
        ((cues.hasPronoun || isElliptical(own) || isShortQuestion(own)) && asksDays.test(own.text))
        ? { reading: filled(), subject: "topic" }
        : undefined;
    if (subject === undefined) return undefined;
    if (before.days.length > 0)
      return points && daySubjects.includes(subject) && !mentionsDuration(own.text)
        ? { reading: filled(), subject }
        : undefined;
    const taken = points ? [...partSubjects, ...extraSubjects] : shortSubjects;
    return before.phases.length > 0 && taken.includes(subject) ? { reading: filled(), subject } : undefined;
  }

  /** `on which day?`, `kab?`; not `when do I pay?` */
  const asksWhere = (own: Reading, subject: string | undefined) =>
    (subject !== undefined || isElliptical(own)) &&
    ((own.concepts.has("when") && own.concepts.size === 1) || planSubjects.includes(subject ?? ""));

  /** `what is his qualification?` after the person who teaches. */
  function nameThePerson(own: Reading, cues: FollowUpCues, turns: readonly EarlierQuestion[]): Resolved | undefined {
    if (cues.hasPersonPronoun)
      return turns.some(isAboutInstructor) ? { reading: read(nameInstructor(own.text)) } : undefined;
    const isNext = turns.slice(-1).some(isAboutInstructor);
    return isNext && cues.asksOfPerson && isShortQuestion(own, mostWordsOfPerson) && !asksOfSelf.test(own.text)
      ? { reading: read(`instructor ${own.text}`) }
      : undefined;
  }

  function resolve(asked: Reading, turns: readonly EarlierQuestion[]): Resolved {
    const last = turns.at(-1);
    if (leftOut.has("follow-ups") || !last || asked.text.split(" ").length > mostWords)
      return isForAdvice(asked) ? { reading: asked, subject: "advice" } : { reading: asked };
    const reading = beforeThat.test(asked.text)
      ? read(asked.text.replace(beforeThat, "pichla"), asked.language)
      : asked;
    const pointed = nameReferences(asked, turns);
    const named = pointed === undefined || pointed === asked.text ? undefined : read(pointed, asked.language);
    // Of small words beside what was pointed at, the subject stays.
    if (named && isElliptical(named)) return resolve(named, turns);
    if (named) {
      const subject = subjectOf(asked) ?? "";
      return { reading: named, ...(named.days.length > 0 && daySubjects.includes(subject) ? { subject } : {}) };
    }
    const cues = readCues(reading);
    const own = cues.text === reading.text ? reading : read(cues.text);
    // What he knows, after the question what that is.
    if (last.subject === "advice" && describesOwnSituation(own)) {
      const known = own.topics.length > 0 && isElliptical(own) ? `i know ${own.text}` : own.text;
      return { reading: read(`${last.reading.text} ${known}`), subject: "advice" };
    }
    // `why that one?`
    if (last.subject === "advice" && asksWhy.test(own.text) && isShortQuestion(own))
      return { reading: inheritSlots(own, last.reading), subject: "advice" };
    // `I sent the form days ago. What should I do now?`
    if (asksWhatNow(own, last.subject)) return { reading: own, subject: last.subject };
    if (isForAdvice(reading)) return takeAdvice(reading, turns);
    // The `same` of `same for advanced` is part of its opening.
    const sameDay = isElliptical(own) ? formatSameDayInPhase(reading, last.reading, cues.continues) : undefined;
    if (sameDay !== undefined) return { reading: read(sameDay), subject: "day" };
    const ofDay = resolveDay(own, last, read);
    if (ofDay) return ofDay;
    const together = resolvePair(own, turns);
    if (together) return together;
    const settled = resolveSameSubject(own, last, read);
    if (settled) return settled;
    const resolved = isElliptical(own) ? goOn(own, cues, last) : nameThePerson(own, cues, turns);
    const filled = resolved ?? fillIn(own, cues, turns) ?? readJointly(own, cues, last);
    // `which bots exactly`: what the plan teaches is ours in a conversation, however it is asked for.
    const isTopic = own.topics.length > 0 && own.domains.length === 0 && !own.hasRareWord && isShortQuestion(own);
    const isUnclear = (rank(own)[0]?.probability ?? 0) < sureOfSubject;
    return filled ?? (isTopic && isUnclear ? { reading: own, subject: "topic" } : { reading });
  }

  /** What is told before a question speaks of: `the third one sounds good`. */
  function resolveLead(told: Reading, turns: readonly EarlierQuestion[]): Resolved {
    const last = turns.at(-1);
    const counted = last && !hasSlots(told) ? countOn(told, { ...readCues(told), continues: true }, last) : undefined;
    return counted === undefined ? resolve(told, turns) : { reading: read(counted) };
  }

  return { resolve, resolveLead, isElliptical };
}

/** `usse pehle wale din`: the one before, not the first. */
const beforeThat = /\b(?:[ui]s se|[ui]sse|[ui]ske) p[ea]hle(?: wal[aei])?\b/;

/** `kitne din?` after a topic: the days that it is taught on. */
const asksDays = /\b(?:days|din)\b/;

/** A day counted within the phase that was named before: `its last day`. */
const isDayOfEarlierPhase = (own: Reading, before: Reading) =>
  own.days.length > 0 && own.phases.length === 0 && before.phases.length > 0 && before.days.length === 0;

/** `do I need experience?` */
const asksOfSelf = /\b(?:i|my|me|mujhe|need|needed|required|chahiye|zaroori)\b/;
