import { expect, test } from "vitest";
import * as v from "valibot";
import { hasExpectedOutput } from "./expected-output.ts";
import { interactiveLessonSchema } from "./interactive-lesson-schema.ts";

test("a step is reached by one line, whatever its capitals and spaces, and whatever else is printed", () => {
  expect(hasExpectedOutput("Python is running\n", "Python is running")).toBe(true);
  expect(hasExpectedOutput("first\n  python  IS running \nlast", "Python is running")).toBe(true);
  expect(hasExpectedOutput("Python is running late", "Python is running")).toBe(false);
  expect(hasExpectedOutput("1+1", "1+1")).toBe(true);
  expect(hasExpectedOutput("11", "1+1")).toBe(false);
});

test("an ellipsis stands for any words, but not for none", () => {
  for (const line of ["Hello, I am Asha", "hello मीरा", "Hello 7"])
    expect(hasExpectedOutput(line, "Hello…"), line).toBe(true);
  for (const line of ["Hello", "Hello, !", "Say Hello, Asha"])
    expect(hasExpectedOutput(line, "Hello…"), line).toBe(false);
});

test("a lesson has a step for each task of a day of the course, or is null", () => {
  const step = { text: ["a"], goal: "a", code: "a\n", prints: "a", hint: "a", answer: "a", reached: "a", atHome: "a" };
  const complaints = (value: unknown) =>
    v.safeParse(interactiveLessonSchema, value).issues?.map(({ message }) => message);
  expect(complaints(null)).toBeUndefined();
  expect(complaints({ day: 1, steps: [step, step, step] })).toBeUndefined();
  expect(complaints({ day: 900, steps: [step, step, step] })?.[0]).toMatch(/^must be \d+ or less/);
  expect(complaints({ day: 1, steps: [step, { ...step, code: " \n", text: [] }, step] })).toEqual([
    "must be one paragraph or more",
    "must not be empty",
  ]);
  expect(complaints({ day: 1, steps: [step] })).not.toBeUndefined();
});
