import { expect, test } from "vitest";
import { createOutOfDomainFinder } from "./find-out-of-domain.ts";
import { createNormaliser } from "./normalise-and-split-text.ts";

const find = createOutOfDomainFinder(
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
  expect(find("i am a 58 year old retired train driver will they take me")).toEqual([]);
  expect(find("govt hospital me nurse hu age ki koi rok hai")).toEqual([]);
  expect(find("i am a nurse which train is best")).toEqual(["travel"]);
});
