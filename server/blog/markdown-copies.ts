import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { postPath } from "#domain/blog/blog-urls.ts";
import type { Post } from "#domain/blog/post.ts";
import { prepareResponse, type PreparedResponse } from "../http/prepared-response.ts";
import { sendAndCachePrepared } from "../http/response-cache.ts";
import { findPost, type Posts } from "./posts.ts";

const maxCached = 200;

/** `/blog/<slug>.md`: each article as Markdown for agents; search engines are sent to the page. */
export function markdownCopyRoutes({ posts, siteUrl }: { posts: Posts; siteUrl: string }) {
  const cached = new LRUCache<string, Promise<PreparedResponse>>({ max: maxCached });
  return new Hono().get("/:file{[^/]+\\.md}", async (c) => {
    const post = findPost(posts, c.req.param("file").slice(0, -".md".length));
    if (!post) return c.text("Not found", 404, { "cache-control": "no-store" });
    const response = cached.get(post.slug) ?? prepareMarkdownCopy(post, siteUrl);
    cached.set(post.slug, response);
    return sendAndCachePrepared(c, await response);
  });
}

function prepareMarkdownCopy(post: Post, siteUrl: string) {
  const page = siteUrl + postPath(post.slug);
  return prepareResponse(
    Buffer.from(formatMarkdownCopy({ ...post, content: toAbsoluteLinks(post.content, siteUrl) }, page)),
    {
      "content-type": "text/markdown; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
      link: `<${page}>; rel="canonical"`,
      "x-robots-tag": "noindex",
    },
    { goodUntil: Number.POSITIVE_INFINITY },
  );
}

/** The front matter as a reader of the page sees it, then the text as it was written. */
const formatMarkdownCopy = (
  { title, description, author, category, date, dateModified, content }: Post,
  page: string,
) =>
  `# ${title}

> ${description}

By ${author} · ${category} · ${date}${dateModified ? `, changed ${dateModified}` : ""} · <${page}>

${content.trim()}
`;

/** A code block, a code span, or the start of a link, an image or a definition that leads to a path of this site. */
const codeOrPath =
  /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))|`[^`\n]*`|\]\((?=\/(?!\/))|^\[[^\]\n]+\]:[ \t]+(?=\/(?!\/))/gm;

/** Markdown that is read away from its site: paths outside of code become absolute URLs. */
export const toAbsoluteLinks = (markdown: string, siteUrl: string) =>
  markdown.replaceAll(codeOrPath, (found) => (/[`~]/.test(found) ? found : found + siteUrl));
