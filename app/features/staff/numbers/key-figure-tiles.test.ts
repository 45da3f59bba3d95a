import { expect, test } from "vitest";
import { formatMinutes } from "./key-figure-tiles.tsx";

test.for([
  [null, "–"],
  [0, "0 min"],
  [26, "26 min"],
  [255, "4 h 15 min"],
  [120, "2 h"],
  [2880, "2 d"],
  [9045, "6 d 7 h"],
] as const)("%j minutes are %s: nobody knows how many days 150 hours are", ([minutes, text]) =>
  expect(formatMinutes(minutes)).toBe(text),
);
