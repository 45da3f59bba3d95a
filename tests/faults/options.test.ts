import { expect, test } from "vitest";
import { readOptions } from "./options.ts";
import { longForm, shortForm } from "./scenario.ts";

const known = ["kill", "stop"];

test("without options a run has the long form", () => {
  expect(readOptions([], known)).toEqual({ names: [], settings: longForm });
  expect(readOptions(["--short"], known)).toEqual({ names: [], settings: shortForm });
});

test("a scenario takes its size from the options", () => {
  const args = ["kill", "--submissions", "5000", "--kills", "200", "--database", "postgres"];
  expect(readOptions(args, known)).toEqual({
    names: ["kill"],
    settings: { ...longForm, submissions: 5000, kills: 200, databases: ["postgres"] },
  });
});

test("an unknown name or a value that is no number is rejected by name", () => {
  expect(() => readOptions(["crash"], known)).toThrow("Unknown: crash. There are: kill, stop");
  expect(() => readOptions(["--kills", "many"], known)).toThrow("--kills must be a whole number");
  expect(() => readOptions(["--database", "mysql"], known)).toThrow("--database must be sqlite or postgres");
});
