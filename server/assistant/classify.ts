/** A set of features and the class it belongs to. */
type Sample<Label> = { label: Label; features: readonly string[] };
type Vector = { rows: readonly number[]; values: readonly number[] };
export type Ranked<Label> = { label: Label; probability: number }[];

const rounds = 6;
const rate = 0.5;
const biasRate = 0.05;
/** Classes this sure to be wrong have nothing left to learn from a sample. */
const negligible = 0.005;

/**
 * A softmax regression over sparse features, trained on the spot: rare features weigh more, every sample has length
 * one, and each weight slows down by itself the more it has moved. The same samples give the same classifier.
 */
export function trainClassifier<Label extends string>(
  samples: readonly Sample<Label>[],
): (features: readonly string[]) => Ranked<Label> {
  const labels = [...new Set(samples.map(({ label }) => label))];
  const size = labels.length;
  const counts = new Map<string, number>();
  for (const { features } of samples)
    for (const name of new Set(features)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rows = new Map([...counts.keys()].map((name, at) => [name, at * size]));
  const rarity = new Map([...counts].map(([name, count]) => [name, Math.log(1 + samples.length / count)]));
  const weights = new Float32Array(counts.size * size);
  const moved = new Float32Array(counts.size * size).fill(1e-8);
  const bias = new Float32Array(size);

  function vectorOf(features: readonly string[]): Vector {
    const known = [...new Set(features)].filter((name) => rows.has(name));
    const values = known.map((name) => rarity.get(name) ?? 0);
    const length = Math.hypot(...values) || 1;
    return { rows: known.map((name) => rows.get(name) ?? 0), values: values.map((value) => value / length) };
  }

  /** Fills `scores` with each label's probability; one buffer and plain loops, as training does this 50,000 times. */
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

  function learn(vector: Vector, right: number): void {
    const { rows: at, values } = vector;
    score(vector);
    for (let k = 0; k < size; k += 1) {
      const error = (scores[k] ?? 0) - (k === right ? 1 : 0);
      if (Math.abs(error) < negligible) continue;
      bias[k] = (bias[k] ?? 0) - biasRate * error;
      for (let i = 0; i < at.length; i += 1) {
        const cell = (at[i] ?? 0) + k;
        const step = error * (values[i] ?? 0);
        const travelled = (moved[cell] ?? 0) + step * step;
        moved[cell] = travelled;
        weights[cell] = (weights[cell] ?? 0) - (rate * step) / Math.sqrt(travelled);
      }
    }
  }

  const lessons = mix(samples).map(({ label, features }) => ({
    vector: vectorOf(features),
    right: labels.indexOf(label),
  }));
  for (let round = 0; round < rounds; round += 1) for (const { vector, right } of lessons) learn(vector, right);

  return function classify(features) {
    score(vectorOf(features));
    return labels
      .map((label, k) => ({ label, probability: scores[k] ?? 0 }))
      .toSorted((a, b) => b.probability - a.probability);
  };
}

/** Spreads the samples of each class evenly, so that no class is learned last. */
function mix<Label>(samples: readonly Sample<Label>[]): Sample<Label>[] {
  return [...Map.groupBy(samples, ({ label }) => label).values()]
    .flatMap((group) => group.map((sample, at) => ({ sample, place: (at + 0.5) / group.length })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ sample }) => sample);
}
