import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown, { defaultUrlTransform, type Options } from "react-markdown";
import remarkGfm from "remark-gfm";
import type { PostHeading } from "#domain/blog/post.ts";
import { addArticleMarkup } from "./article-markup.ts";

export type RenderedMarkdown = { html: string; headings: PostHeading[] };

export function renderArticle(markdown: string): RenderedMarkdown {
  const headings: PostHeading[] = [];
  const html = renderMarkdown(markdown, {
    rehypePlugins: [[addArticleMarkup, { onHeading: (heading: PostHeading) => headings.push(heading) }]],
  });
  return { html, headings };
}

/** The same text for feed readers, which have styles of their own: plain elements, absolute URLs. */
export function renderForFeed(markdown: string, { siteUrl, idPrefix }: { siteUrl: string; idPrefix: string }): string {
  return renderMarkdown(markdown, {
    urlTransform: (url) => toSafeUrl(url.startsWith("/") ? siteUrl + url : url),
    remarkRehypeOptions: { clobberPrefix: `${idPrefix}-` },
    // Without `loading` React would put a preload link before the text.
    components: { img: ({ node, ...rest }) => createElement("img", { ...rest, loading: "lazy" }) },
  });
}

/** Markup written into a post is shown as text: react-markdown makes elements only from Markdown. */
function renderMarkdown(markdown: string, options: Options): string {
  if (findExceededLimit(markdown)) return renderToStaticMarkup(createElement("pre", null, markdown));
  return renderToStaticMarkup(
    createElement(
      Markdown,
      {
        urlTransform: toSafeUrl,
        ...options,
        remarkPlugins: [remarkGfm],
        remarkRehypeOptions: { footnoteBackContent: "back", ...options.remarkRehypeOptions },
      },
      markdown,
    ),
  );
}

/** http, https, irc, ircs, mailto, xmpp, and addresses within the site; any other link has no target. */
const toSafeUrl = (url: string) => (url === "" ? url : defaultUrlTransform(url) || null);

/**
 * Markup on which the parser takes quadratic time. Each limit is far above real articles; a post beyond one fails the build,
 * and is rendered as plain text.
 */
const limits = {
  nesting: 20,
  indent: 80,
  /** In one block, that is between two empty lines. */
  marks: 400,
  ticks: 300,
  cells: 2000,
  /** In the whole post. */
  length: 100_000,
  containers: 1000,
  allMarks: 10_000,
  allCells: 10_000,
  footnotes: 200,
};

/** The first limit a text breaks, in words, or null. One pass over the text, whatever it holds. */
export function findExceededLimit(markdown: string): string | null {
  if (markdown.length > limits.length) return "too long for an article";
  const block = { marks: 0, ticks: 0, cells: 0 };
  const whole = { containers: 0, marks: 0, cells: 0, footnotes: 0 };
  for (const line of markdown.split("\n")) {
    const text = line.trim();
    if (text === "") Object.assign(block, { marks: 0, ticks: 0, cells: 0 });
    const lead = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line)?.[0] ?? "";
    const containers = countMatches(lead, /[>*+.)-]/g);
    const marks = countMatches(line, /[*_~[\]!]/g);
    block.marks += marks;
    block.ticks += countMatches(line, /`/g);
    const cells = countMatches(line, /\|/g);
    block.cells += cells;
    whole.cells += cells;
    whole.containers += containers;
    whole.marks += marks;
    whole.footnotes += countMatches(line, /^\[\^/g);
    if (containers > limits.nesting || whole.containers > limits.containers) return "too many lists or quotes";
    if (text !== "" && line.length - line.trimStart().length > limits.indent) return "lines indented too far";
    if (block.marks > limits.marks || whole.marks > limits.allMarks) return "too many marks";
    if (block.ticks > limits.ticks) return "too many backticks in one block";
    if (block.cells > limits.cells || whole.cells > limits.allCells) return "too many table cells";
    if (whole.footnotes > limits.footnotes) return "too many footnotes";
  }
  return null;
}

const countMatches = (line: string, mark: RegExp) => line.match(mark)?.length ?? 0;
