import { expect, test } from "vitest";
import { countTurns } from "#tests/support/count-turns.ts";
import { generateJsonInPieces } from "./stream-json.ts";

test("a long text is the same as one made at once, and others run meanwhile", async () => {
  const list = Array.from({ length: 500 }, (_, at) => ({ at, text: "a\nb", days: [1, at], none: [], more: { at } }));
  const write = async (value: object, space?: number) => {
    let text = "";
    for await (const piece of generateJsonInPieces(value, space)) text += piece;
    return text;
  };
  for (const value of [list, [], { about: "a", list, none: [], more: { list: [1] }, number: 1, nothing: null }]) {
    for (const space of [0, 2]) expect(await write(value, space)).toBe(JSON.stringify(value, null, space));
  }
  expect(await countTurns(() => write({ list }))).toBeGreaterThanOrEqual(500 / 20);
});
