import { readFileSync } from "node:fs";

/** The turns of a conversation, of which the last is judged; most have one turn. */
export type Question = { group: string; turns: readonly string[]; expected: Expected };

/** A fixed reply, or an answer: the subject it must be given for, where one is named, and every pattern that it must hold. */
export type Expected =
  | { kind: "redirect" }
  | { kind: "empty" }
  | { kind: "greeting" }
  | { kind: "answer"; subject?: string; patterns: readonly RegExp[] };

const folder = "tests/assistant/questions";
const fixedReply = /^(redirect|empty|greeting)$/;
const pattern = /\/((?:\\.|\[(?:\\.|[^\]])*\]|[^/\\[])+)\/([a-z]*)/g;

/**
 * Reads a set of questions. `[group]` opens a group, a line that starts with `# ` is a comment, and every other line is
 * `first turn >> last turn => what is expected`: `redirect`, `empty`, `greeting`, or `about:subject` and patterns.
 */
function readQuestions(name: string): Question[] {
  const file = `${folder}/${name}.txt`;
  let group = "";
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, at) => {
      if (line === "" || line.startsWith("# ")) return [];
      const heading = /^\[(.+)\]$/.exec(line)?.[1];
      if (heading !== undefined) group = heading;
      if (heading !== undefined) return [];
      const [asked = "", expected, ...others] = line.split(" => ");
      if (expected === undefined || others.length > 0)
        throw new Error(`${file}:${at + 1}: must be \`question => expected\``);
      return [{ group, turns: asked.split(" >> "), expected: readExpected(expected, `${file}:${at + 1}`) }];
    });
}

function readExpected(written: string, place: string): Expected {
  const kind = fixedReply.exec(written)?.[1];
  if (kind === "redirect" || kind === "empty" || kind === "greeting") return { kind };
  const subject = /^about:([a-z-]+)/.exec(written)?.[1];
  const patterns = [...written.matchAll(pattern)].map(([, source = "", flags = ""]) => new RegExp(source, flags));
  const rest = written.replace(/^about:[a-z-]+/, "").replaceAll(pattern, "");
  if (rest.trim() !== "" || (subject === undefined && patterns.length === 0))
    throw new Error(`${place}: cannot read ${written}`);
  return { kind: "answer", patterns, ...(subject === undefined ? {} : { subject }) };
}

const first = readQuestions("first");
const isHeldAside = (_: Question, index: number) => index % 10 === 9;

/** Every set by its name, from the one that was tuned for to those that were not. */
export const questionSets = {
  tuned: first.filter((question, index) => !isHeldAside(question, index)),
  /** Measured and never tuned for: its faults are not printed. */
  "held aside": first.filter(isHeldAside),
  later: readQuestions("later"),
  blind: readQuestions("blind"),
  /** None of it was taught: its faults are not printed. */
  examination: readQuestions("examination"),
  conversations: readQuestions("conversations"),
  hindi: readQuestions("hindi"),
  "hindi visitors": readQuestions("hindi-visitors"),
} as const satisfies Record<string, readonly Question[]>;
