import { isCase } from "#domain/content/legal.ts";
import { markCase } from "../answers/by-settings.ts";
import { badLine, type Line } from "./content-lines.ts";

const condition = /^(if|unless) ([\w.-]+):\s*/;
const setting = /^(with(?:out)? [a-z ]+):\s*/;

/**
 * `if course.refund: ...` stands where that fact is set, `unless course.refund: ...` where it is not. Only facts that may be
 * missing can be asked for: any other name is a slip of the pen. `with gateway: ...` is left for the server to decide.
 */
export const keepLines = (
  lines: readonly Line[],
  facts: Readonly<Record<string, string>>,
  optional: readonly string[],
): Line[] =>
  lines.flatMap((line) => {
    const [start, word, name = ""] = condition.exec(line.text) ?? [];
    if (start === undefined) return [markSetting(line)];
    if (!optional.includes(name)) throw badLine(line, `no fact ${name} can be missing`);
    return Object.hasOwn(facts, name) === (word === "if") ? [{ ...line, text: line.text.slice(start.length) }] : [];
  });

function markSetting(line: Line): Line {
  const [start, name = ""] = setting.exec(line.text) ?? [];
  if (start === undefined) return line;
  if (!isCase(name)) throw badLine(line, `no setting is called ${name}`);
  return { ...line, text: markCase(name, line.text.slice(start.length)) };
}
