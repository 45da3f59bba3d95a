/**
 * What the evaluation can leave out, one at a time, to show what each is worth: `npm run eval:assistant -- --without spelling`. In
 * production none is. What is worth nothing is deleted, so a new mechanism gets a name here.
 */
const learned = [
  "phonetic-keys",
  "word-pairs",
  "phrases",
  "phrase-pairs",
  "domains",
  "foreign-frames",
  "hidden-attacks",
] as const;
const applied = [
  "spelling",
  "own-trade",
  "rare-word-threshold",
  "small-talk-list",
  "two-part-answers",
  "clarify",
  "follow-ups",
  "joint-reading",
  "search",
] as const;

export const mechanisms = [...learned, ...applied];
export type Mechanism = (typeof mechanisms)[number];
export type LeftOut = ReadonlySet<Mechanism>;

export const nothingLeftOut: LeftOut = new Set();

/** Whether the classifier must be trained anew without it. */
export const isLearned = (mechanism: Mechanism) => learned.some((name) => name === mechanism);
