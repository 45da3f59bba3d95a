import type { Classifier } from "../model/assistant-model.ts";

/** A set of features and the class it belongs to. */
export type Sample = { label: string; features: readonly string[] };
type Vector = { rows: readonly number[]; values: readonly number[] };

const rounds = 16;
/** In each round a sample shows this share of its features, so that none of them is relied on alone. */
const shown = 0.5;
/** Two words together that fewer samples have teach nothing. */
const fewestPairs = 4;
/** The classifier is the mean of its last rounds, so that it does not hang on the order of the samples or on what was hidden. */
const averaged = 10;
const rate = 0.5;
const biasRate = 0.05;
/** Classes this sure to be wrong have nothing left to learn from a sample. */
const negligible = 0.005;

/**
 * Trains a softmax regression over sparse features: rare features weigh more, every sample has length one, and each
 * weight slows down by itself the more it has moved. The same samples give the same classifier.
 */
export function trainClassifier(samples: readonly Sample[]): Classifier {
  const labels = [...new Set(samples.map(({ label }) => label))];
  const size = labels.length;
  const counts = new Map<string, number>();
  for (const { features } of samples)
    for (const name of new Set(features)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isWorthARow = (name: string) => !name.includes(" ") || (counts.get(name) ?? 0) >= fewestPairs;
  const features = [...counts.keys()].filter(isWorthARow);
  const rarity = features.map((name) => Math.log(1 + samples.length / (counts.get(name) ?? 1)));
  const rowOf = new Map(features.map((name, row) => [name, row]));
  const weights = new Float32Array(features.length * size);
  const moved = new Float32Array(features.length * size).fill(1e-8);
  const bias = new Float32Array(size);

  /** What a question is told to hold, such as an unknown word, is never hidden. */
  const isMark = features.map((name) => name.startsWith("?"));
  const rowsOf = (names: readonly string[]) => [...new Set(names)].flatMap((name) => rowOf.get(name) ?? []);
  const random = createSeededRandom();

  function showSome(known: readonly number[]): Vector {
    const rows = known.filter((row) => isMark[row] || random() < shown);
    const length = Math.hypot(...rows.map((row) => rarity[row] ?? 0)) || 1;
    return { rows: rows.map((row) => row * size), values: rows.map((row) => (rarity[row] ?? 0) / length) };
  }

  /** Each label's probability; one buffer and plain loops, as training does this some 250,000 times. */
  const scores = new Float64Array(size);
  function score({ rows: at, values }: Vector): void {
    scores.set(bias);
    for (let i = 0; i < at.length; i += 1) {
      const row = at[i] ?? 0;
      const value = values[i] ?? 0;
      for (let k = 0; k < size; k += 1) scores[k] = (scores[k] ?? 0) + (weights[row + k] ?? 0) * value;
    }
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < size; k += 1) most = Math.max(most, scores[k] ?? 0);
    let sum = 0;
    for (let k = 0; k < size; k += 1) sum += scores[k] = Math.exp((scores[k] ?? 0) - most);
    for (let k = 0; k < size; k += 1) scores[k] = (scores[k] ?? 0) / sum;
  }

  /** Row by row, as the weights lie in memory. */
  const wrong = new Uint32Array(size);
  const errors = new Float64Array(size);
  function learn(vector: Vector, right: number): void {
    const { rows: at, values } = vector;
    score(vector);
    let count = 0;
    for (let k = 0; k < size; k += 1) {
      const error = (scores[k] ?? 0) - (k === right ? 1 : 0);
      if (Math.abs(error) < negligible) continue;
      bias[k] = (bias[k] ?? 0) - biasRate * error;
      wrong[count] = k;
      errors[count] = error;
      count += 1;
    }
    for (let i = 0; i < at.length; i += 1) {
      const row = at[i] ?? 0;
      const value = values[i] ?? 0;
      for (let j = 0; j < count; j += 1) {
        const cell = row + (wrong[j] ?? 0);
        const step = (errors[j] ?? 0) * value;
        const travelled = (moved[cell] ?? 0) + step * step;
        moved[cell] = travelled;
        weights[cell] = (weights[cell] ?? 0) - (rate * step) / Math.sqrt(travelled);
      }
    }
  }

  const lessons = interleaveClasses(samples).map((sample) => ({
    rows: rowsOf(sample.features),
    right: labels.indexOf(sample.label),
  }));
  const mean = { weights: new Float32Array(weights.length), bias: new Float32Array(size) };
  for (let round = 0; round < rounds; round += 1) {
    for (const { rows, right } of lessons) learn(showSome(rows), right);
    if (round < rounds - averaged) continue;
    addToAverage(mean.weights, weights);
    addToAverage(mean.bias, bias);
  }
  return {
    labels,
    features,
    rarity: roundToFiveDigits(rarity),
    bias: roundToFiveDigits(mean.bias),
    ...quantiseWeights(mean.weights, size),
  };
}

/** A generator by Marsaglia (xorshift): the same numbers each time, so that the same samples give the same classifier. */
function createSeededRandom(): () => number {
  let state = 2_463_534_242;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

function addToAverage(mean: Float32Array, values: Float32Array): void {
  for (let at = 0; at < values.length; at += 1) mean[at] = (mean[at] ?? 0) + (values[at] ?? 0) / averaged;
}

/** Spreads the samples of each class evenly, so that no class is learned last. */
function interleaveClasses(samples: readonly Sample[]): Sample[] {
  return [...Map.groupBy(samples, ({ label }) => label).values()]
    .flatMap((group) => group.map((sample, at) => ({ sample, place: (at + 0.5) / group.length })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ sample }) => sample);
}

const mostSteps = 31;

/** Writes rows of weights in 8 bits each: every row counts in steps of its own, so that its largest weight is 31 of them. */
export function quantiseWeights(weights: Float32Array, rowLength: number): Pick<Classifier, "steps" | "weights"> {
  const steps: number[] = [];
  const counted = new Int8Array(weights.length);
  for (let start = 0; start < weights.length; start += rowLength) {
    const end = start + rowLength;
    let most = 0;
    for (let at = start; at < end; at += 1) most = Math.max(most, Math.abs(weights[at] ?? 0));
    const step = most / mostSteps || 1;
    for (let at = start; at < end; at += 1) counted[at] = Math.round((weights[at] ?? 0) / step);
    steps.push(step);
  }
  return { steps: roundToFiveDigits(steps), weights: counted };
}

/** Five digits are more than 8 bits can use. */
export const roundToFiveDigits = (numbers: Iterable<number>) =>
  Float64Array.from(numbers, (value) => Number(value.toPrecision(5)));
