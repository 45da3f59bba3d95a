import * as v from "valibot";
import { text } from "./define-content.ts";

const listNames = (value: string) => [...value.matchAll(/\{(\w*)\}/g)].map(([, name = ""]) => name);
const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");

/**
 * A text whose placeholders are filled in when it is used: `allowed` may stand in it, `needed` must. Any other would reach its
 * reader as it is written.
 */
export function templateText(allowed: readonly string[] = [], needed: readonly string[] = []) {
  const known = [...needed, ...allowed];
  const listUnknown = (value: string) => listNames(value).filter((name) => !known.includes(name));
  return v.pipe(
    text,
    v.check(
      (value) => needed.every((name) => value.includes(`{${name}}`)),
      `must hold ${needed.map((name) => `{${name}}`).join(" and ")}`,
    ),
    v.check(
      (value) => listUnknown(value).length === 0,
      ({ input }) =>
        known.length === 0
          ? `must hold no placeholder, as nothing is filled in here: not ${inBraces(listUnknown(input))}`
          : `must name only ${inBraces(known)}, not ${inBraces(listUnknown(input))}`,
    ),
  );
}
