import type { Context } from "hono";
import { stream } from "hono/streaming";
import { letOthersRun } from "../db/engine/query-helpers.ts";

/** Some milliseconds of work for most items. */
const writtenAtOnce = 20;

/**
 * What `JSON.stringify` makes of a list, or of an object with lists, in pieces: ten thousand items as one step would hold up
 * all pages.
 */
export async function* generateJsonInPieces(value: object, space = 0): AsyncGenerator<string> {
  const indent = (depth: number) => (space > 0 ? `\n${" ".repeat(space * depth)}` : "");
  const stringify = (part: unknown, depth: number) => JSON.stringify(part, null, space).replaceAll("\n", indent(depth));
  async function* writeList(list: readonly unknown[], depth: number) {
    let text = "[";
    for (const [at, item] of list.entries()) {
      text += `${at > 0 ? "," : ""}${indent(depth + 1)}${stringify(item, depth + 1)}`;
      if (at % writtenAtOnce < writtenAtOnce - 1) continue;
      yield text;
      text = "";
      await letOthersRun();
    }
    yield `${text}${list.length > 0 ? indent(depth) : ""}]`;
  }
  if (Array.isArray(value)) {
    yield* writeList(value, 0);
    return;
  }
  let before = "{";
  for (const [name, part] of Object.entries(value)) {
    yield `${before}${indent(1)}${JSON.stringify(name)}:${space > 0 ? " " : ""}`;
    if (Array.isArray(part)) yield* writeList(part, 1);
    else yield stringify(part, 1);
    before = ",";
  }
  yield `${indent(0)}}`;
}

export function streamJson(c: Context, value: object, space = 0) {
  c.header("content-type", "application/json; charset=utf-8");
  return stream(c, async (out) => {
    for await (const piece of generateJsonInPieces(value, space)) await out.write(piece);
  });
}
