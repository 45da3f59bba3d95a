import path from "node:path";
import { parse as parseYaml, YAMLParseError } from "yaml";
import { BadContent, defineContent } from "#domain/content/define-content.ts";
import { frontMatterSchema, slugSchema, type Post } from "#domain/blog/post.ts";

export function parsePost(file: string, source: string): Post {
  const [, frontMatter, content] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (frontMatter === undefined || content === undefined) {
    throw new BadContent(`${file}: must start with its fields between two lines of ---`);
  }
  const { slug, ...facts } = defineContent(file, frontMatterSchema, readYaml(file, frontMatter));
  if (content.trim() === "") throw new BadContent(`${file}: content: must not be empty`);
  return {
    ...facts,
    slug: slug ?? defineContent(`${file}: file name`, slugSchema, path.basename(file, ".md")),
    content,
  };
}

function readYaml(file: string, source: string) {
  try {
    return parseYaml(source);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    // The front matter starts on the file's second line; the parser adds its own count and an excerpt.
    const line = (error.linePos?.[0].line ?? 0) + 1;
    const [complaint] = error.message.split(/ at line \d+, column \d+:/);
    throw new BadContent(`${file}:${line}: ${complaint}`, { cause: error });
  }
}
