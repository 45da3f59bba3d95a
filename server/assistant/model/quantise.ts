import type { Classifier } from "./assistant-model.ts";

const mostSteps = 31;

/** Writes rows of weights in 8 bits each: every row counts in steps of its own, so that its largest weight is 31 of them. */
export function quantise(weights: Float32Array, rowLength: number): Pick<Classifier, "steps" | "weights"> {
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
  return { steps: roundAll(steps), weights: counted };
}

/** Five digits are more than 8 bits can use. */
export const roundAll = (numbers: Iterable<number>) =>
  Float64Array.from(numbers, (value) => Number(value.toPrecision(5)));
