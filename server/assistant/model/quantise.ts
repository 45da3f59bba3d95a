import type { Classifier } from "./assistant-model.ts";

const mostSteps = 31;

/** Writes rows of weights in 8 bits each: every row counts in steps of its own, so that its largest weight is 31 of them. */
export function quantise(weights: Float32Array, rowLength: number): Pick<Classifier, "steps" | "weights"> {
  const rows = Array.from({ length: weights.length / rowLength }, (_, row) =>
    weights.subarray(row * rowLength, (row + 1) * rowLength),
  );
  const steps = rows.map((row) => row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / mostSteps || 1);
  const counted = Int8Array.from(weights, (weight, at) =>
    Math.round(weight / (steps[Math.floor(at / rowLength)] ?? 1)),
  );
  return { steps: roundAll(steps), weights: counted };
}

/** Five digits are more than 8 bits can use. */
export const roundAll = (numbers: Iterable<number>) =>
  Float64Array.from(numbers, (value) => Number(value.toPrecision(5)));
