import fc from "fast-check";
import { expect, test } from "vitest";
import { createAssistant } from "#server/assistant/create-assistant.ts";
import { createClassifier } from "#server/assistant/reading/rank-subjects.ts";
import { testModel } from "#tests/support/test-model.ts";
import { compareWith } from "#tests/support/compare-times.ts";
import { createQuestionReader } from "#server/assistant/reading/read-question.ts";

const model = testModel();
const assistant = createAssistant({ model });
const { read } = createQuestionReader(model);
const classify = createClassifier(model.classifier);
const length = 500;
/** Times as long as a sensible text of full length. */
const tooLong = 4;

const fill = (unit: string, before = "", after = "") => {
  const room = length - before.length - after.length;
  return before + unit.repeat(Math.ceil(room / unit.length)).slice(0, room) + after;
};

const usualText = fill("I work in a shop and want to learn Python in the evenings, what would it cost me? ");

/** Classified in any case: the assistant itself may reject a question before that. */
async function answer(question: string, history: string[]) {
  classify(read(question).features);
  await assistant.answer({ question, history }, "203.0.113.7");
}

const timesAsLong = compareWith(() => answer(usualText, []));

const units = {
  spaces: " ",
  tabs: "\t",
  lines: "\n",
  "no-break spaces": "\u00A0",
  digits: "1",
  letters: "a",
  capitals: "A",
  dots: ".",
  commas: ",",
  dashes: "-",
  colons: ":",
  quotes: "'",
  brackets: "<a",
  braces: "{",
  percent: "%6",
  at: "@a.",
  "combining marks": "a\u0301\u0363",
  emoji: "👍",
  "emoji in a family": "👨‍👩‍👧",
  Devanagari: "फीस ",
  "Devanagari letters": "क",
  "Devanagari vowels": "ी",
  "Devanagari viramas": "क्",
  "Hindi numbers": "साढ़े तीन हज़ार ",
  "Hindi letter names": "एमसी",
  "English words in Devanagari": "एनवायरनमेंट इंस्टॉलेशन ",
  "Hindi ordinals": "इक्कीसवें ",
  "zero-width": "\u200B",
  "one letter words": "a ",
  "one digit words": "1 ",
  "numbers with commas": "1,",
  ordinals: "1st ",
  days: "day 1 ",
  phases: "first and ",
  "days of phases": "day 1 of intermediate ",
  "weeks in weeks": "week 1 day 1 ",
  ranges: "day 1 to ",
  "names of phases": "beginner and ",
  "what is left out": "not the basics ",
  "numbers in Hindi": "ek do teen ",
  "known words": "fee duration certificate refund ",
  "unknown words": "qzx wvk pfj ",
  "misspelt words": "certifcate intermediat ",
  thanks: "thanks ",
  conjunctions: "fees and ",
  skips: "skip ",
  hex: "6a ",
  base64: "aA",
};

const edges = ["", "1", "one", "day ", "<", "x", "fees "];

test.each(Object.entries(units))("500 characters of %s are answered at once", async (_name, unit) => {
  for (const before of edges)
    for (const after of ["", "x", "1", " days"]) {
      const question = fill(unit, before, after);
      const times = await timesAsLong(() => answer(question, []), tooLong);
      expect(times, JSON.stringify(question.slice(0, 40))).toBeLessThan(tooLong);
    }
});

test("so is any mixture of them", async () => {
  const piece = fc
    .tuple(fc.constantFrom(...Object.values(units)), fc.integer({ min: 1, max: 250 }))
    .map(([unit, times]) => unit.repeat(times).slice(0, 250));
  const question = fc.array(piece, { minLength: 2, maxLength: 8 }).map((pieces) => pieces.join("").slice(0, length));
  await fc.assert(
    fc.asyncProperty(question, async (text) => {
      expect(await timesAsLong(() => answer(text, []), tooLong)).toBeLessThan(tooLong);
    }),
    { numRuns: 300 },
  );
});

test("so are words that nobody wrote before, in a few times as long as words that are remembered", async () => {
  let state = 1;
  const nextWord = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state.toString(26).replaceAll(/\d/g, (digit) => "qrstuvwxyz".charAt(Number(digit)));
  };
  const nextText = () => Array.from({ length: 80 }, nextWord).join(" ").slice(0, length);
  expect(await timesAsLong(() => answer(nextText(), []), 20)).toBeLessThan(20);
});

test("so is any of them as a follow-up, which is also read without what it denies", async () => {
  const history = ["what is the fee?", "and how long is it?"];
  const timesAsLongAsUsual = compareWith(() => answer(usualText, history));
  for (const unit of [...Object.values(units), "x nahi, ", "and not ", "the second one "]) {
    const times = await timesAsLongAsUsual(() => answer(fill(unit), history), tooLong);
    expect(times, JSON.stringify(unit)).toBeLessThan(tooLong);
  }
});

test.each(["and for advanced?", "how long will that take?", "what is his qualification"])(
  "so is a follow-up with four long questions before it: %s",
  async (question) => {
    const timesAsLongAsUsual = compareWith(() => answer(question, Array<string>(4).fill(usualText)));
    for (const unit of Object.values(units)) {
      const history = ["", "day 12 ", "fees ", "who teaches "].map((before) => fill(unit, before));
      const times = await timesAsLongAsUsual(() => answer(question, history), tooLong);
      expect(times, JSON.stringify(unit)).toBeLessThan(tooLong);
    }
  },
);
