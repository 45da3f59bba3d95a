import { faq } from "#content/faq.ts";
import type { FaqItem } from "#domain/content/faq.ts";
import {
  circumstanceSubjects,
  extraSubjects,
  openingSubjects,
  fixedSubjects,
  moneySubjects,
  peopleSubjects,
  returnSubjects,
} from "../subjects.ts";
import { noAblations, type AblationSet } from "../ablations.ts";
import type { AssistantModel, Saying } from "../model/assistant-model.ts";
import { createQuestionReader, type Reading } from "../reading/read-question.ts";
import type { Language } from "../../language/devanagari.ts";
import { createHinglishWriter } from "../../language/hinglish.ts";
import { createMultiQuestionAnswerer, type Answer } from "./answer-multi-question.ts";
import { createQuestionSuggester, listSuggestionButtons } from "./suggest-questions.ts";
import { createOwnTextFinder } from "../answers/search-texts.ts";
import { createQuestionFinder, type Story } from "./find-question.ts";
import { createFollowUpResolver } from "./resolve-follow-up.ts";
import { createAnswerChooser, type PostNote } from "../answers/choose-answer.ts";
import { formatPriceLines } from "../../gateway/prompt.ts";
import {
  withHindiTexts,
  dropLeadingYes,
  putCaveatFirst,
  shortenAnswer,
  splitSentences,
} from "../answers/format-answer.ts";
import { createChoiceReader } from "../answers/read-choice.ts";
import { parseAgeGroup, refineSubject } from "../answers/refine-subject.ts";
import { hasSlots, type EarlierQuestion, type Resolved } from "./slots.ts";
import { hasAttackPattern } from "../reading/sanitise-question.ts";
import { splitClauses } from "../reading/normalise-words.ts";
import { createSentenceFormatter } from "../knowledge/sentence-templates.ts";
import { generalLink, getLink } from "../knowledge/site-links.ts";
import { asksIfTaught, createSubjectRanker, wordsOfTeaching } from "../reading/rank-subjects.ts";

/** Off-topic holds for what the content cannot answer; hostile for what no model should see either. */
export type ContentReply =
  | { kind: "answer"; answer: Answer; isSure: boolean; suggestions: readonly string[] }
  | { kind: "small-talk"; isGreeting: boolean }
  | { kind: "off-topic"; suggestions: readonly string[] }
  | { kind: "hostile" };
/** A cleaned question, the cleaned ones before it, oldest first, and the language to answer in where it is not that of its script. */
export type Conversation = { question: string; history: readonly string[]; language?: Language };
export type Understood = {
  reply: ContentReply;
  /** The earlier questions that somebody else may be asked with this one. */
  listEarlier: () => readonly string[];
  /** The site's texts on what is asked about. */
  findGrounds: () => string[];
};
type Understanding = {
  resolved: Resolved;
  answer: Answer | undefined;
  isSure: boolean;
};
export type ContentAssistant = { understand: (conversation: Conversation) => Understood };

/** A clause alone must be this clearly harmful, unless the whole hints at it too. */
const [clear, hint] = [0.9, 0.1];

const groundSubjects = 6;
/** A less likely subject proves nothing: what is said of money paid twice is no promise to whoever asks the price. */
const leastLikelyGround = 0.01;
/** From here on the whole is one question, whatever its words could be split into. */
const sureOfWhole = 0.98;
/** Below this the other subjects together are likelier than the one that is answered. */
const sureOfAnswer = 0.5;
/** Below this no subject is likely. */
const tooVague = 0.35;
/** From here on what a visitor tells of himself touches a subject. */
const sureOfCircumstance = 0.45;
/** From here on a question of the owner's FAQ that has a word of a subject's own question asks for it. */
const sureOfOwn = 0.25;

