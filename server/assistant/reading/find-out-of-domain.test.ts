import { expect, test } from "vitest";
import { createOutOfDomainFinder, dropOccupation } from "./find-out-of-domain.ts";
import { createNormaliser } from "./normalise-words.ts";

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

test("what is asked of a degree is about it, unless it is the student's own", () => {
  expect(find("fees of btech in pune")).toEqual(["degrees"]);
  expect(find("fees for btech students")).toEqual([]);
  expect(find("i am doing bca what are the fees")).toEqual([]);
});

test("the trade of whoever asks is left out, and nothing else", () => {
  const left = (text: string) => dropOccupation(text.split(" ")).join(" ");
  expect(left("i am a retired railway clerk of 58 can i join")).toBe("i am a clerk of 58 can i join");
  expect(left("which hospital is near")).toBe("which hospital is near");
});
