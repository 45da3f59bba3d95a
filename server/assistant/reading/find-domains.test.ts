import { expect, test } from "vitest";
import { createDomainFinder } from "./find-domains.ts";
import { createNormaliser } from "./normalise-words.ts";

const find = createDomainFinder(
  { domains: { medicine: ["hospital", "blood test"], travel: ["train"] } },
  createNormaliser([]),
);

test("finds the walk of life by a word or a phrase of it", () => {
  expect(find("fees of a hospital")).toEqual(["medicine"]);
  expect(find("two blood tests and three trains")).toEqual(["medicine", "travel"]);
});

test("a form of another word is not taken for one", () => {
  expect(find("what does the training cost")).toEqual([]);
});

test("what somebody is or does says nothing about the question", () => {
  expect(find("i work in a hospital can i learn this")).toEqual([]);
  expect(find("my father is a train driver can he join")).toEqual([]);
});
