import { stripUnseen } from "#domain/format/text.ts";

const mostLines = 4;
const longestText = 700;

/** Plain text of four lines at most. */
export const tidyAnswer = (text: string): string =>
  stripUnseen(text.normalize("NFKC").replaceAll("\t", " "))
    .replaceAll(/\*\*|__|`+|^#+ */gm, "")
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean)
    .slice(0, mostLines)
    .join("\n")
    .slice(0, longestText)
    .trim();
