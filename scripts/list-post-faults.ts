import { existsSync, readFileSync } from "node:fs";
import type { Post } from "#domain/blog/post.ts";
import { findExceededLimit, renderArticle } from "#server/blog/markdown/render-markdown.ts";
import { lineNumberAt } from "./describe-content-issues.ts";

/** Posts whose address an earlier file has, by their file. */
export function listRepeatedSlugs(posts: ReadonlyMap<string, Post>): [file: string, fault: string][] {
  const owners = new Map<string, string>();
  return [...posts].flatMap(([file, { slug }]): [string, string][] => {
    const owner = owners.get(slug);
    owners.set(slug, owner ?? file);
    if (!owner) return [];
    const source = readFileSync(file, "utf8");
    const line = lineNumberAt(source, Math.max(0, source.indexOf("\nslug:") + 1));
    return [[file, `${file}:${line}: slug must not be ${slug}, which is the address of ${owner}.`]];
  });
}

/** What is wrong with the text of a post: markup beyond the limits, missing pictures, links that lead nowhere. */
export function listPostFaults(
  file: string,
  { content }: Pick<Post, "content">,
  findDeadLink: (link: string) => string | undefined,
  publicFolder = "public",
): string[] {
  const excess = findExceededLimit(content);
  if (excess) return [`${file}: the article has ${excess}.`];
  const source = readFileSync(file, "utf8");
  const complain = (about: string, says: string) =>
    `${file}:${lineNumberAt(source, Math.max(0, source.indexOf(`](${about}`)))}: ${says}.`;
  const { html, headings } = renderArticle(content);
  const pictures = [...content.matchAll(/!\[[^\]]*\]\(([^)\s]+)/g)].flatMap(([, src = ""]) => {
    if (!/\.\d+x\d+\.\w+$/.test(src))
      return [complain(src, `the picture ${src} must carry its size in its name, as in name.640x320.svg`)];
    return existsSync(`${publicFolder}${src}`) ? [] : [complain(src, `there is no picture ${publicFolder}${src}`)];
  });
  // Read from the rendered article, in which code is not mistaken for a link.
  const links = [...html.matchAll(/<a [^>]*?href="([#/][^"]*)"/g)].flatMap(([, link = ""]) => {
    const isHere = link.startsWith("#");
    const dead = isHere ? undefined : findDeadLink(link);
    const isMissing =
      isHere && !html.includes(`id="${link.slice(1)}"`) && !headings.some(({ id }) => `#${id}` === link);
    if (isMissing) return [complain(link, `the link ${link} leads to no heading of this article`)];
    return dead ? [complain(link, `the link ${dead}`)] : [];
  });
  return [...pictures, ...links];
}
