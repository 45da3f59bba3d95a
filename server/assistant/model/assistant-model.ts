import * as v from "valibot";
import { siteLinkSchema } from "#domain/assistant/assistant-schemas.ts";

const words = v.array(v.string());
const phrases = v.record(v.string(), words);

/** The word lists of `content/assistant`. */
export const lexiconSchema = v.object({
  /** What visitors say for a subject; each phrase asks for it on its own. */
  subjectPhrases: phrases,
  /** Phrases that colour a question and ask nothing on their own. */
  sharedPhrases: phrases,
  topics: v.array(v.object({ name: v.string(), asked: words, taught: words })),
  /** Words of the plan that no list has: what a day names is taught. Read below all lists, and not trained on. */
  planTopics: words,
  /** What is asked for and not in the plan, with the topic of the plan that comes nearest to it. */
  notTaught: v.array(v.object({ name: v.string(), nearest: v.optional(v.string()) })),
  /** By subject: the words of a detail, and what the sentence has that tells it, in English and in Hindi. */
  leads: v.record(v.string(), v.array(v.tuple([words, v.string(), v.string()]))),
  plain: words,
  /** Words of other walks of life, by its name. */
  domains: phrases,
  /** Phrases by which a question means this course, its team or its students. */
  ours: words,
  places: words,
  blog: words,
  /** Words of a question that asks for advice and names nothing else. */
  choosing: words,
  /** How a question goes on with an earlier one. */
  followUps: v.object({
    opening: words,
    closing: words,
    pronoun: words,
    person: words,
    "of-person": words,
    next: words,
    previous: words,
    whole: words,
    light: words,
  }),
  shortForms: v.array(v.tuple([v.string(), v.string()])),
  /** Latin spelling and Devanagari. */
  devanagari: v.array(v.tuple([v.string(), v.string()])),
  /** The same for texts that are to be read in Latin letters. */
  hinglish: v.array(v.tuple([v.string(), v.string()])),
});
export type Lexicon = v.InferOutput<typeof lexiconSchema>;

/** Which words the examples and the plan use. */
const vocabularySchema = v.object({
  /** Words a misspelt one may stand for; earlier lists win. */
  spelled: v.array(words),
  /** Stems that are spelled right, though they resemble one of those. */
  ordinary: words,
  /** Stems that more than one example uses, or the plan. */
  known: words,
  /** Stems that several examples about the course use. */
  courseStems: words,
});
export type Vocabulary = v.InferOutput<typeof vocabularySchema>;

const numbers = v.instance(Float64Array);

/** A softmax regression with one row of weights for each feature, in 8 bits. */
const classifierSchema = v.pipe(
  v.object({
    labels: words,
    features: words,
    /** What a feature weighs in a question: the rarer, the more. */
    rarity: numbers,
    bias: numbers,
    /** What one step of a feature's weights is worth. */
    steps: numbers,
    /** Counts of their row's step. Copied, as a view of the file's bytes would hold all of them in memory. */
    weights: v.pipe(
      v.instance(Int8Array),
      v.transform((weights) => Int8Array.from(weights)),
    ),
  }),
  v.check(
    ({ labels, features, rarity, bias, steps, weights }) =>
      bias.length === labels.length &&
      [rarity, steps].every(({ length }) => length === features.length) &&
      weights.length === features.length * labels.length,
    "the numbers must hold a row for each feature",
  ),
);
export type Classifier = v.InferOutput<typeof classifierSchema>;

/** `say` is the reply, in each language. */
const saidBackSchema = v.object({ say: v.object({ en: v.string(), hi: v.string() }), phrases: words });

const smallTalkSchema = v.object({
  /** From the least to the most telling. */
  greetings: v.array(saidBackSchema),
  farewell: saidBackSchema,
  acknowledgements: words,
  fillers: words,
  thanksFor: words,
});
export type SmallTalk = v.InferOutput<typeof smallTalkSchema>;

/** An answer and where the site says so. */
const sayingSchema = v.object({ text: v.string(), link: siteLinkSchema });
export type Saying = v.InferOutput<typeof sayingSchema>;

/** What the chat offers to ask by one press: a subject's own question, and those that follow from its answer. */
const subjectSuggestionsSchema = v.object({ ask: v.string(), next: words });
export type SubjectSuggestions = v.InferOutput<typeof subjectSuggestionsSchema>;

const texts = v.record(v.string(), v.string());

/** All that the assistant knows: the build writes it, the server loads it. */
export const assistantModelSchema = v.object({
  /** Of the content and the code it was made from. */
  hash: v.string(),
  lexicon: lexiconSchema,
  vocabulary: vocabularySchema,
  classifier: classifierSchema,
  smallTalk: smallTalkSchema,
  /** The answer to each subject that has one of its own. */
  answers: v.record(v.string(), sayingSchema),
  /** By subject, those answered by rules included. */
  suggestions: v.record(v.string(), subjectSuggestionsSchema),
  /** Sentences with open slots, for answers put together from what a question names. */
  sentences: texts,
  /** The sentences in Hindi, and those answers and questions of subjects that are there in it. */
  hindi: v.object({ answers: texts, asks: texts, sentences: texts }),
});
export type AssistantModel = v.InferOutput<typeof assistantModelSchema>;
