import * as worded from "#content/assistant/words/messages.ts";
import { faq } from "#content/faq.ts";
import { settledWordings } from "#content/assistant/words/wordings.ts";
import type { FaqItem } from "#domain/content/faq.ts";
import { fixedSubjects, peopleSubjects, returnSubjects } from "../subjects.ts";
import { noAblations, type AblationSet } from "../ablations.ts";
import { separateOwnDomainWords } from "../knowledge/taught-topics.ts";
import type { AssistantModel } from "../model/assistant-model.ts";
import { createQuestionReader, type Reading } from "../reading/read-question.ts";
import type { Language } from "../../language/detect-language-by-script.ts";
import { createMultiQuestionAnswerer, type Answer } from "./answer-multi-question.ts";
import { createButtonQuestionLookup } from "./suggest-questions.ts";
import { createReplyWriter, isVague, type ContentReply, type AnsweredQuestion } from "./write-reply.ts";
import { asksWhatOrWhether, createOwnerTextAnswerer } from "./answer-from-owner-texts.ts";
import { createFactCheckTextFinder } from "./find-fact-check-texts.ts";
import { createSinglePhaseCaveatAdder } from "./add-single-phase-caveat.ts";
import { createLongMessageAnswerer } from "./answer-long-message.ts";
import { dropReactionAndDeniedPart } from "./drop-reaction-and-denied-part.ts";
import { createQuestionFinder } from "./find-question-in-message.ts";
import { createFollowUpResolver } from "./resolve-follow-up.ts";
import { createAnswerChooser, type PostNote } from "../answers/choose-answer.ts";
import { toHindiModel, dropUnaskedLeadingYes } from "../answers/format-answer.ts";
import { createAdviceQuestionDetector } from "../answers/detect-advice-question.ts";
import { findSubjectByWording, parseAgeGroup, refineSubject } from "../answers/refine-subject.ts";
import { hasSlots, type EarlierQuestion, type Resolved } from "./slots.ts";
import { hasAttackPattern } from "../reading/sanitise-question.ts";
import { splitAtPunctuation, splitIntoQuestions } from "../reading/normalise-and-split-text.ts";
import { asksForUntaughtTopic, createSubjectRanker } from "../reading/rank-subjects.ts";

/** A cleaned question, the cleaned ones before it, oldest first, and the language to answer in where it is not that of its script. */
export type Conversation = { question: string; history: readonly string[]; language?: Language };
export type Understood = {
  reply: ContentReply;
  /** The earlier questions that somebody else may be asked with this one. */
  listEarlier: () => readonly string[];
  /** The site's texts on what is asked about. */
  findFactCheckTexts: () => string[];
};
export type ContentAssistant = { understand: (conversation: Conversation) => Understood };

/** A clause alone must be this clearly harmful, unless the whole hints at it too. */
const [clear, hint] = [0.95, 0.1];

/** From here on the whole is one question. */
const sureOfWhole = 0.98;
/** Below this the other subjects together are likelier than the one that is answered. */
const sureOfAnswer = 0.5;
/** The same where a question names nothing but what the plan calls so. */
const sureBesidePlan = 0.8;
/** Below this no subject is likely. */
const tooVague = 0.35;

