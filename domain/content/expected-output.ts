const escapePattern = (literal: string) => literal.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const normalise = (line: string) => line.trim().replaceAll(/\s+/g, " ");

/** Whether a line of the output is the expected one. A beginner's capitals and spaces are not what a step is about. */
export function hasExpectedOutput(output: string, expected: string): boolean {
  const parts = normalise(expected).split("…").map(escapePattern);
  const pattern = new RegExp(`^${parts.join("[^\\p{L}\\p{N}]*[\\p{L}\\p{N}].*")}$`, "iu");
  return output.split("\n").some((line) => pattern.test(normalise(line)));
}
