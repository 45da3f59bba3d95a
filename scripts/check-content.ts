import { existsSync, globSync, readFileSync } from "node:fs";
import { pathToFileURL, fileURLToPath } from "node:url";
import { inspect } from "node:util";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { BadContent } from "#domain/content/define-content.ts";
import { readKnowledge } from "#server/assistant/training/read-knowledge.ts";
import { findExceededLimit } from "#server/blog/markdown/markdown-limits.ts";
import { parsePost, loadPosts } from "#server/blog/posts.ts";
import { isIconName } from "#server/pages/icon-svgs.ts";

/** Parses every content file, every post and every text of the assistant; an invalid one throws an error that names its file and its field or line. */
export async function checkContent() {
  const files = globSync("content/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  for (const file of files) {
    const exported: unknown = await import(pathToFileURL(file).href).catch((error: unknown) => {
      throw toBadContent(file, error);
    });
    checkIcons(file, exported);
  }
  checkPosts("content/posts");
  readKnowledge("content/assistant");
}

function checkIcons(file: string, value: unknown, path: readonly string[] = []) {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "icon" && typeof inner === "string" && !isIconName(inner)) {
      throw new BadContent(`${file}: ${[...path, key].join(".")}: there is no icon "${inner}" at lucide.dev/icons`);
    }
    checkIcons(file, inner, [...path, key]);
  }
}

export function checkPosts(folder: string, publicFolder = "public") {
  loadPosts(folder, { drafts: true });
  for (const file of globSync(`${folder}/*.md`)) {
    const { content } = parsePost(file, readFileSync(file, "utf8"));
    const excess = findExceededLimit(content);
    if (excess) throw new BadContent(`${file}: content: ${excess}`);
    for (const [, src = ""] of content.matchAll(/!\[[^\]]*\]\(([^)\s]+)/g)) {
      if (!/\.\d+x\d+\.\w+$/.test(src))
        throw new BadContent(`${file}: content: ${src} must carry its size, as in name.640x320.svg`);
      if (!existsSync(`${publicFolder}${src}`))
        throw new BadContent(`${file}: content: there is no ${publicFolder}${src}`);
    }
  }
}

/** Turns what a content file threw into an error for its author: an invalid value by its field, broken code by its line. */
export function toBadContent(file: string, error: unknown): BadContent {
  if (error instanceof BadContent) return error;
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  // For some syntax errors (a name declared twice) Node reports the line only when the file is the entry point.
  const place =
    findContentLine(stack) ?? findContentLine(spawnSync(process.execPath, [file], { encoding: "utf8" }).stderr) ?? file;
  return new BadContent(`${place}: ${name}: ${message}`, { cause: error });
}

/** The topmost line of a content file that a stack names, as `content/plans.ts:12`. */
function findContentLine(stack: string): string | undefined {
  for (const [, url = "", line] of stack.matchAll(/(file:\/\/\S+?\.ts):(\d+)/g)) {
    const file = path.relative(process.cwd(), fileURLToPath(url)).split(path.sep).join("/");
    if (file.startsWith("content/")) return `${file}:${line}`;
  }
  return undefined;
}

// Run in a process of its own: `import` would return a cached module after an edit.
if (import.meta.main) {
  await checkContent().catch((error: unknown) => {
    process.stderr.write(`${error instanceof BadContent ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
  });
}