/** Answers cleaned questions from the site's own texts: no network, no language model, a few milliseconds. */
export function createContentAssistant(
  model: AssistantModel,
  posts: readonly PostNote[] = [],
  leftOut: AblationSet = noAblations,
  items: readonly FaqItem[] = faq,
): ContentAssistant {
  const { read, startRequest } = createQuestionReader(model, leftOut);
  const { rank, isHostile, isForeign, findSmallTalk, listNearest } = createSubjectRanker(model);
  const hasHindi = model.lexicon.devanagari.length > 0;
  const models = { en: model, hi: hasHindi ? withHindiTexts(model) : model };
  const english = createAnswerChooser(models.en, posts, "en", leftOut);
  const choosers = { en: english, hi: hasHindi ? createAnswerChooser(models.hi, posts, "hi", leftOut) : english };
  const choose = (subject: string, reading: Reading) => choosers[reading.language].choose(subject, reading);
  const isForAdvice = createChoiceReader(model);
  const suggesters = { en: createQuestionSuggester(models.en), hi: createQuestionSuggester(models.hi) };

  function subjectOf(reading: Reading, sure = 0): string | undefined {
    if (isForAdvice(reading)) return "advice";
    const [best] = rank(reading);
    if (!best || best.probability < sure) return undefined;
    // Whatever else is asked about a refund, its answer stays the site's own.
    const isRefund = asksRefund.test(reading.text) && !returnSubjects.includes(best.label);
    return isRefund ? "refund" : refineSubject(best.label, reading);
  }
  const { resolve, isElliptical } = createFollowUpResolver({
    model,
    read,
    subjectOf,
    rank,
    isForeign,
    isForAdvice,
    leftOut,
  });
  const writeInLatin = createHinglishWriter(model.lexicon.hinglish);
  const hindiButtons = hasHindi ? listSuggestionButtons(models.hi) : [];
  const buttons = [
    ...listSuggestionButtons(models.en),
    ...hindiButtons,
    ...hindiButtons.map(({ ask, subject }) => ({ ask: writeInLatin(ask), subject })),
  ];
  const subjectOfButton = new Map(buttons.map(({ ask, subject }) => [stripPunctuation(ask), subject]));
  // A few small words, such as `and the whole course?`, cannot mean harm.
  const isHarm = (reading: Reading, sure?: number) =>
    isHostile(reading, sure) && !isElliptical(reading) && !isForAdvice(reading);

  const findQuestion = createQuestionFinder({ read, subjectOf });

  /** A message as it is read; nothing where it, or a clause of it, means harm. */
  function readHonest(question: string, language?: Language): Reading | undefined {
    if (hasAttackPattern(question)) return undefined;
    const whole = read(question, language);
    const parts = splitClauses(question);
    // A single clause is the whole.
    const clauses = parts.length > 1 ? parts.map((part) => read(part, whole.language)) : [];
    const isHarmful =
      isHarm(whole) || clauses.some((clause) => isHarm(clause, isHostile(whole, hint) ? undefined : clear));
    return isHarmful ? undefined : whole;
  }

  /** What a question means after those before it. A button's question is complete, and its subject is known. */
  function resolveInConversation(question: string, whole: Reading, turns: readonly EarlierQuestion[]): Resolved {
    const subject = subjectOfButton.get(stripPunctuation(question));
    if (subject !== undefined) return { reading: whole, subject };
    const resolved = resolve(whole, turns);
    const { language } = whole;
    return resolved.reading.language === language
      ? resolved
      : { ...resolved, reading: { ...resolved.reading, language } };
  }

  /** The earlier questions in order, each with what it took from those before it; what is not ours is left out. */
  function readTurns(history: readonly string[]): { turns: EarlierQuestion[]; listSendable: () => string[] } {
    const turns: EarlierQuestion[] = [];
    const withheld = new Set<string>();
    for (const text of history) {
      const whole = hasAttackPattern(text) ? undefined : read(text);
      if (!whole || isHarm(whole)) continue;
      const { reading, subject = subjectOf(reading) ?? namedTopic(reading) } = resolveInConversation(
        text,
        whole,
        turns,
      );
      if (subject === undefined) continue;
      // `what does it cost` after advice is asked of the phase that was recommended.
      turns.push({ reading: subject === "advice" ? english.withAdvisedPhase(reading) : reading, subject });
      // The answer to these is fixed: no gateway is to be asked about them.
      if (fixedSubjects.includes(subject)) withheld.add(text);
    }
    // Every clause is read again, which only a request to a gateway is worth.
    return { turns, listSendable: () => history.filter((text) => !withheld.has(text) && readHonest(text)) };
  }

  function answerOne(reading: Reading, sure = 0, subject = subjectOf(reading, sure)): Answer | undefined {
    const built = subject === undefined ? undefined : choose(subject, reading);
    if (!built || subject === undefined) return undefined;
    const isOwnText = built.text === models[reading.language].answers[subject]?.text;
    const saying = (isOwnText ? ownSayings.get(subject) : undefined) ?? built;
    const isOfPhase = reading.phases.length > 0 && extraSubjects.includes(subject);
    const text = isOfPhase ? putCaveatFirst(saying.text) : dropLeadingYes(saying.text, reading.text);
    return { ...saying, text, subject };
  }

  /** What the owner's FAQ says on a subject, which wins over what is built in. */
  const ownSayings = new Map<string, Saying>();
  const ownTexts = createOwnTextFinder(model, (question) => answerOne(read(question))?.text, { items });
  for (const { question, saying } of ownTexts.listPlain()) {
    const asked = read(question);
    const subject = subjectOf(asked, sureOfOwn);
    if (subject === undefined || fixedSubjects.includes(subject)) continue;
    // `Who reviews my code?` is not about mentorship, though nothing is likelier.
    if (!ownTexts.sharesWord(asked.text, read(model.offers[subject]?.ask ?? "").text)) continue;
    ownSayings.set(subject, saying);
    const [whoEnrolls = ""] = splitSentences(model.answers["minor"]?.text ?? "");
    if (subject === "age-limit") ownSayings.set("minor", { ...saying, text: `${saying.text} ${whoEnrolls}` });
  }
  const planTopics = new Set(model.lexicon.planTopics);

  const quotePage = ({ text, link }: Saying, { language }: Reading): Answer => ({
    text: createSentenceFormatter(models[language].sentences)("passage", { page: link.label, text }),
    link,
    subject: "page",
  });

  /** A question that no subject fits, and whose words the owner's own texts hold: the FAQ, or else the plan. */
  function answerByOwnWords(question: string, reading: Reading, isForeign: boolean): Answer | undefined {
    const { phases, planEntries, topics, domains, hasRareWord, text, language } = reading;
    if (phases.length + planEntries.length > 0) return undefined;
    const near = ownTexts.findNear(question);
    if (near) return { ...near, subject: "faq" };
    const say = createSentenceFormatter(models[language].sentences);
    const passage = ownTexts.findPassage(question);
    if (passage) return quotePage(passage, reading);
    const isOfPlan = topics.length > 0 && topics.every((topic) => planTopics.has(topic));
    const asksOfTopic = asksWhatOrWhether.test(text) || wordsOfTeaching.test(text);
    const isPlainQuestion = domains.length === 0 && !hasRareWord && asksOfTopic;
    if (isForeign && isOfPlan && isPlainQuestion) return answerOne(reading, 0, "topic");
    const ownWords = ownTexts.countOwnWords(question);
    const isOfCourse = ownWords === "all" || (ownWords === "some" && domains.length === 0);
    return isForeign && isOfCourse && asksOfUs.test(text)
      ? { text: say("not-said", {}), link: getLink("contact"), subject: "page" }
      : undefined;
  }

  const answerParts = createMultiQuestionAnswerer({
    lexicon: model.lexicon,
    read,
    subjectOf,
    resolve,
    answerOne,
  });

  /** What opens the answer to an earlier question, such as `Yes`, is none to this one. */
  function answerSettled(reading: Reading, subject: string, whole: Reading): Answer | undefined {
    const answer = answerOne(reading, 0, subject);
    return answer && reading.text !== whole.text ? { ...answer, text: dropLeadingYes(answer.text, "") } : answer;
  }

  function findGrounds({ reading: asked, subject }: Resolved, own: ContentReply): string[] {
    // The site's own language: every fact is stated in it.
    const reading: Reading = { ...asked, language: "en" };
    const ranked = rank(asked)
      .slice(0, groundSubjects)
      .filter(({ probability }) => probability >= leastLikelyGround)
      .map(({ label }) => label);
    const subjects = subject === undefined ? ranked : [subject, ...ranked];
    const ownText = own.kind === "answer" ? [own.answer.text] : [];
    if (subjects.length === 0) return [...ownText, ...choosers.en.texts, ...formatPriceLines()];
    return [
      ...ownText,
      ...subjects.flatMap((label) => choose(label, reading)?.text ?? []),
      ...(subjects.some((label) => moneySubjects.includes(label)) ? formatPriceLines() : []),
    ];
  }

  function answerConversation(question: string, whole: Reading, turns: readonly EarlierQuestion[]): Understanding {
    const resolved = resolveInConversation(question, whole, turns);
    const { reading, subject } = resolved;
    const added = ownTexts.findSame(question) ?? (hasSlots(whole) ? undefined : ownTexts.findClosest(question));
    if (added) return { resolved, answer: { ...added, subject: "faq" }, isSure: true };
    const titled = reading === whole && !asksIfTaught(whole) ? ownTexts.findTitled(question) : undefined;
    if (titled) return { resolved, answer: quotePage(titled, whole), isSure: true };
    // What an earlier question or a part of this one has settled is sure.
    if (subject !== undefined) return { resolved, answer: answerSettled(reading, subject, whole), isSure: true };
    const [best] = rank(reading);
    const isUnsure = !best || best.probability < sureOfAnswer;
    const ofOwnWords = isUnsure ? answerByOwnWords(question, reading, !best) : undefined;
    if (ofOwnWords) return { resolved, answer: ofOwnWords, isSure: true };
    const isClear = best !== undefined && best.probability >= sureOfWhole && !peopleSubjects.includes(best.label);
    const mayHaveParts = reading === whole && whole.domains.length === 0 && !leftOut.has("two-part-answers");
    const parts = mayHaveParts ? answerParts(question, whole, isClear || !best) : undefined;
    if (parts || !best) return { resolved, answer: parts, isSure: true };
    // Inside a conversation a few vague words that name nothing may mean this or that: it is asked back.
    const isUnnamed = !reading.concepts.has(best.label) && isVague(reading);
    if (turns.length > 0 && best.probability < tooVague && isUnnamed)
      return { resolved, answer: undefined, isSure: false };
    // A subject may have no answer to what it was asked, such as a topic that no plan has.
    return { resolved, answer: answerOne(reading) ?? answerByOwnWords(question, reading, true), isSure: !isUnsure };
  }

  /** The question of a long message, and after it what matters most of what else is told: a child, a phone alone, money lost. */
  function answerStory(story: Story, { language }: Reading, turns: readonly EarlierQuestion[]): Understanding {
    const understanding = answerConversation(story.question, read(story.question, language), turns);
    const { answer } = understanding;
    if (!answer) return understanding;
    const told = story.circumstances.map((text) => read(text, language)).filter(({ text }) => !isOfTrade.test(text));
    // Who tells his age beside the class he passed is as old as he says.
    const isAdult = parseAgeGroup(told.map(({ text }) => text).join(" ")) === "adult";
    const touched = circumstanceSubjects
      .filter((subject) => subject !== answer.subject && !(isAdult && subject === "minor"))
      .flatMap((subject) => told.flatMap((reading) => findSentence(subject, reading) ?? []))
      .find((sentence) => !answer.text.includes(sentence));
    return touched === undefined
      ? understanding
      : { ...understanding, answer: { ...answer, text: `${answer.text}\n${touched}` } };
  }

  /** The sentence of a subject that what a visitor tells of himself touches. */
  function findSentence(subject: string, told: Reading): string | undefined {
    const isMinor = subject === "minor" && parseAgeGroup(told.text) === "minor";
    if (!isMinor && subjectOf(told, sureOfCircumstance) !== subject) return undefined;
    const sentences = splitSentences(answerOne(told, 0, subject)?.text ?? "");
    // `I have only a phone` is answered by the sentence on phones.
    const isNamed = (sentence: string) =>
      told.roots.some((root) => root.length > 3 && sentence.toLowerCase().includes(root));
    return subject === "equipment" ? sentences.find(isNamed) : sentences[0];
  }

  function replyTo({ resolved, answer, isSure }: Understanding, turns: readonly EarlierQuestion[]): ContentReply {
    const { language } = resolved.reading;
    const earlier = turns.map(({ subject }) => subject);
    const { suggest, suggestOf } = suggesters[language];
    if (!answer) {
      const nearest = suggestOf(listNearest(resolved.reading), []);
      const say = createSentenceFormatter(models[language].sentences);
      if (turns.length > 0 && isVague(resolved.reading) && nearest.length > 1)
        return {
          kind: "answer",
          answer: { text: say("ask-back", {}), link: generalLink, subject: "page" },
          isSure: false,
          suggestions: nearest,
        };
      // What comes first changes with the question, so that not the same two are offered each time.
      const at = resolved.reading.text.length % openingSubjects.length;
      const opening = [...openingSubjects.slice(at), ...openingSubjects.slice(0, at)];
      return { kind: "off-topic", suggestions: suggestOf(opening, earlier) };
    }
    const isAdvice = answer.subject === "advice";
    const suggestions = isAdvice
      ? suggest("single-phase", english.withAdvisedPhase(resolved.reading), earlier)
      : suggest(answer.subject, resolved.reading, earlier);
    return { kind: "answer", answer: { ...answer, text: shortenAnswer(answer.text) }, isSure, suggestions };
  }

  /** An answer that was just given is told as such; what it says of a single phase comes first where that is asked. */
  function tellOnce(understanding: Understanding, turns: readonly EarlierQuestion[]): Understanding {
    const { answer, resolved } = understanding;
    const { language } = resolved.reading;
    const last = turns.at(-1);
    const before = last && answerOne({ ...last.reading, language }, 0, last.subject);
    if (!answer || !before || dropLeadingYes(before.text, "") !== dropLeadingYes(answer.text, "")) return understanding;
    // `on which day do I make my own?` asks for the days that the answer on a topic names, and was not told them as such.
    const asksAnew = ["when", "duration"].some(
      (concept) => resolved.reading.concepts.has(concept) && !last.reading.concepts.has(concept),
    );
    if (answer.subject === "topic" && asksAnew) return understanding;
    const text = createSentenceFormatter(models[language].sentences)("said-already", {
      answer: putCaveatFirst(answer.text),
    });
    return { ...understanding, answer: { ...answer, text } };
  }

  return {
    understand({ question, history, language }) {
      startRequest();
      const whole = readHonest(question, language);
      if (!whole) return { ...nothingToSend, reply: { kind: "hostile" } };
      const smallTalk = findSmallTalk(whole);
      if (smallTalk) return { ...nothingToSend, reply: { kind: "small-talk", isGreeting: smallTalk === "greeting" } };
      const { turns, listSendable } = readTurns(history);
      const story = findQuestion(question, whole);
      const understanding = story ? answerStory(story, whole, turns) : answerConversation(question, whole, turns);
      const reply = replyTo(tellOnce(understanding, turns), turns);
      return { reply, listEarlier: listSendable, findGrounds: () => findGrounds(understanding.resolved, reply) };
    },
  };
}

