import { contactExamples } from "./examples/contact.ts";
import { elsewhereExamples } from "./examples/elsewhere.ts";
import { extraExamples } from "./examples/extras.ts";
import { framedExamples } from "./examples/frames.ts";
import { moneyExamples } from "./examples/money.ts";
import { planExamples } from "./examples/plan.ts";
import { studentExamples } from "./examples/students.ts";
import { subjectWords } from "./glossary.ts";

const questions = {
  ...moneyExamples,
  ...planExamples,
  ...studentExamples,
  ...extraExamples,
  ...contactExamples,
  ...elsewhereExamples,
};

/** What a question can be about; `elsewhere` is everything that is not the course. */
export type Subject = keyof typeof questions;
export type Example = { subject: Subject; text: string };

const list = (block: string, divider: string) =>
  block
    .split(divider)
    .map((text) => text.trim())
    .filter(Boolean);

/** How visitors ask for each subject: whole questions, and the glossary's phrases as the shortest ones. */
export const examples: readonly Example[] = [
  ...entriesOf(questions).flatMap(([subject, block]) => list(block, "\n").map((text) => ({ subject, text }))),
  ...entriesOf(framedExamples).flatMap(([subject, block]) => list(block, "\n").map((text) => ({ subject, text }))),
  ...entriesOf(subjectWords).flatMap(([subject, block]) => list(block, ",").map((text) => ({ subject, text }))),
];

function entriesOf<Key extends string>(record: Readonly<Record<Key, string>>) {
  return Object.entries(record) as [Key, string][];
}
