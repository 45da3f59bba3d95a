const words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** `eight`, and from 13 on digits, as running text writes numbers. */
export const inWords = (value: number) => words[value] ?? String(value);
