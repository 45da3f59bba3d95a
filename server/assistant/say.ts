/** `a, b and c`. */
export const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z"₹])/);

export const firstSentences = (text: string, count: number) =>
  sentencesOf(text.replaceAll("\n", " ")).slice(0, count).join(" ");

const mostLines = 4;
const longestAnswer = 420;

/** At most four lines and about as long as a gateway's answer may be; whole sentences only. */
export function shorten(text: string): string {
  const lines = text.split("\n").slice(0, mostLines);
  if (lines.length > 1) return lines.join("\n");
  const kept: string[] = [];
  for (const sentence of sentencesOf(text)) {
    if (kept.length > 0 && [...kept, sentence].join(" ").length > longestAnswer) break;
    kept.push(sentence);
  }
  return kept.join(" ");
}