const mostVagueWords = 6;
/** A few words that name nothing of another walk of life: what they ask of the course may be asked back. */
const isVague = ({ text, domains, hasRareWord, hasUnknownWord, isReadable }: Reading) =>
  isReadable && !hasRareWord && !hasUnknownWord && domains.length === 0 && text.split(" ").length <= mostVagueWords;

const asksWhatOrWhether = /^(?:what|is|are|when|where)\b/;
const asksOfUs = /^(?:what|is|are|do|does|will|when|where|which|how|can|may|must)\b.*\b(?:you|your|i|we|there)\b/;
/** `what is Docker?` is refused, yet names what `on which day do I use it?` asks for. */
const namedTopic = ({ topics, domains, hasRareWord, text }: Reading) =>
  topics.length > 0 && domains.length === 0 && !hasRareWord && asksWhatOrWhether.test(text) ? "topic" : undefined;
/** What a visitor works with is none of his circumstances: `my students are in class 9`, `I do phone repair`. */
const isOfTrade =
  /\b(?:my|our|mere|hamare) (?:students?|pupils?)\b|\b(?:phone|mobile|laptop|computer)s? (?:repair\w*|shop|store|calls?|dukan|business)\b|\b(?:repair|sell|fix)(?:s|ing)? (?:phone|mobile|laptop|computer)s?\b/;
const nothingToSend = { listEarlier: () => [], findGrounds: () => [] };
const asksRefund =
  /\b(refund\w*|money ?back)\b|\b(paise|paisa|fees?|money|amount)\b.{0,20}\b(back|wapas|vapas|wapis|vapis|laut\w*|returned)\b/;

const stripPunctuation = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
