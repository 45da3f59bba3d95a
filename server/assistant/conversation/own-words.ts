import type { FaqItem } from "#domain/content/faq.ts";
import { fixedSubjects } from "../subjects.ts";
import { splitSentences } from "../answers/format-answer.ts";
import { createOwnTextFinder } from "../answers/search-texts.ts";
import { createSentenceFormatter } from "../knowledge/sentence-templates.ts";
import { getLink } from "../knowledge/site-links.ts";
import type { AssistantModel, Saying } from "../model/assistant-model.ts";
import { wordsOfTeaching } from "../reading/rank-subjects.ts";
import type { Reader, Reading } from "../reading/read-question.ts";
import type { Language } from "../../language/devanagari.ts";
import type { Answer } from "./answer-multi-question.ts";

type OwnWordsOptions = {
  models: Readonly<Record<Language, AssistantModel>>;
  items: readonly FaqItem[];
  read: Reader["read"];
  subjectOf: (reading: Reading, sure?: number) => string | undefined;
  answerOne: (reading: Reading, sure?: number, subject?: string) => Answer | undefined;
  /** What the owner's FAQ says on a subject is put here, and wins over what is built in. */
  ownSayings: Map<string, Saying>;
};

/** From here on a question of the owner's FAQ that has a word of a subject's own question asks for it. */
const sureOfOwn = 0.25;

export const asksWhatOrWhether = /^(?:what|is|are|when|where)\b/;
const asksOfUs = /^(?:what|is|are|do|does|will|when|where|which|how|can|may|must)\b.*\b(?:you|your|i|we|there)\b/;

/** Answers from the owner's own texts: the FAQ, the pages and the plan. */
export function createOwnWordsAnswerer({ models, items, read, subjectOf, answerOne, ownSayings }: OwnWordsOptions) {
  const model = models.en;
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

  return { ownTexts, quotePage, answerByOwnWords };
}
