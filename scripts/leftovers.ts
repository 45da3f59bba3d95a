import { writeFileSync } from "node:fs";
import { hashText, listCourseTexts, listUnreplacedSampleTexts, sampleHashesFile } from "./sample-texts.ts";

const maxShownLength = 80;

if (process.argv.includes("--sample")) {
  // For who changes the sample itself, never for an owner: what stands in the content now is then called the sample's.
  const hashes = new Set(listCourseTexts().map(({ text }) => hashText(text)));
  writeFileSync(sampleHashesFile, `${[...hashes].toSorted().join("\n")}\n`);
} else {
  const left = listUnreplacedSampleTexts();
  for (const { file, line, text } of left) {
    const shown = text.trim().replaceAll(/\s+/g, " ");
    const short = shown.length > maxShownLength ? `${shown.slice(0, maxShownLength)}…` : shown;
    process.stdout.write(`${file}:${line}: ${short}\n`);
  }
  process.stdout.write(left.length === 0 ? "Nothing is left of the sample.\n" : `${left.length} texts are left.\n`);
}
