import { asksWhetherAndMore, asksOfUs } from "#content/assistant/words/messages.ts";
import type { FaqItem } from "#domain/content/faq.ts";
import { fixedSubjects } from "../subjects.ts";
import { saysSiteHasNoInformation, putDetailFirst, splitSentences } from "../answers/format-answer.ts";
import { createOwnTextFinder } from "../answers/full-text-search.ts";
import { createSentenceFormatter } from "../knowledge/fill-sentence-templates.ts";
import { getLink } from "../knowledge/site-links.ts";
import type { AssistantModel, Saying } from "../model/assistant-model.ts";
import { wordsOfTeaching } from "../reading/rank-subjects.ts";
import type { Reader, Reading } from "../reading/read-question.ts";
import type { Language } from "../../language/detect-language-by-script.ts";
import type { Answer } from "./answer-multi-question.ts";

type OwnerTextOptions = {
  models: Readonly<Record<Language, AssistantModel>>;
  items: readonly FaqItem[];
  read: Reader["read"];
  subjectOf: (reading: Reading, sure?: number) => string | undefined;
  /** What is built in on a subject, and how that is said to who asks of a part of the course. */
  choose: (subject: string, reading: Reading) => Saying | undefined;
  qualifyForSinglePhase: (text: string, subject: string, reading: Reading) => string;
};

/** From here on a question of the owner's FAQ that has a word of a subject's own question asks for it. */
const sureOfOwn = 0.25;

export const asksWhatOrWhether = /^(?:what|is|are|when|where)\b/;

/** Answers from the owner's own texts: the FAQ, the pages and the plan. */
export function createOwnerTextAnswerer({
  models,
  items,
  read,
  subjectOf,
  choose,
  qualifyForSinglePhase,
}: OwnerTextOptions) {
  const model = models.en;
  /** What the owner's texts say on a subject, which wins over what is built in. */
  const ownSayings = new Map<string, Saying>();
  function answerBuiltIn(question: string): string | undefined {
    const reading = read(question);
    const subject = subjectOf(reading);
    return subject === undefined ? undefined : choose(subject, reading)?.text;
  }
  const ownTexts = createOwnTextFinder(model, answerBuiltIn, { items });
  const isDenied = (subject: string) => saysSiteHasNoInformation(model.answers[subject]?.text ?? "");
  for (const { question, saying, isPlain } of ownTexts.listOwn()) {
    const asked = read(question);
    const subject = subjectOf(asked, sureOfOwn);
    if (subject === undefined || fixedSubjects.includes(subject)) continue;
    // `Who reviews my code?` is not about mentorship, though nothing is likelier.
    const isShared = isPlain && ownTexts.sharesWord(asked.text, read(model.suggestions[subject]?.ask ?? "").text);
    const asksWhether = asksWhatOrWhether.test(asked.text) || asksOfUs.test(asked.text);
    if (!isShared && !(isDenied(subject) && asked.concepts.has(subject) && asksWhether)) continue;
    ownSayings.set(subject, saying);
    const [whoEnrolls = ""] = splitSentences(model.answers["minor"]?.text ?? "");
    if (subject === "age-limit") ownSayings.set("minor", { ...saying, text: `${saying.text} ${whoEnrolls}` });
  }
  for (const saying of ownTexts.listOffered())
    for (const subject of read(saying.text).concepts)
      if (isDenied(subject) && !ownSayings.has(subject)) ownSayings.set(subject, quote(saying, "en"));
  const planTopics = new Set(model.lexicon.planTopics);
  const isOfPlan = ({ topics }: Reading) => topics.length > 0 && topics.every((topic) => planTopics.has(topic));
  const namesOnlyPlan = (reading: Reading) => reading.concepts.size === 0 && isOfPlan(reading);

  function quote({ text, link }: Saying, language: Language): Saying {
    const say = createSentenceFormatter(models[language].sentences);
    return { text: say("passage", { page: link.label, text }), link };
  }
  const quotePage = (saying: Saying, { language }: Reading): Answer => ({
    ...quote(saying, language),
    subject: "page",
  });

  /** What the owner's texts say instead of an answer that is built in, or against one that the site says nothing. */
  function findOwnSaying(built: Saying, subject: string, { language, text }: Reading): Saying | undefined {
    const isBuiltIn = built.text === models[language].answers[subject]?.text;
    const own = isBuiltIn ? ownSayings.get(subject) : undefined;
    if (own || fixedSubjects.includes(subject) || !saysSiteHasNoInformation(language === "en" ? built.text : ""))
      return own;
    // What the built-in text says itself is no news: tests, to who asks what becomes of a failed one.
    const stated = splitSentences(built.text).filter((sentence) => !saysSiteHasNoInformation(sentence));
    const passage = ownTexts.saysAll(stated.join(" "), text) ? undefined : ownTexts.findOffered(text);
    return ownTexts.findAnswer(text) ?? (passage && quote(passage, language));
  }

  /** The detail that a question names, which is told before all else of its answer. */
  function findDetail(subject: string, { text }: Reading) {
    const leads = Object.hasOwn(model.lexicon.leads, subject) ? (model.lexicon.leads[subject] ?? []) : [];
    // `do I get a certificate, and can it be checked?` is first answered whether there is one.
    return asksWhetherAndMore.test(text)
      ? undefined
      : leads.find(([asked]) => asked.some((phrase) => ` ${text} `.includes(` ${phrase} `)));
  }

  function answerOne(reading: Reading, sure = 0, subject = subjectOf(reading, sure)): Answer | undefined {
    const built = subject === undefined ? undefined : choose(subject, reading);
    if (!built || subject === undefined) return undefined;
    const saying = findOwnSaying(built, subject, reading) ?? built;
    const [, english, hindi] = findDetail(subject, reading) ?? [];
    const detail = reading.language === "hi" ? hindi : english;
    const text = detail === undefined ? saying.text : putDetailFirst(saying.text, detail);
    return { ...saying, text: qualifyForSinglePhase(text, subject, reading), subject };
  }

  const findOwn = (question: string) =>
    ownTexts.findSame(question) ?? ownTexts.findClosest(question) ?? ownTexts.findNear(question);

  /** A question that no subject fits, and whose words the owner's own texts hold: the FAQ, or else the plan. */
  function answerFromOwnerTexts(question: string, reading: Reading, isForeign: boolean): Answer | undefined {
    const { phases, planEntries, domains, concepts, hasRareWord, text, language } = reading;
    if (phases.length + planEntries.length > 0) return undefined;
    const near = ownTexts.findNear(question);
    if (near) return { ...near, subject: "faq" };
    const say = createSentenceFormatter(models[language].sentences);
    const passage = ownTexts.findPassage(question);
    if (passage) return quotePage(passage, reading);
    const asksOfTopic = !hasRareWord && (asksWhatOrWhether.test(text) || wordsOfTeaching.test(text));
    const isPlainQuestion = domains.length === 0 && (asksOfTopic || asksOfUs.test(text));
    if ((isForeign || concepts.size === 0) && isOfPlan(reading) && isPlainQuestion)
      return answerOne(reading, 0, "topic");
    const ownWords = ownTexts.countOwnWords(question);
    const isOfCourse = ownWords === "all" || (ownWords === "some" && domains.length === 0);
    return isForeign && isOfCourse && asksOfUs.test(text)
      ? { text: say("not-said", {}), link: getLink("contact"), subject: "page" }
      : undefined;
  }

  return { ownTexts, findOwn, namesOnlyPlan, quotePage, answerOne, answerFromOwnerTexts };
}
