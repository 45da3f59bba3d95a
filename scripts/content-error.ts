import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { BadContent } from "#domain/content/define-content.ts";

/** Turns what a content file threw into an error for its author: an invalid value by its field, broken code by its line. */
export function asBadContent(file: string, error: unknown): BadContent {
  if (error instanceof BadContent) return error;
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  // For some syntax errors (a name declared twice) Node reports the line only when the file is the entry point.
  const place = findPlace(stack) ?? findPlace(spawnSync(process.execPath, [file], { encoding: "utf8" }).stderr) ?? file;
  return new BadContent(`${place}: ${name}: ${message}`, { cause: error });
}

/** The topmost line of a content file that a stack names, as `content/plans.ts:12`. */
function findPlace(stack: string): string | undefined {
  for (const [, url = "", line] of stack.matchAll(/(file:\/\/\S+?\.ts):(\d+)/g)) {
    const file = path.relative(process.cwd(), fileURLToPath(url)).split(path.sep).join("/");
    if (file.startsWith("content/")) return `${file}:${line}`;
  }
  return undefined;
}
