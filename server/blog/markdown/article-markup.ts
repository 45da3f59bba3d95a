import GithubSlugger from "github-slugger";
import type { Element, ElementContent, Root, RootContent } from "hast";
import { defaultUrlTransform } from "react-markdown";
import type { PostHeading } from "#domain/blog/post.ts";
import { highlight } from "./highlight.ts";

/** Ids that the page itself uses; a heading of that name gets a numbered one. */
const takenIds = ["main", "menu", "contents-title", "related-title", "footnote-label"];

type Options = { onHeading: (heading: PostHeading) => void };

/** Adds the markup of the design to an article. Classes only: the content policy blocks style attributes. */
export function addArticleMarkup({ onHeading }: Options) {
  const slugger = new GithubSlugger();
  for (const id of takenIds) slugger.slug(id);

  function addMarkup(node: RootContent): RootContent {
    if (node.type !== "element") return node;
    if (node.tagName === "pre") return codeFigure(node);
    const element: Element = { ...node, children: node.children.map((child) => addMarkup(child) as ElementContent) };
    if (/^h[1-6]$/.test(element.tagName) && !element.properties["id"]) return heading(element);
    if (element.tagName === "table") return tableFrame(element);
    if (element.tagName === "th" || element.tagName === "td") return alignedCell(element);
    if (element.tagName === "input") return taskBox(element);
    if (element.tagName === "img") return picture(element);
    return element;
  }

  function heading(element: Element): Element {
    const text = textOf(element);
    const id = slugger.slug(text);
    if (element.tagName === "h2") onHeading({ id, text });
    const anchor = h("a", { href: `#${id}`, className: ["anchor"], ariaLabel: `Link to ${text}` }, [textNode("#")]);
    return { ...element, properties: { id }, children: [...element.children, anchor] };
  }

  return (tree: Root): Root => ({ ...tree, children: splitParts(tree.children.map(addMarkup)) });
}

/** From the second heading on each stretch is a part that `app/before-hydration/defer-layout.ts` lays out by itself. */
function splitParts(children: readonly RootContent[]): RootContent[] {
  const starts = children.flatMap((child, index) => (isHeading(child) ? [index] : [])).slice(1);
  const parts = starts.map((start, index) =>
    h("div", { className: ["part"] }, children.slice(start, starts[index + 1]) as ElementContent[]),
  );
  return [...children.slice(0, starts[0]), ...parts];
}

const isHeading = (node: RootContent) => node.type === "element" && node.tagName === "h2";

function codeFigure(pre: Element): Element {
  const code = pre.children.find((child): child is Element => child.type === "element");
  const classes = Array.isArray(code?.properties["className"]) ? code.properties["className"] : [];
  const language = classes
    .map(String)
    .find((name) => name.startsWith("language-"))
    ?.slice("language-".length);
  const text = textOf(pre);
  const label = h("figcaption", {}, [
    ...(language ? [h("span", {}, [textNode(language)])] : []),
    h("button", { type: "button", dataCopy: "" }, [textNode("Copy")]),
  ]);
  const body = h("code", {}, language ? highlight(language, text) : [textNode(text)]);
  return h("figure", { className: ["code"] }, [label, h("pre", { tabIndex: 0 }, [body])]);
}

/** On a phone a table scrolls in its frame, by keyboard too. */
const tableFrame = (table: Element): Element =>
  h("div", { className: ["table-frame"], role: "region", ariaLabel: "Table", tabIndex: 0 }, [table]);

function alignedCell({ properties: { align, ...properties }, ...cell }: Element): Element {
  const className = typeof align === "string" && align !== "left" ? [`cell-${align}`] : undefined;
  return { ...cell, properties: { ...properties, className } };
}

const taskBox = ({ properties }: Element): Element =>
  h("span", {
    className: properties["checked"] ? ["task-box", "task-done"] : ["task-box"],
    role: "img",
    ariaLabel: properties["checked"] ? "Done" : "To do",
  });

/**
 * A picture's name carries its size (`/posts/areas.640x320.svg`), so that there is no layout shift when it loads. The
 * content policy blocks pictures of other sites: such a one becomes a link, or its description where the URL is unsafe.
 */
function picture({ properties }: Element): ElementContent {
  const src = properties["src"] ?? "";
  const alt = properties["alt"] ?? "";
  const [, width, height] = /^\/[^/].*\.(\d{1,4})x(\d{1,4})\.(?:svg|png|webp|avif)$/.exec(src) ?? [];
  if (width && height) {
    return h("img", { src, alt, width: Number(width), height: Number(height), loading: "lazy", decoding: "async" });
  }
  return defaultUrlTransform(src) ? h("a", { href: src }, [textNode(alt || src)]) : textNode(alt);
}

const h = (tagName: string, properties: Element["properties"], children: ElementContent[] = []): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});

const textNode = (value: string) => ({ type: "text" as const, value });

function textOf(node: RootContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textOf).join("") : "";
}
