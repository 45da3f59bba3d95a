import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { expect, test } from "vitest";
import { hasExpectedOutput } from "#domain/content/expected-output.ts";
import { lesson } from "./lesson.ts";

async function print(program: string): Promise<string> {
  const lines: string[] = [];
  const python = await loadMicroPython({ stdout: (line) => lines.push(String(line)) });
  python.runPython(program);
  return lines.join("\n");
}

test.for(lesson?.steps ?? [])("the answer under the hint reaches its step: $goal", async ({ answer, prints }) => {
  expect(hasExpectedOutput(await print(answer), prints)).toBe(true);
});

test("only the first step is reached by the program that the editor starts with", async () => {
  const reached = [];
  for (const { code, prints } of lesson?.steps ?? []) reached.push(hasExpectedOutput(await print(code), prints));
  expect(reached).toEqual([true, false, false]);
});
