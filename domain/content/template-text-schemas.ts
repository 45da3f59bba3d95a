import * as v from "valibot";

/** What stands in backticks is code, which may have braces of its own. */
const listNames = (value: string) =>
  [...value.replaceAll(/```[^]*?```|`[^`]*`/g, "").matchAll(/\{(\w*)\}/g)].map(([, name = ""]) => name);
const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");

/** A sentence or label, never empty, never padded. It may hold code: `{name}` in it is no placeholder. */
export const textWithCode = v.pipe(
  v.string("must be text"),
  v.nonEmpty("must not be empty"),
  v.check((value) => value === value.trim(), "must not start or end with a space"),
);

/** Any placeholder but these would reach its reader as it is written. */
export function allowOnlyPlaceholders(known: readonly string[] = []) {
  const listUnknown = (value: string) => listNames(value).filter((name) => !known.includes(name));
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (value) => listUnknown(value).length === 0,
    ({ input }) =>
      known.length === 0
        ? `must hold no placeholder, as nothing is filled in here: not ${inBraces(listUnknown(input))}`
        : `must name only ${inBraces(known)}, not ${inBraces(listUnknown(input))}`,
  );
}

/**
 * A text whose placeholders are filled in when it is used: `allowed` may stand in it, `needed` must. What pages load
 * calls it as pure, so that a schema that they do not use stays out of their script.
 */
export function templateText(allowed: readonly string[] = [], needed: readonly string[] = []) {
  return v.pipe(
    textWithCode,
    v.check(
      (value) => needed.every((name) => value.includes(`{${name}}`)),
      `must hold ${needed.map((name) => `{${name}}`).join(" and ")}`,
    ),
    allowOnlyPlaceholders([...needed, ...allowed]),
  );
}
