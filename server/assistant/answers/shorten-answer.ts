const sentencesOf = (text: string) => text.split(/(?<=[.!?।])\s+(?=[A-Z"₹\p{Script=Devanagari}])/u);

export const firstSentences = (text: string, count: number) =>
  sentencesOf(text.replaceAll("\n", " ")).slice(0, count).join(" ");

const mostLines = 4;
const longestAnswer = 420;

/** At most four lines and about as long as a gateway's answer may be; whole sentences only. */
export function shortenAnswer(text: string): string {
  const lines = text.split("\n").slice(0, mostLines);
  if (lines.length > 1) return lines.join("\n");
  const shortened: string[] = [];
  for (const sentence of sentencesOf(text)) {
    if (shortened.length > 0 && [...shortened, sentence].join(" ").length > longestAnswer) break;
    shortened.push(sentence);
  }
  return shortened.join(" ");
}
