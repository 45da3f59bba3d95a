import type { AssistantModel } from "../model/assistant-model.ts";
import { createClassify, type Ranked } from "../model/classify-question.ts";
import { refusedSubjects } from "../known-subjects.ts";
import type { Reading } from "../reading/read-question.ts";

/** From here on a question is taken to be about something else. */
const tooForeign = 0.45;
/** The same for a question that says it means this course. */
const tooForeignForUs = 0.7;
/** And for one that names a day, a week or a phase. */
const tooForeignForPlan = 0.8;
/** Below this the best subject must at least be likelier than something else. */
const tooVague = 0.2;
/** From here on a message, or a clause of it, means harm. */
const sureOfHarm = 0.5;

/** Decides what a question is about. */
export function createRanker({ classifier }: AssistantModel) {
  const classifyFeatures = createClassify(classifier);
  const known = new WeakMap<Reading, Ranked>();

  /** A reading is classified once, however often it is looked at. */
  function classify(reading: Reading): Ranked {
    const ranked = known.get(reading) ?? classifyFeatures(reading.features);
    known.set(reading, ranked);
    return ranked;
  }
  const probabilityOf = (label: string, ranked: Ranked) =>
    ranked.find((candidate) => candidate.label === label)?.probability ?? 0;

  const isHostile = (reading: Reading) =>
    reading.isReadable && probabilityOf("hostile", classify(reading)) >= sureOfHarm;

  /** The subjects a question may have, likeliest first; none when it is about something else. */
  function rank(reading: Reading): Ranked {
    if (!reading.isReadable) return [];
    const ranked = classify(reading);
    const elsewhere = probabilityOf("elsewhere", ranked) + probabilityOf("hostile", ranked);
    const ours = ranked.filter(({ label }) => !refusedSubjects.includes(label));
    const most = ours[0]?.probability ?? 0;
    const isOtherDomain = reading.domains.length > 0;
    // Fees, certificates and days of something else are as much about it as the rest of the question.
    if (isOtherDomain && !reading.namesUs) return [];
    // A day, a week or a phase by its number is nearly always the course's own.
    const namesPlan = reading.phases.length + reading.places.length > 0 || comparesPhases(reading);
    const limit = namesPlan && !isOtherDomain ? tooForeignForPlan : reading.namesUs ? tooForeignForUs : tooForeign;
    const isVague = !namesPlan && most < tooVague && most < elsewhere;
    return elsewhere > limit || isVague ? [] : ours;
  }

  return { rank, isHostile };
}

/** `sabse chhota phase`: the longest, the cheapest of them. */
const comparesPhases = ({ comparison, concepts }: Reading) => comparison !== undefined && concepts.has("phase");
