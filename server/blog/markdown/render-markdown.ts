import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown, { defaultUrlTransform, type Options } from "react-markdown";
import remarkGfm from "remark-gfm";
import type { PostHeading } from "#domain/blog/post.ts";
import { addArticleMarkup } from "./article-markup.ts";
import { findExceededLimit } from "./markdown-limits.ts";

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
