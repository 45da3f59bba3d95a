import { counting } from "#content/assistant/words/counting.ts";
import { findPhaseNamedAtWord, isPhaseUnit, parseUnitWord } from "./curriculum-words.ts";
import { parseCardinalOrOrdinal } from "./parse-cardinal-or-ordinal.ts";

/**
 * A word, or what some words say: `C12` a number, `A2` one that may be another word (`do`), `O3` the third, `E1` the last; `D` `W` `P` `M`
 * `L` a day, week, phase, month or part; `D=12` the twelfth day, `D=-1` the last, `D=^3` the first three, `D=$3` the last three,
 * `N=2` a phase by its name, `P=*` each phase.
 */
export type Token = { text: string; start: number; end: number };

const letters = { day: "D", week: "W", phase: "P", month: "M", part: "L" };

function readToken(words: readonly string[], at: number): { text: string; length: number } {
  const named = findPhaseNamedAtWord(words, at);
  if (named) {
    const after = at + named.length;
    const hasNoun = isPhaseUnit(parseUnitWord(words[after])) && !parseCardinalOrOrdinal(words, after + 1);
    return { text: `N=${named.number}`, length: named.length + (hasNoun ? 1 : 0) };
  }
  const unit = parseUnitWord(words[at]);
  if (unit) return { text: letters[unit], length: 1 };
  const count = parseCardinalOrOrdinal(words, at);
  if (!count) return { text: words[at] ?? "", length: 1 };
  const isOrdinal = count.from === "end" ? "E" : count.kind === "ordinal" ? "O" : undefined;
  const letter = isOrdinal ?? (counting.otherwiseWords.has(words[at] ?? "") ? "A" : "C");
  return { text: `${letter}${count.value}`, length: count.length };
}

export function tokenise(words: readonly string[]): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < words.length;) {
    const { text, length } = readToken(words, at);
    tokens.push({ text, start: at, end: at + length });
    at += length;
  }
  return tokens;
}

export const joinTokens = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(" ");

/** A pattern of whole tokens; `{joinWords}` is any word of that list. */
export function compileWholeTokenPattern(source: string, flags = ""): RegExp {
  const expanded = source.replaceAll(/\{([a-zA-Z]+)\}/g, (_, name: string) => `(?:${listTokens(name).join("|")})`);
  return new RegExp(`(?<![^ ])(?:${expanded})(?![^ ])`, flags);
}

function listTokens(name: string): string[] {
  const words = Object.entries(counting).find(([list]) => list === name)?.[1];
  if (!words) throw new Error(`counting.ts has no ${name}`);
  return [...new Set([...words].map((word) => joinTokens(tokenise(word.split("-")))))];
}

/** What a match becomes, from its groups and the text behind it; nothing where the rule does not hold after all. */
type Build = (groups: readonly string[], rest: string) => string | undefined;
export type Rule = readonly [pattern: RegExp, build: Build];
export const createRule = (source: string, build: Build): Rule => [compileWholeTokenPattern(source, "g"), build];

/** Applies each rule, from left to right, until it holds no more; what it matches becomes one token. */
export function applyTokenRules(given: readonly Token[], rules: readonly Rule[]): Token[] {
  const tokens = [...given];
  let text = joinTokens(tokens);
  for (const [pattern, build] of rules)
    for (let before = ""; before !== text;) {
      before = text;
      pattern.lastIndex = 0;
      for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
        const end = match.index + match[0].length;
        const built = build(
          match.map((group) => group ?? ""),
          text.slice(end),
        );
        if (built === undefined) continue;
        const first = countSpaces(text, 0, match.index);
        const taken = tokens.slice(first, first + countSpaces(text, match.index, end) + 1);
        tokens.splice(first, taken.length, { text: built, start: taken[0]?.start ?? 0, end: taken.at(-1)?.end ?? 0 });
        text = text.slice(0, match.index) + built + text.slice(end);
        pattern.lastIndex = match.index + built.length;
      }
    }
  return tokens;
}

function countSpaces(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf(" ", from); at !== -1 && at < to; at = text.indexOf(" ", at + 1)) count += 1;
  return count;
}
