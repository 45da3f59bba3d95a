import { hasExpectedOutput } from "#domain/content/expected-output.ts";
import type { LessonStep } from "#domain/content/interactive-lesson-schema.ts";
import { maxRunSeconds, type RunEnd } from "./start-python-run.ts";

export type RunFeedback = {
  isReached: boolean;
  text: string;
  /** As Python says it, with the line of the program. */
  error?: string;
};

type PythonError = { line: number | undefined; type: string; message: string };

/** The last line of a traceback says what is wrong, the frame above it where. */
export function parseTraceback(traceback: string): PythonError | null {
  const [, type = "", message = ""] = /^(\w+): ?(.*)$/.exec(traceback.trimEnd().split("\n").at(-1) ?? "") ?? [];
  if (type === "") return null;
  // The replacement of input() is no line of the visitor's.
  const frames = [...traceback.matchAll(/line (\d+)(?:, in (\S+))?$/gm)].filter(([, , name]) => name !== "_no_input");
  const line = frames.at(-1)?.[1];
  return { type, message: message.trim(), line: line === undefined ? undefined : Number(line) };
}

const explanations: Record<string, (message: string) => string> = {
  NameError(message) {
    const name = /'([^']*)'/.exec(message)?.[1] ?? "";
    if (name.toLowerCase() === "print") return "Python tells capitals apart: write print in small letters.";
    return `Python does not know the name ${name}. Check its spelling; a text needs quotes around it.`;
  },
  SyntaxError: () =>
    "Python could not read this line. Look for a missing bracket, quote or colon, here or in the line above.",
  IndentationError: () =>
    "The spaces at the start of the line do not fit. Lines that belong together start at the same place.",
  TypeError: () => "Two kinds of value do not go together here, such as a text and a number.",
  ValueError: () => "The value has the right kind, but Python cannot use it here.",
  ZeroDivisionError: () => "Nothing can be divided by zero.",
  ImportError: () => "The small Python of this page does not have that module.",
  EOFError: () => "input() waits for somebody to type, which this page cannot do. Write the value into the program.",
  MemoryError: () => "The program wanted more memory than this page has for it.",
};

function describeError(traceback: string): RunFeedback {
  const error = parseTraceback(traceback);
  if (!error) return { isReached: false, text: "Python has stopped by itself. Change the program, or run it again." };
  const { line, type, message } = error;
  const says = message ? `${type}: ${message}` : type;
  return {
    isReached: false,
    text: explanations[type]?.(message) ?? "Python could not go on at this line.",
    error: line === undefined ? says : `Line ${line}: ${says}`,
  };
}

export function describeRun(end: RunEnd, output: string, { prints, goal, reached }: LessonStep): RunFeedback {
  if (end.kind === "error" && !/^SystemExit\b/m.test(end.traceback)) return describeError(end.traceback);
  if (end.kind === "too-long")
    return unreached(
      `Stopped after ${maxRunSeconds} seconds, because the program did not end. Look for a loop that goes on for ever.`,
    );
  if (end.kind === "too-much")
    return unreached(
      "Stopped, because the program printed more than 10,000 characters. Look for a loop without an end.",
    );
  if (end.kind === "stopped") return unreached("Stopped. Change the program, or run it again.");
  if (end.kind === "not-loaded")
    return unreached("Python could not be loaded. Check your connection, then press Run again.");
  if (hasExpectedOutput(output, prints)) return { isReached: true, text: reached };
  return unreached(
    `${output.trim() === "" ? "It ran and printed nothing." : "It ran, but that is not it yet."} ${goal}`,
  );
}

const unreached = (text: string): RunFeedback => ({ isReached: false, text });