/** Answers cleaned questions from the site's own texts: no network, no language model, a few milliseconds. */
export function createContentAssistant(
  learned: AssistantModel,
  posts: readonly PostNote[] = [],
  leftOut: AblationSet = noAblations,
  items: readonly FaqItem[] = faq,
): ContentAssistant {
  // What an article is about is no other walk of life.
  const { others: domains } = separateOwnDomainWords(
    learned.lexicon.domains,
    posts.flatMap(({ title, description }) => [title, description]),
  );
  const model = { ...learned, lexicon: { ...learned.lexicon, domains } };
  const { read, startRequest } = createQuestionReader(model, leftOut);
  const ranking = createSubjectRanker(model);
  const { rank, isForeign, isHostile, findSmallTalkReply, listNearest } = ranking;
  const hasHindi = model.lexicon.devanagari.length > 0;
  const models = { en: model, hi: hasHindi ? toHindiModel(model) : model };
  const english = createAnswerChooser(models.en, posts, "en", leftOut);
  const choosers = { en: english, hi: hasHindi ? createAnswerChooser(models.hi, posts, "hi", leftOut) : english };
  const choose = (subject: string, reading: Reading) => choosers[reading.language].choose(subject, reading);
  const { isForAdvice, choosesOutsideCourse } = createAdviceQuestionDetector(model);

  const findRelation = (reading: Reading) =>
    findSubjectByWording(settledWordings, "", reading.text) ?? english.relationOf(reading);
  /** `is the last phase harder, and what does it cost?` is not settled by its first half. */
  function findRelationOfWhole(question: string, reading: Reading): string | undefined {
    const related = findRelation(reading);
    return related === "phase" && splitIntoQuestions(question).length > 1 ? undefined : related;
  }
  /** The subject of a question, where it is likely enough. */
  function subjectOf(reading: Reading, sure = 0): string | undefined {
    if (isForAdvice(reading)) return "advice";
    const related = findRelation(reading);
    if (related !== undefined) return related;
    const [best] = rank(reading);
    if (!best || best.probability < sure) return undefined;
    // Whatever else is asked about a refund, its answer stays the site's own.
    const isRefund = worded.asksRefund.test(reading.text) && !returnSubjects.includes(best.label);
    return isRefund ? "refund" : refineSubject(best.label, reading);
  }
  const { resolve, isElliptical, listOtherSubjects } = createFollowUpResolver({
    ...ranking,
    model,
    read,
    subjectOf,
    isForAdvice,
    relationOf: english.relationOf,
    leftOut,
  });
  const findSubjectOfButtonQuestion = createButtonQuestionLookup(models.en, hasHindi ? models.hi : undefined);
  // A few small words, such as `and the whole course?`, cannot mean harm.
  const isHarm = (reading: Reading, sure?: number) =>
    isHostile(reading, sure) && !isElliptical(reading) && !isForAdvice(reading);

  const findQuestion = createQuestionFinder({ read, subjectOf });

  /** A message as it is read; nothing where it, or a clause of it, means harm. */
  function readHonest(question: string, language?: Language): Reading | undefined {
    if (hasAttackPattern(question)) return undefined;
    const whole = read(question, language);
    const clausesOf = splitAtPunctuation(question);
    // A single clause is the whole.
    const telling = clausesOf.length > 1 ? clausesOf.filter((part) => !worded.tellsOfFeeling.test(part)) : [];
    const clauses = telling.map((part) => read(part, whole.language));
    const isHarmful =
      isHarm(whole) || clauses.some((clause) => isHarm(clause, isHostile(whole, hint) ? undefined : clear));
    return isHarmful ? undefined : whole;
  }

  /** What a question means after those before it. A button's question is complete, and its subject is known. */
  function resolveInConversation(question: string, whole: Reading, turns: readonly EarlierQuestion[]): Resolved {
    const subject = findSubjectOfButtonQuestion(question);
    if (subject !== undefined) return { reading: whole, subject };
    const { language } = whole;
    const found = resolve(whole, turns);
    // `can I sign up myself?` of whoever has said an age below 18 is answered by who may enroll.
    const isOfMinor = turns.some((turn) => parseAgeGroup(turn.reading.text) === "minor");
    const ofMinor = isOfMinor && worded.asksToJoin.test(whole.text) && !hasSlots(whole) ? "minor" : undefined;
    const settled = ofMinor ?? found.subject ?? findRelationOfWhole(question, found.reading);
    const resolved = settled === undefined ? found : { ...found, subject: settled };
    return resolved.reading.language === language
      ? resolved
      : { ...resolved, reading: { ...resolved.reading, language } };
  }

  /** What of a message is asked, where others stand before it. */
  function hear(message: string, whole: Reading, turns: readonly EarlierQuestion[]): [string, Reading] {
    const asked = turns.length > 0 ? dropReactionAndDeniedPart(message.replace(worded.leadOfQuestion, "")) : message;
    return [asked, asked === message ? whole : read(asked, whole.language)];
  }

  /** The earlier questions in order, each with what it took from those before it; what is not ours is left out. */
  function readTurns(history: readonly string[]): { turns: EarlierQuestion[]; listSendable: () => string[] } {
    const turns: EarlierQuestion[] = [];
    const withheld = new Set<string>();
    for (const text of history) {
      const whole = hasAttackPattern(text) ? undefined : read(text);
      if (!whole || isHarm(whole)) continue;
      const heard = hear(text, whole, turns);
      const message = findQuestion(...heard);
      const advised = message && readAdvice(message, whole.language);
      const resolved = advised ? { ...advised, isSettled: true } : resolveInConversation(...heard, turns);
      const { reading, subject = subjectOf(reading) ?? namedTopic(reading) } = resolved;
      if (subject === undefined) continue;
      // `what does it cost` after advice is asked of the phase that was recommended.
      const asked = english.withAnsweredPhase(subject, reading);
      const isAgain = turns.at(-1)?.subject === subject && !resolved.isSettled;
      const again = isAgain ? answerOne(reading, 0, subject) : undefined;
      const other = again && findOtherAnswer(again, heard[1], turns)?.subject;
      const sayOn = (about: string) => (spoken: Language) =>
        answerOne({ ...reading, language: spoken }, 0, about)?.text ?? "";
      turns.push({ reading: other ? heard[1] : asked, subject: other ?? subject, said: sayOn(other ?? subject) });
      // The answer to these is fixed: no gateway is to be asked about them.
      if (fixedSubjects.includes(subject)) withheld.add(text);
    }
    // Every clause is read again, which only a request to a gateway is worth.
    return { turns, listSendable: () => history.filter((text) => !withheld.has(text) && readHonest(text)) };
  }

  const qualifyForSinglePhase = createSinglePhaseCaveatAdder(models);
  const ownerTextOptions = { read, subjectOf, choose, qualifyForSinglePhase, models, items };
  const { ownTexts, findOwn, namesOnlyPlan, quotePage, answerOne, answerFromOwnerTexts } =
    createOwnerTextAnswerer(ownerTextOptions);
  const parts = { read, subjectOf, answerOne };

  const answerParts = createMultiQuestionAnswerer({ ...parts, lexicon: model.lexicon, listNearest, resolve, findOwn });

  /** What opens the answer to an earlier question, such as `Yes`, is none to this one. */
  function answerSettled(reading: Reading, subject: string, whole: Reading): Answer | undefined {
    const answer = answerOne(reading, 0, subject);
    return answer && reading.text !== whole.text ? { ...answer, text: dropUnaskedLeadingYes(answer.text, "") } : answer;
  }

  function answerConversation(question: string, whole: Reading, turns: readonly EarlierQuestion[]): AnsweredQuestion {
    const resolved = resolveInConversation(question, whole, turns);
    const { reading, subject } = resolved;
    const added = ownTexts.findSame(question) ?? (hasSlots(whole) ? undefined : ownTexts.findClosest(question));
    if (added) return { resolved, answer: { ...added, subject: "faq" }, isSure: true };
    const titled = reading === whole && !asksForUntaughtTopic(whole) ? ownTexts.findTitled(question) : undefined;
    if (titled) return { resolved, answer: quotePage(titled, whole), isSure: true };
    // What an earlier question or a part of this one has settled is sure.
    if (subject !== undefined) return { resolved, answer: answerSettled(reading, subject, whole), isSure: true };
    const [best] = choosesOutsideCourse(reading) ? [] : rank(reading);
    const isUnsure = !best || best.probability < (namesOnlyPlan(reading) ? sureBesidePlan : sureOfAnswer);
    const isClear = best !== undefined && best.probability >= sureOfWhole && !peopleSubjects.includes(best.label);
    const mayHaveParts = reading === whole && whole.domains.length === 0 && !leftOut.has("two-part-answers");
    const whose = best ? "ours" : isForeign(whole) ? "foreign" : "unclear";
    const inParts = mayHaveParts ? answerParts(question, whole, isClear || !best, whose) : undefined;
    const fromOwner = isUnsure && !inParts ? answerFromOwnerTexts(question, reading, !best) : undefined;
    if (fromOwner) return { resolved, answer: fromOwner, isSure: true };
    if (inParts || !best) return { resolved, answer: inParts, isSure: true };
    // Inside a conversation a few vague words that name nothing may mean this or that: it is asked back.
    const isUnnamed = !reading.concepts.has(best.label) && isVague(reading);
    if (turns.length > 0 && best.probability < tooVague && isUnnamed)
      return { resolved, answer: undefined, isSure: false };
    // A subject may have no answer to what it was asked, such as a topic that no plan has.
    return { resolved, answer: answerOne(reading) ?? answerFromOwnerTexts(question, reading, true), isSure: !isUnsure };
  }

  const findFactCheckTexts = createFactCheckTextFinder({ rank, chooser: english });
  const withAdvisedPhase = (reading: Reading) => english.withAnsweredPhase("advice", reading);
  const answerers = { answerConversation, answerOne, withAdvisedPhase };
  const { answerLongMessage, readAdvice } = createLongMessageAnswerer({ ...parts, ...answerers, isForAdvice });
  const { writeReply, findOtherAnswer } = createReplyWriter({ ...answerers, models, listNearest, listOtherSubjects });

  return {
    understand({ question: message, history, language }) {
      startRequest();
      const said = readHonest(message, language);
      if (!said) return { ...nothingToSend, reply: { kind: "hostile" } };
      const smallTalk = findSmallTalkReply(said);
      if (smallTalk) return { ...nothingToSend, reply: { kind: "small-talk", isGreeting: smallTalk === "greeting" } };
      const [, lead] = (history.length > 0 && worded.leadOfQuestion.exec(message)) || [];
      const { turns, listSendable } = readTurns(lead === undefined ? history : [...history, `and ${lead}`]);
      const [question, whole] = hear(message, said, turns);
      const long = findQuestion(question, whole);
      const answered = long ? answerLongMessage(long, whole, turns) : answerConversation(question, whole, turns);
      const reply = writeReply(answered, whole, turns);
      return {
        reply,
        listEarlier: listSendable,
        findFactCheckTexts: () => findFactCheckTexts(answered.resolved, reply),
      };
    },
  };
}

/** `what is Docker?` is refused, yet names what `on which day do I use it?` asks for. */
const namedTopic = ({ topics, domains, hasRareWord, text }: Reading) =>
  topics.length > 0 && domains.length === 0 && !hasRareWord && asksWhatOrWhether.test(text) ? "topic" : undefined;
const nothingToSend = { listEarlier: () => [], findFactCheckTexts: () => [] };
