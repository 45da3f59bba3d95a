import { type Ranked, trainClassifier } from "./classify.ts";
import { examples, type Subject } from "./examples.ts";
import { dayNotes, weekNotes } from "./notes/day-notes.ts";
import { createReader, type Reading } from "./reading.ts";

type Understanding = {
  read: (question: string) => Reading;
  classify: (features: readonly string[]) => Ranked<Subject>;
};

let learned: Understanding | undefined;

/** What the examples teach, learned once, in a second or so; then every assistant of the process has it. */
export const learnExamples = (): Understanding => (learned ??= learn());

function learn(): Understanding {
  const planTexts = [...dayNotes(), ...weekNotes()].map(({ text }) => text);
  const { read, readExample } = createReader(examples, planTexts);
  const samples = examples.map(({ subject, text }) => ({ label: subject, features: readExample(text).features }));
  return { read, classify: trainClassifier(samples) };
}
