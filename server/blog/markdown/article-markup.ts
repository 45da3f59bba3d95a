import GithubSlugger from "github-slugger";
import type { Element, ElementContent, Root, RootContent } from "hast";
import { defaultUrlTransform } from "react-markdown";
import { common, createLowlight } from "lowlight";
import type { PostHeading } from "#domain/blog/post.ts";

/** Ids that the page itself uses; a heading of that name gets a numbered one. */
const reservedIds = ["main", "menu", "contents-title", "related-title", "footnote-label"];

type Options = { onHeading: (heading: PostHeading) => void };

/** Adds the markup of the design to an article. Classes only: the content policy blocks style attributes. */
export function addArticleMarkup({ onHeading }: Options) {
  const slugger = new GithubSlugger();
  for (const id of reservedIds) slugger.slug(id);

  function addMarkup(node: RootContent): RootContent {
    if (node.type !== "element") return node;
    if (node.tagName === "pre") return createCodeFigure(node);
    const element: Element = { ...node, children: node.children.map((child) => addMarkup(child) as ElementContent) };
    if (/^h[1-6]$/.test(element.tagName) && !element.properties["id"]) return heading(element);
    if (element.tagName === "table") return wrapTable(element);
    if (element.tagName === "th" || element.tagName === "td") return replaceAlignWithClass(element);
    if (element.tagName === "input") return createTaskBox(element);
    if (element.tagName === "img") return createPictureOrLink(element);
    return element;
  }

  function heading(element: Element): Element {
    const text = extractText(element);
    const id = slugger.slug(text);
    if (element.tagName === "h2") onHeading({ id, text });
    const anchor = createElementNode("a", { href: `#${id}`, className: ["anchor"], ariaLabel: `Link to ${text}` }, [
      createTextNode("#"),
    ]);
    return { ...element, properties: { id }, children: [...element.children, anchor] };
  }

  return (tree: Root): Root => ({ ...tree, children: wrapEachH2PartInDiv(tree.children.map(addMarkup)) });
}

/** From the second heading on each stretch is a part that `app/before-hydration/defer-layout.ts` lays out by itself. */
function wrapEachH2PartInDiv(children: readonly RootContent[]): RootContent[] {
  const starts = children.flatMap((child, index) => (isH2(child) ? [index] : [])).slice(1);
  const parts = starts.map((start, index) =>
    createElementNode("div", { className: ["part"] }, children.slice(start, starts[index + 1]) as ElementContent[]),
  );
  return [...children.slice(0, starts[0]), ...parts];
}

const isH2 = (node: RootContent) => node.type === "element" && node.tagName === "h2";

function createCodeFigure(pre: Element): Element {
  const code = pre.children.find((child): child is Element => child.type === "element");
  const classes = Array.isArray(code?.properties["className"]) ? code.properties["className"] : [];
  const language = classes
    .map(String)
    .find((name) => name.startsWith("language-"))
    ?.slice("language-".length);
  const text = extractText(pre);
  const label = createElementNode("figcaption", {}, [
    ...(language ? [createElementNode("span", {}, [createTextNode(language)])] : []),
    createElementNode("button", { type: "button", dataCopy: "" }, [createTextNode("Copy")]),
  ]);
  const body = createElementNode("code", {}, language ? highlightCode(language, text) : [createTextNode(text)]);
  return createElementNode("figure", { className: ["code"] }, [
    label,
    createElementNode("pre", { tabIndex: 0 }, [body]),
  ]);
}

/** On a phone a table scrolls in its frame, by keyboard too. */
const wrapTable = (table: Element): Element =>
  createElementNode("div", { className: ["table-frame"], role: "region", ariaLabel: "Table", tabIndex: 0 }, [table]);

function replaceAlignWithClass({ properties: { align, ...properties }, ...cell }: Element): Element {
  const className = typeof align === "string" && align !== "left" ? [`cell-${align}`] : undefined;
  return { ...cell, properties: { ...properties, className } };
}

const createTaskBox = ({ properties }: Element): Element =>
  createElementNode("span", {
    className: properties["checked"] ? ["task-box", "task-done"] : ["task-box"],
    role: "img",
    ariaLabel: properties["checked"] ? "Done" : "To do",
  });

/**
 * A picture's name carries its size (`/posts/areas.640x320.svg`), so that there is no layout shift when it loads. The
 * content policy blocks pictures of other sites: such a one becomes a link, or its description where the URL is unsafe.
 */
function createPictureOrLink({ properties }: Element): ElementContent {
  const src = properties["src"] ?? "";
  const alt = properties["alt"] ?? "";
  const [, width, height] = /^\/[^/].*\.(\d{1,4})x(\d{1,4})\.(?:svg|png|webp|avif)$/.exec(src) ?? [];
  if (width && height) {
    return createElementNode("img", {
      src,
      alt,
      width: Number(width),
      height: Number(height),
      loading: "lazy",
      decoding: "async",
    });
  }
  return defaultUrlTransform(src)
    ? createElementNode("a", { href: src }, [createTextNode(alt || src)])
    : createTextNode(alt);
}

const createElementNode = (
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[] = [],
): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});

const createTextNode = (value: string) => ({ type: "text" as const, value });

function extractText(node: RootContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(extractText).join("") : "";
}

const lowlight = createLowlight(common);
// No grammar of its own in the common set; comments, strings and commands read the same.
lowlight.registerAlias({ bash: ["dockerfile", "console"] });

/** The design has three colours for code; what a grammar tells apart beyond them stays plain. */
const tokensByColor = {
  "code-key": ["keyword", "built_in", "literal", "type", "name", "selector-tag", "attribute"],
  "code-text": ["string", "regexp"],
  "code-note": ["comment"],
};
const colors = new Map<string, string>(
  Object.entries(tokensByColor).flatMap(([color, tokens]) => tokens.map((token) => [`hljs-${token}`, color] as const)),
);

const longest = 20_000;

/** Code as coloured spans; an unknown language and a text too long to be read as code stay as they are. */
function highlightCode(language: string, code: string): ElementContent[] {
  if (!lowlight.registered(language) || code.length > longest) return [{ type: "text", value: code }];
  return lowlight
    .highlight(language, code)
    .children.flatMap((node) => (node.type === "doctype" ? [] : colorTokens(node)));
}

function colorTokens(node: ElementContent): ElementContent[] {
  if (node.type !== "element") return [node];
  const [name] = Array.isArray(node.properties["className"]) ? node.properties["className"] : [];
  const color = colors.get(String(name));
  if (!color) return node.children.flatMap(colorTokens);
  // A coloured part is one piece: a name inside a string keeps the string's colour.
  const children = node.children.flatMap(flattenToTextNodes);
  return [{ type: "element", tagName: "span", properties: { className: [color] }, children }];
}

const flattenToTextNodes = (node: ElementContent): ElementContent[] =>
  node.type === "element" ? node.children.flatMap(flattenToTextNodes) : [node];
