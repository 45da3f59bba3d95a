/**
 * The parts that the evaluation can switch off one by one (ablation): `npm run eval:assistant -- --without spelling`. In
 * production none is. What is worth nothing is deleted, so a new mechanism gets a name here.
 */
const learned = ["phonetic-keys", "word-pairs", "phrases", "phrase-pairs", "domains", "hidden-attacks"] as const;
const applied = [
  "spelling",
  "small-talk-list",
  "two-part-answers",
  "follow-ups",
  "joint-reading",
  "search",
  "hinglish",
] as const;

export const ablations = [...learned, ...applied];
export type Ablation = (typeof ablations)[number];
export type AblationSet = ReadonlySet<Ablation>;

export const noAblations: AblationSet = new Set();

/** Whether the classifier must be trained anew without it. */
export const needsRetraining = (mechanism: Ablation) => learned.some((name) => name === mechanism);
