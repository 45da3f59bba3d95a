const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

export const medianOf = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)] ?? 0;

export const percentileOf = (values: readonly number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
