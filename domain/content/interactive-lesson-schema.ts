import * as v from "valibot";
import { count } from "./define-content.ts";
import { courseLength } from "./phase.ts";
import { textWithCode as text } from "./template-text-schemas.ts";

const program = v.pipe(
  v.string("must be text"),
  v.check((value) => value.trim() !== "", "must not be empty"),
);

const stepSchema = v.object({
  /** What the beginner has to know, a paragraph each. */
  text: v.pipe(v.array(text), v.minLength(1, "must be one paragraph or more")),
  /** What to do, in one sentence. */
  goal: text,
  /** The program that the editor starts with. */
  code: program,
  /** A line that the program prints when the step is reached. `…` stands for any words, but not for none. */
  prints: text,
  hint: text,
  /** A program that reaches the step, shown under the hint. */
  answer: program,
  /** What is said when the step is reached. */
  reached: text,
  /** What of the task cannot be done in a page. */
  atHome: text,
});

/** A day to do in the browser, a step for each of its three tasks; null where a course has none. */
export const interactiveLessonSchema = v.nullable(
  v.object({
    day: v.pipe(count, v.maxValue(courseLength, `must be ${courseLength} or less, the last of the course`)),
    /** How long it takes, where the assistant may say so. */
    minutes: v.optional(count),
    steps: v.tuple([stepSchema, stepSchema, stepSchema], "must be three steps, one for each task of the day"),
  }),
);
export type LessonStep = v.InferOutput<typeof stepSchema>;
