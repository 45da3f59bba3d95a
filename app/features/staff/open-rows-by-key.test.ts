import { expect, test } from "vitest";
import { findNeighbour } from "./open-rows-by-key.ts";

const ids = ["a", "b", "c", "d"];

test("a step goes on from where the row stood, whether it is still there, has left, or stands elsewhere", () => {
  for (const shown of [ids, ["a", "c", "d"], ["a", "c", "d", "b"], ["new", "a", "c", "d"]]) {
    expect(findNeighbour({ ids, id: "b" }, shown, 1)).toBe("c");
    expect(findNeighbour({ ids, id: "b" }, shown, -1)).toBe("a");
  }
  expect(findNeighbour({ ids, id: "b" }, ["d"], 1)).toBe("d");
});

test("beyond the rows that were known, a step finds those that came since", () => {
  expect(findNeighbour({ ids, id: "d" }, [...ids, "e"], 1)).toBe("e");
  expect(findNeighbour({ ids, id: "d" }, ["a", "b", "c", "e"], 1)).toBe("e");
  expect(findNeighbour({ ids, id: "a" }, ["new", ...ids], -1)).toBe("new");
  expect(findNeighbour({ ids, id: "d" }, ids, 1)).toBeUndefined();
});

test("without a place, and in another list, the first row comes first", () => {
  expect(findNeighbour({ ids, id: undefined }, ids, 1)).toBe("a");
  expect(findNeighbour({ ids, id: "b" }, ["x", "y"], 1)).toBe("x");
  expect(findNeighbour({ ids, id: "b" }, [], 1)).toBeUndefined();
});
