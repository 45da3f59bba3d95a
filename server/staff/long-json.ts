import type { Context } from "hono";
import { mapLettingOthersRun } from "../db/engine/query-helpers.ts";

/** What `JSON.stringify` makes of it, item by item where it is a list or has lists: as one step, ten thousand would hold up all pages. */
export async function stringifyLettingOthersRun(value: object, space = 0): Promise<string> {
  const indent = (depth: number) => (space > 0 ? `\n${" ".repeat(space * depth)}` : "");
  const stringify = (part: unknown, depth: number) => JSON.stringify(part, null, space).replaceAll("\n", indent(depth));
  const stringifyList = async (list: readonly unknown[], depth: number) => {
    const items = await mapLettingOthersRun(list, (item) => indent(depth + 1) + stringify(item, depth + 1));
    return items.length > 0 ? `[${items.join(",")}${indent(depth)}]` : "[]";
  };
  if (Array.isArray(value)) return stringifyList(value, 0);
  const entries: string[] = [];
  for (const [name, part] of Object.entries(value)) {
    const text = Array.isArray(part) ? await stringifyList(part, 1) : stringify(part, 1);
    entries.push(`${indent(1)}${JSON.stringify(name)}:${space > 0 ? " " : ""}${text}`);
  }
  return `{${entries.join(",")}${indent(0)}}`;
}

export const sendLongJson = async (c: Context, value: object) =>
  c.body(await stringifyLettingOthersRun(value), 200, { "content-type": "application/json" });
