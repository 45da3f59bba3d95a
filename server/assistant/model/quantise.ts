import type { Classifier } from "./assistant-model.ts";

const mostSteps = 31;

/** Writes rows of weights in 8 bits each: every row counts in steps of its own, so that its largest weight is 127 of them. */
export function quantise(weights: Float32Array, rowLength: number): Pick<Classifier, "steps" | "weights"> {
  const rows = Array.from({ length: weights.length / rowLength }, (_, row) =>
    weights.subarray(row * rowLength, (row + 1) * rowLength),
  );
  const steps = rows.map((row) => row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / mostSteps || 1);
  const counted = Int8Array.from(weights, (weight, at) =>
    Math.round(weight / (steps[Math.floor(at / rowLength)] ?? 1)),
  );
  return { steps: roundAll(steps), weights: Buffer.from(counted.buffer).toString("base64") };
}

/** Five digits are more than 8 bits can use. */
export const roundAll = (numbers: readonly number[]) => numbers.map((value) => Number(value.toPrecision(5)));

/** The weights as counts of their row's step. */
export const readWeights = ({ weights }: Pick<Classifier, "weights">): Int8Array =>
  new Int8Array(Buffer.from(weights, "base64"));
