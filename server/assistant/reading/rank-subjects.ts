import type { Classifier, AssistantModel } from "../model/assistant-model.ts";
import { refusedSubjects, smallTalkSubjects } from "../subjects.ts";
import type { Reading } from "./read-question.ts";

/** The classes of a question, likeliest first. */
export type Ranked = { label: string; probability: number }[];
export type Classify = (features: readonly string[]) => Ranked;

/** Tells how likely a question's features have each label. */
export function createClassifier(classifier: Classifier): Classify {
  const { labels, features, rarity, bias, steps, weights } = classifier;
  const size = labels.length;
  const rowOf = new Map(features.map((name, row) => [name, row]));

  return (names) => {
    const rows = [...new Set(names)].flatMap((name) => rowOf.get(name) ?? []);
    const length = Math.hypot(...rows.map((row) => rarity[row] ?? 0)) || 1;
    const scores = Float64Array.from(bias);
    for (const row of rows) {
      const value = ((rarity[row] ?? 0) / length) * (steps[row] ?? 0);
      for (let k = 0; k < size; k += 1) scores[k] = (scores[k] ?? 0) + (weights[row * size + k] ?? 0) * value;
    }
    const most = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - most));
    const sum = odds.reduce((total, odd) => total + odd, 0);
    return labels
      .map((label, k) => ({ label, probability: (odds[k] ?? 0) / sum }))
      .toSorted((a, b) => b.probability - a.probability);
  };
}

/** From here on a question is taken to be about something else. */
const tooForeign = 0.35;
/** The same for a few words of which one is hardly ever asked about the course: `how long is the Ganga?` */
const tooForeignForFew = 0.15;
const fewWords = 7;
/** And for one that names a day, a week or a phase, which is nearly always the course's own. */
const tooForeignForPlan = 0.8;
/** From here on it is not worth asking back. */
const surelyForeign = 0.6;
/** From here on a message, or a clause of it, means harm. */
const sureOfHarm = 0.5;
/** From here on a message asks nothing. */
const sureOfSmallTalk = 0.5;
/** `of the and to` */
const smallWord = "(?:an?|the|of|and|or|to|in|on|at|by|from|as|is|aur|ka|ke|ki|ko|se|me|mein|par|toh|ya)";
const asksNothing = new RegExp(`^(?:${smallWord}(?: |$)){2,}$`);
const isSmallWord = new RegExp(`^${smallWord}$`);
const notOurs: ReadonlySet<string> = new Set([...refusedSubjects, ...smallTalkSubjects]);

/** Decides what a question is about. */
export function createSubjectRanker({ classifier }: Pick<AssistantModel, "classifier">) {
  const classifyFeatures = createClassifier(classifier);
  const known = new WeakMap<Reading, Ranked>();

  /** A reading is classified once, however often it is looked at. */
  function classify(reading: Reading): Ranked {
    const ranked = known.get(reading) ?? classifyFeatures(reading.features);
    known.set(reading, ranked);
    return ranked;
  }
  const probabilityOf = (label: string, ranked: Ranked) =>
    ranked.find((candidate) => candidate.label === label)?.probability ?? 0;

  const isHostile = (reading: Reading, sure = sureOfHarm) =>
    reading.isReadable && probabilityOf("hostile", classify(reading)) >= sure;

  /** The kind of small talk a message is, which the lists of its phrases do not hold. */
  function findSmallTalkReply(reading: Reading): string | undefined {
    if (asksNothing.test(reading.text)) return "acknowledgement";
    const [best] = classify(reading);
    // Its words say it: those that are not known may be anything.
    const isSure =
      reading.isReadable && !reading.hasUnknownWord && best !== undefined && best.probability >= sureOfSmallTalk;
    return isSure && smallTalkSubjects.includes(best.label) ? best.label : undefined;
  }

  /** The subjects a question may have, likeliest first; none when it is about something else. */
  function rank(reading: Reading): Ranked {
    if (!reading.isReadable || isSmallWord.test(reading.text)) return [];
    const ranked = classify(reading);
    // What the owner lists as not taught is a question of the course, whatever walk of life it is of.
    if (asksForUntaughtTopic(reading)) return [{ label: "topic", probability: 1 }];
    if (namesCountedTopic(reading)) return [{ label: "topic", probability: 1 }];
    const elsewhere = probabilityOf("elsewhere", ranked) + probabilityOf("hostile", ranked);
    const ours = ranked.filter(({ label }) => !notOurs.has(label));
    // Fees, certificates and days of something else are as much about it as the rest of the question.
    const isOtherDomain = reading.domains.length > 0 && !reading.namesUs;
    return isOtherDomain || elsewhere > chooseOffTopicThreshold(reading) ? [] : ours;
  }

  const isForeign = (reading: Reading) => probabilityOf("elsewhere", classify(reading)) >= surelyForeign;

  /** The nearest subjects of the course, where a question may be about it or not. */
  const listNearest = (reading: Reading): string[] =>
    isForeign(reading) ? [] : classify(reading).flatMap(({ label }) => (notOurs.has(label) ? [] : [label]));

  return { rank, isHostile, isForeign, findSmallTalkReply, listNearest };
}

/** What a course does with a topic: `sell` is none of it. */
export const wordsOfTeaching = /\b(?:teach|taught|learn|cover(?:ed)?|includ\w+|sikha\w*|seekh\w*|padha\w*)\b/;

/** `Do you teach sitar?`, where that is on the owner's list and nothing of the plan is asked for beside it. */
export const asksForUntaughtTopic = ({ absent, topics, phases, planEntries, text }: Reading) =>
  absent.length > 0 && topics.length + phases.length + planEntries.length === 0 && wordsOfTeaching.test(text);

/** `tell me about chat bot 2`: who counts it has seen the plan. */
const namesCountedTopic = ({ roots, concepts, domains, topics }: Reading) =>
  topics.length === 1 &&
  concepts.size + domains.length === 0 &&
  roots.length <= fewWords &&
  roots.join(" ").endsWith("#taught #number");

function chooseOffTopicThreshold({ phases, planEntries, domains, hasRareWord, text }: Reading): number {
  if (phases.length + planEntries.length > 0 && domains.length === 0) return tooForeignForPlan;
  return hasRareWord && text.split(" ").length <= fewWords ? tooForeignForFew : tooForeign;
}
