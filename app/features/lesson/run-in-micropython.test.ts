import { expect, test } from "vitest";
import { describeRun } from "./describe-run.ts";
import type { RunEnd, WorkerMessage } from "./start-python-run.ts";
import { runInMicroPython } from "./run-in-micropython.ts";

const step = {
  text: ["Say it."],
  goal: "Print Hello.",
  code: "#",
  prints: "Hello…",
  hint: "Use print.",
  answer: 'print("Hello, you")',
  reached: "There it is.",
  atHome: "The same.",
};

/** The messages of a run, as its worker would send them, and what the visitor is told. */
async function run(program: string) {
  const messages: WorkerMessage[] = [];
  await runInMicroPython(program, (message) => messages.push(message));
  const output = messages.map((message) => (message.kind === "output" ? message.text : "")).join("");
  const end = messages.findLast(({ kind }) => kind !== "output" && kind !== "started") as RunEnd;
  return { messages, output, ...describeRun(end, output, step) };
}

test("what a program prints is sent line by line, in any script, also without a line's end", async () => {
  const { messages, output } = await run('print("Hello, मीरा")\nprint(26 ** 16, end="")');
  expect(messages.map(({ kind }) => kind)).toEqual(["started", "output", "output", "finished"]);
  expect(output).toBe("Hello, मीरा\n43608742899428874059776");
});

test("each run is a Python of its own", async () => {
  await run("kept = 1");
  expect((await run("print(kept)")).error).toBe("Line 1: NameError: name 'kept' isn't defined");
});

test.for([
  ['print("one")\nprint(two)', "Line 2: NameError: name 'two' isn't defined", /^Python does not know the name two\./],
  ['Print("Hello")', "Line 1: NameError: name 'Print' isn't defined", /^Python tells capitals apart/],
  ['print("Hello)', "Line 1: SyntaxError: invalid syntax", /missing bracket, quote or colon/],
  ['x = 1\n  print("a")', "Line 2: IndentationError: unexpected indent", /^The spaces at the start/],
  ['print("a" + 1)', "Line 1: TypeError: unsupported types for __add__: 'str', 'int'", /^Two kinds of value/],
  ['x = 1\nname = input("Who? ")', "Line 2: EOFError: input() has nobody to ask", /^input\(\) waits for somebody/],
  ["def f():\n    return 1 / 0\nf()", "Line 2: ZeroDivisionError: divide by zero", /^Nothing can be divided/],
  ["raise KeyError", "Line 1: KeyError", /^Python could not go on/],
] as const)("an error is told with its line and in plain words: %s", async ([program, error, text]) => {
  const told = await run(program);
  expect(told).toMatchObject({ isReached: false, error });
  expect(told.text).toMatch(text);
});

test("what a program printed before its error is shown", async () => {
  expect((await run('print("one")\nprint(two)')).output).toBe("one\n");
});

test("a program that prints without end is cut at 10,000 characters and told once", async () => {
  const { messages, output } = await run('for i in range(5000):\n    print("abcd")');
  expect(output).toHaveLength(10_000);
  expect(messages.filter(({ kind }) => kind === "too-much")).toHaveLength(1);
});

test("a step is reached by what is printed, and a program that ends itself has ended", async () => {
  expect(await run('print("Hello, you")\nraise SystemExit')).toMatchObject({ isReached: true, text: "There it is." });
  expect((await run('print("Bye")')).text).toBe("It ran, but that is not it yet. Print Hello.");
  expect((await run("x = 1")).text).toBe("It ran and printed nothing. Print Hello.");
});
