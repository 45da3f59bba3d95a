const sentencesOf = (text: string) => text.split(/(?<=[.!?।])\s+(?=[A-Z"₹\p{Script=Devanagari}])/u);

const sentencesOfPart = 2;

/** The first sentences of each answer, a line for each; what one has said the next does not say again. */
export function joinAnswers(texts: readonly string[]): string {
  const said = new Set<string>();
  const lines = texts.map((text) => {
    const fresh = sentencesOf(text.replaceAll("\n", " ")).filter((sentence) => !said.has(sentence));
    const line = fresh.slice(0, sentencesOfPart);
    for (const sentence of line) said.add(sentence);
    return line.join(" ");
  });
  return lines.filter((line) => line !== "").join("\n");
}

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
