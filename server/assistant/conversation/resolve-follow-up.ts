import { asksHowLong } from "#content/assistant/words/advice.ts";
import { asksHowHard } from "#content/assistant/words/plan-questions.ts";
import * as worded from "#content/assistant/words/references.ts";
import type { AblationSet } from "../ablations.ts";
import type { AssistantModel } from "../model/assistant-model.ts";
import type { Ranked } from "../reading/rank-subjects.ts";
import { createFollowUpCueReader, type FollowUpCues } from "./follow-up-cues.ts";
import type { Reader, Reading } from "../reading/read-question.ts";
import {
  daySubjects,
  extraSubjects,
  partSubjects,
  peopleSubjects,
  planSubjects,
  shortSubjects,
  wholePhaseSubjects,
} from "../subjects.ts";
import { phasesOfTurn } from "./list-mentioned-in-answer.ts";
import { createPairResolver } from "./resolve-pair.ts";
import { createReferenceResolver } from "./resolve-reference.ts";
import { resolveOnWhichDay, resolveSameSubject } from "./resolve-same-subject.ts";
import { createReaderWithPrevious } from "./read-with-previous.ts";
import {
  mentionsUnit,
  mentionsDuration,
  replaceSlotsWithEarlier,
  hasSlots,
  lowercasePhaseTitle,
  formatSlotsAsText,
  formatFollowUpNumberAsSlot,
  formatSameDayInPhase,
  formatNextOrPreviousSlot,
  isDayOfPhaseNamedBefore,
  isShortQuestion,
  mostWordsOfPerson,
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
/** Below this a few words beside a topic ask for that. */
const sureOfSubject = 0.5;

/** What is asked of a week or a phase by its name: `what about tests there?` */
const findPartAsked = ({ concepts }: Reading) => ["tests", "projects"].find((name) => concepts.has(name));
const isAboutInstructor = ({ subject }: EarlierQuestion) => peopleSubjects.includes(subject);
/** Puts into a question what it takes from earlier ones; a complete question stays as it is. */
export function createFollowUpResolver(options: FollowUpOptions) {
  const { model, read, subjectOf, rank, isForeign, isForAdvice, relationOf, leftOut } = options;
  const nameReferences = createReferenceResolver();
  const { readCues, isElliptical, nameInstructor } = createFollowUpCueReader(model.lexicon);
  const { resolvePair, takeAdvice, goOnWithAdvice } = createPairResolver({ read, relationOf });
  const { readJointly, listOtherSubjects } = createReaderWithPrevious({ model, read, rank, isForeign });

  /** `and the third?`, `the next one` of what was counted before; of the phases where nothing was. */
  function countOn(
    own: Reading,
    cues: FollowUpCues,
    { subject, reading: before }: EarlierQuestion,
  ): string | undefined {
    const isAsked = cues.continues || cues.hasPronoun || isShortQuestion(own);
    if (cues.namesWhole) return undefined;
    const unit = !hasSlots(before) && partSubjects.includes(subject) ? "phase" : undefined;
    return (
      (isAsked ? formatFollowUpNumberAsSlot(own.text, before, unit) : undefined) ??
      formatNextOrPreviousSlot(own.text, cues.step, before)
    );
  }

  /** `and the second day?` after a week, a phase or a day of it is one of the same, as far as there is one. */
  function inSameFrame(own: Reading, cues: FollowUpCues, before: Reading): string | undefined {
    const points = cues.continues || cues.hasPronoun;
    // `no, the day before 24` counts by itself.
    if (!points || cues.step !== 0 || !mentionsUnit("day", own) || own.phases.length + own.weeks.length > 0)
      return undefined;
    const text = formatFollowUpNumberAsSlot(own.text, before, "day");
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
    const filled = replaceSlotsWithEarlier(own, before);
    if (before.days.length + before.weeks.length > 0 && read(`${own.text} ${formatSlotsAsText(before)}`).asksWhere)
      return { reading: { ...filled, asksWhere: true }, subject: "day" };
    return points && !mentionsDuration(own.text) ? { reading: filled, subject } : undefined;
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
            reading: { ...own, topics: before.topics, absent: before.absent, days: [], weeks: [], planEntries: [] },
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
    const turn = reachable.findLast(
      (each) => hasSlots(each.reading) || (cues.hasPronoun && phasesOfTurn(each).length === 1),
    );
    if (!turn) return undefined;
    const before = turn.reading;
    // `how much is it?`, `is it hard?` after a day, a week or a topic is asked of the phase that it is in.
    const [phase, ...otherPhases] = points && !hasSlots(own) ? phasesOfTurn(turn) : [];
    const isHard = asksHowHard.test(own.text);
    if (phase && otherPhases.length === 0 && (isHard || before.phases.length === 0)) {
      const asked = isHard ? "phase" : subjectOf(own);
      if (asked === "phase" ? isHard : wholePhaseSubjects.includes(asked ?? ""))
        return {
          reading: read(
            `${own.text} ${isHard && before.days.length > 0 ? formatSlotsAsText(before) : lowercasePhaseTitle(phase)}`,
          ),
          subject: asked ?? "",
        };
    }
    if (points && isDayOfPhaseNamedBefore(own, before))
      return { reading: read(`${own.text} of the ${formatSlotsAsText(before)}`) };
    if (hasSlots(own)) return undefined;
    // `is there a test in it?` after a week or a phase.
    const ofPart = findPartAsked(own);
    if (ofPart && (before.weeks.length === 1 || (points && before.phases.length === 1)))
      return { reading: read(`${own.text} ${formatSlotsAsText(before)}`), subject: ofPart };
    const listed = before.phases.length === 1 ? read(`${own.text} ${formatSlotsAsText(before)}`) : undefined;
    // `kaun kaun se din?` after a phase: all of its days.
    if (listed?.planEntries.some(({ kind }) => kind === "days")) return { reading: listed, subject: "day" };
    const subject =
      subjectOf(own) ??
      (cues.hasPronoun && isShortQuestion(own) ? partSubjects.find((name) => own.concepts.has(name)) : undefined);
    const filled = () => read(`${own.text} ${formatSlotsAsText(before)}`);
    if (before.topics.length > 0)
      return asksWhere(own, subject) ||
        ((cues.hasPronoun || isElliptical(own) || isShortQuestion(own)) && worded.asksDays.test(own.text))
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
    return isNext && cues.asksOfPerson && isShortQuestion(own, mostWordsOfPerson) && !worded.asksOfSelf.test(own.text)
      ? { reading: read(`instructor ${own.text}`) }
      : undefined;
  }

  function resolve(asked: Reading, turns: readonly EarlierQuestion[]): Resolved {
    const last = turns.at(-1);
    if (leftOut.has("follow-ups") || !last || asked.text.split(" ").length > mostWords) {
      const told = leftOut.has("follow-ups") ? [] : turns;
      const later = asksHowLong.test(asked.text) ? goOnWithAdvice(asked, told, false) : undefined;
      return later ?? (isForAdvice(asked) ? takeAdvice(asked, told) : { reading: asked });
    }
    const reading = worded.beforeThat.test(asked.text)
      ? read(asked.text.replace(worded.beforeThat, "pichla"), asked.language)
      : asked;
    const pointed = nameReferences(asked, turns);
    const named = pointed === undefined || pointed === asked.text ? undefined : read(pointed, asked.language);
    // Of small words beside what was pointed at, the subject stays.
    if (named && isElliptical(named))
      return named.topics.length > 0 ? { reading: named, subject: "topic" } : resolve(named, turns);
    if (named) {
      const subject = findPartAsked(asked) ?? subjectOf(asked) ?? "";
      const isOfDay = named.days.length > 0 && daySubjects.includes(subject);
      return { reading: named, ...(isOfDay || subject === findPartAsked(asked) ? { subject } : {}) };
    }
    const cues = readCues(reading);
    const own = cues.text === reading.text ? reading : read(cues.text);
    const advised = goOnWithAdvice(own, turns, isElliptical(own));
    if (advised) return advised;
    if (isForAdvice(reading)) return takeAdvice(reading, turns);
    // The `same` of `same for advanced` is part of its opening.
    const sameDay = isElliptical(own) ? formatSameDayInPhase(reading, last.reading, cues.continues) : undefined;
    if (sameDay !== undefined) return { reading: read(sameDay), subject: "day" };
    const ofDay = resolveOnWhichDay(own, last, read);
    if (ofDay) return ofDay;
    const together = resolvePair(own, turns);
    if (together) return together;
    const settled = resolveSameSubject(own, last, read);
    if (settled) return { ...settled, isSettled: true };
    const resolved = isElliptical(own) ? goOn(own, cues, last) : nameThePerson(own, cues, turns);
    const joint = () => (leftOut.has("joint-reading") ? undefined : readJointly(own, cues, last));
    const filled = resolved ?? fillIn(own, cues, turns) ?? joint();
    // `which bots exactly`: what the plan teaches is ours in a conversation, however it is asked for.
    const isTopic = own.topics.length > 0 && own.domains.length === 0 && !own.hasRareWord && isShortQuestion(own);
    const isUnclear = (rank(own)[0]?.probability ?? 0) < sureOfSubject;
    return filled ?? (isTopic && isUnclear ? { reading: own, subject: "topic" } : { reading });
  }

  return { resolve, isElliptical, listOtherSubjects };
}
