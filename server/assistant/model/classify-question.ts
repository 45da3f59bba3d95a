import type { Classifier } from "./assistant-model.ts";

/** The classes of a question, likeliest first. */
export type Ranked = { label: string; probability: number }[];
export type Classify = (features: readonly string[]) => Ranked;

/** Tells how likely a question's features have each label. */
export function createClassify(classifier: Classifier): Classify {
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
