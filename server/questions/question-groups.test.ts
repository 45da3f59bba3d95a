import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { compareWith } from "#tests/support/compare-times.ts";
import { countTurns } from "#tests/support/count-turns.ts";
import { sampleQuestion } from "#tests/support/sample-requests.ts";
import { testServices } from "#tests/support/test-services.ts";
import { saveQuestion, type KeyedQuestion } from "../db/questions/asked-questions.ts";
import { groupSimilarQuestions, listQuestionGroups } from "./question-groups.ts";

const question = (key: string, changes: Partial<KeyedQuestion> = {}): KeyedQuestion => ({
  ...sampleQuestion(key, `${key}?`),
  key,
  ...changes,
});

test("what shares most of its words is one group, under the question that was asked most", async () => {
  const groups = await groupSimilarQuestions(
    [
      question("learn pandas", { lastAt: "2026-03-05T10:00:00.000Z" }),
      question("data learn pandas", { count: 3 }),
      question("learn telegram", { count: 2 }),
      question("pandas"),
    ],
    "most",
  );
  expect(groups.map(({ id, count, lastAt, questions }) => [id, count, lastAt, questions.length])).toEqual([
    ["data learn pandas", 4, "2026-03-05T10:00:00.000Z", 2],
    ["learn telegram", 2, "2026-03-01T10:00:00.000Z", 1],
    ["pandas", 1, "2026-03-01T10:00:00.000Z", 1],
  ]);
  expect(groups[0]?.questions[0]).not.toHaveProperty("key");
});

test("the newest come first where they are wanted so", async () => {
  const late = question("late", { lastAt: "2026-03-05T10:00:00.000Z" });
  const groups = await groupSimilarQuestions([question("often", { count: 9 }), late], "newest");
  expect(groups.map(({ id }) => id)).toEqual(["late", "often"]);
});

test("what is alike is found, however many words all questions share", async () => {
  const words = ["a", "b", "c", "d", "e", "f", "g"];
  const keys = words.flatMap((one, at) =>
    words.slice(at + 1).map((other) => words.filter((w) => w !== one && w !== other)),
  );
  const groups = await groupSimilarQuestions(
    keys.map((key, at) => question(key.join(" "), { count: 100 - at })),
    "most",
  );
  // Any two share at least three of seven words: alike where they share four of six.
  const likeness = (one: string, other: string) => {
    const [a, b] = [one.split(" "), other.split(" ")];
    return a.filter((word) => b.includes(word)).length / new Set([...a, ...b]).size;
  };
  const members = groups.flatMap(({ id, questions }) => questions.map((member) => likeness(id, member.id)));
  expect(Math.min(...members)).toBeGreaterThanOrEqual(0.6);
  const heads = groups.flatMap(({ id }, at) => groups.slice(at + 1).map((other) => likeness(id, other.id)));
  expect(Math.max(...heads)).toBeLessThan(0.6);
  expect(groups.flatMap(({ questions }) => questions)).toHaveLength(21);
});

test("a group has at most 50 questions", async () => {
  const alike = Array.from({ length: 120 }, (_, at) => question(`a b c d e f g h i w${at}`));
  const groups = await groupSimilarQuestions(alike, "most");
  expect(groups.map(({ questions }) => questions.length)).toEqual([50, 50, 20]);
});

test("long questions that are nearly alike take little more time than others, and hold up no page", async () => {
  // Half of 180 words, another half in each question.
  const hostile = Array.from({ length: 800 }, (_, at) => {
    const isChosen = (__: unknown, word: number) => createHash("md5").update(`${at} ${word}`).digest().readInt8() < 0;
    return Array.from({ length: 180 }, (__, word) => `w${word}`).filter(isChosen);
  });
  const group = (keys: string[][]) =>
    groupSimilarQuestions(
      keys.map((words, at) => question(words.join(" "), { id: `${at}` })),
      "most",
    );
  const timesAsLong = compareWith(() => group(hostile.map((words, at) => [...words.slice(0, 5), `own${at}`])));
  expect(await timesAsLong(() => group(hostile), 15)).toBeLessThan(15);
  expect(await countTurns(() => group(hostile))).toBeGreaterThanOrEqual(800 / 20);
});

test("questions are grouped once, until one of them is asked again", async () => {
  const { db, questions, now } = await testServices();
  const save = () =>
    saveQuestion(db, { text: "Pandas?", key: "pandas", reason: "refused", subject: null, answer: "" }, now());
  const findGroup = async () => {
    const query = { reason: undefined, state: "open", search: "", order: "most", limit: 50 } as const;
    return (await listQuestionGroups(db, questions, query)).groups[0];
  };
  await save();
  const first = await findGroup();
  expect(await findGroup()).toBe(first);
  await save();
  expect((await findGroup())?.count).toBe(2);
});
