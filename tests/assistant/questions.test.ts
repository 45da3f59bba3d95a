import { expect, test } from "vitest";
import { createAssistant } from "#server/assistant/create-assistant.ts";
import { testModel } from "#tests/support/test-model.ts";
import { loadPosts } from "#server/blog/posts.ts";
import { createJudge } from "./judge-reply.ts";
import { questionSets, type Question } from "./question-sets.ts";

const options = { model: testModel(), posts: loadPosts("content/posts", { drafts: false }).all };
const assistant = createAssistant(options);
const judge = createJudge(options);
const { tuned, "held aside": heldAside, later, blind, examination } = questionSets;
const first = [...tuned, ...heldAside];
const answer = async (question: string) => (await assistant.answer({ question, history: [] }, "203.0.113.7")).reply;
const ask = ({ turns: [question = ""] }: Question) => answer(question);

async function accuracy(set: readonly Question[]): Promise<number> {
  let right = 0;
  for (const question of set) if (!(await judge(question)).fault) right += 1;
  return right / set.length;
}

const groupsWithFloor = {
  paraphrase: 0.95,
  typo: 0.95,
  hinglish: 0.95,
  fragment: 0.95,
  composed: 0.92,
  "off-topic": 0.97,
  "near-miss": 0.95,
  "small-talk": 1,
  hostile: 1,
};

test.each(Object.entries(groupsWithFloor))(
  "answers the group %s right in at least %d of cases",
  async (group, floor) => {
    expect(await accuracy(first.filter((question) => question.group === group))).toBeGreaterThanOrEqual(floor);
  },
);

test("answers the held-out questions right in at least 9 of 10 cases", async () => {
  expect(await accuracy(heldAside)).toBeGreaterThanOrEqual(0.9);
});

test("still answers the questions of later rounds", async () => {
  expect(await accuracy(later)).toBeGreaterThanOrEqual(0.95);
});

test("still answers the questions of a blind writer", async () => {
  expect(await accuracy(blind)).toBeGreaterThanOrEqual(0.97);
});

const examFloors = { "on-topic": 0.9, refusal: 0.94, "small-talk": 1, hostile: 0.96 };

test.each(Object.entries(examFloors))(
  "answers the group %s of the examination right in at least %d",
  async (group, floor) => {
    expect(await accuracy(examination.filter((question) => question.group === group))).toBeGreaterThanOrEqual(floor);
  },
);

test("never says more than four lines", async () => {
  for (const question of first) expect((await ask(question)).message.split("\n").length).toBeLessThanOrEqual(4);
});

test("links only to paths of this site", async () => {
  const replies = await Promise.all(first.map(ask));
  const paths = replies.flatMap(({ link }) => (link ? [link.path] : []));
  expect(paths.filter((path) => !/^\/[a-z#]?[a-z0-9/#-]*$/.test(path))).toEqual([]);
});
