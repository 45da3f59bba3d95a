import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { expect, test } from "vitest";
import { findExceededLimit, renderArticle, renderForFeed } from "./render-markdown.ts";

const html = (markdown: string) => renderArticle(markdown).html;
const boundedTime = 30_000;

test("headings get addresses of their own, and the second level makes the table of contents", () => {
  const { html: written, headings } = renderArticle("## Main\n\n### Part\n\n## The `same`\n\n## The same\n");
  expect(headings).toEqual([
    { id: "main-1", text: "Main" },
    { id: "the-same", text: "The same" },
    { id: "the-same-1", text: "The same" },
  ]);
  expect(written).toContain('<h3 id="part">Part<a href="#part" class="anchor" aria-label="Link to Part">#</a></h3>');
});

test("code is coloured by class, labelled with its language and can be copied", () => {
  const written = html('```python\n# hi\nprint(f"a {b}")\n```\n');
  expect(written).toContain("<figcaption><span>python</span><button");
  expect(written).toContain('<span class="code-note"># hi</span>');
  expect(written).toContain('<span class="code-key">print</span>(<span class="code-text">f&quot;a {b}&quot;</span>)');
});

test("an unknown language and none at all stay plain", () => {
  expect(html("```klingon\nif <b>\n```\n")).toContain("<code>if &lt;b&gt;\n</code>");
  expect(html("```\nif\n```\n")).toContain("<figcaption><button");
});

test("tables scroll in a frame that the keyboard reaches, numbers to the right, without style attributes", () => {
  const written = html("| a | b |\n|---|--:|\n| 1 | 2 |\n");
  expect(written).toContain('<div class="table-frame" role="region" aria-label="Table" tabindex="0"><table>');
  expect(written).toContain('<td class="cell-right">2</td>');
  expect(written).not.toContain("style=");
});

test("task lists, strikethrough, footnotes and bare addresses", () => {
  const written = html("- [x] did\n- [ ] will\n\n~~no~~ see[^n] https://example.com\n\n[^n]: Note.\n");
  expect(written).toContain('role="img" aria-label="Done"');
  expect(written).toContain('role="img" aria-label="To do"');
  expect(written).toContain("<del>no</del>");
  expect(written).toContain('<a href="https://example.com">https://example.com</a>');
  expect(written).toContain('aria-describedby="footnote-label">1</a></sup>');
  expect(written).toContain('id="footnote-label">Footnotes</h2>');
  expect(written).toContain('aria-label="Back to reference 1"');
});

test("a picture has its size; one of another site becomes a link", () => {
  expect(html("![a](/posts/a.640x320.svg)")).toContain('width="640" height="320" loading="lazy"');
  expect(html("![far](https://example.com/a.png)")).toBe('<p><a href="https://example.com/a.png">far</a></p>');
  expect(html("![data](data:image/png;base64,AAAA)")).toBe("<p>data</p>");
});

test.each(["http:a", "https:a", "irc:a", "ircs:a", "mailto:a@b.example", "xmpp:a", "/a", "#a", "a?b:c"])(
  "a link to %s stays",
  (address) => expect(html(`[a](${address})`)).toBe(`<p><a href="${address}">a</a></p>`),
);

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "&#106;avascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "ftp://a.example",
  "tel:1",
  "blob:x",
])("a link to %s leads nowhere", (address) => expect(html(`[a](<${address}>)`)).toBe("<p><a>a</a></p>"));

test("markup in a post is shown as text and not rendered", () => {
  for (const hostile of [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    'a <b onclick="x">b</b>',
    "<style>*{}</style>",
    "<iframe src=//x>",
    "<svg/onload=alert(1)>",
    "<!-- --><script>x</script>",
    '[a](https://a.example "x\\" onmouseover=alert(1)")',
    '```python"><script>alert(1)</script>\nx\n```',
    "## <img src=x onerror=alert(1)>",
    "| <script>x</script> |\n|---|\n| <img onerror=x> |",
    "[^<script>]\n\n[^<script>]: <script>x</script>",
  ]) {
    const dangerous = findElements(html(hostile)).filter(
      ({ name, attributes }) =>
        ["script", "style", "iframe", "svg", "object"].includes(name) ||
        attributes.some((attribute) => attribute.startsWith("on") || attribute === "style"),
    );
    expect(dangerous, hostile).toEqual([]);
  }
  expect(html("<script>alert(1)</script>")).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html('a <b onclick="x">b</b>')).toContain("&lt;b onclick=");
});

test("a footnote's label may have 999 characters and no more", () => {
  const note = (length: number) => html(`x[^${"a".repeat(length)}]\n\n[^${"a".repeat(length)}]: Note.\n`);
  expect(note(999)).toContain("data-footnotes");
  expect(note(1000)).not.toContain("data-footnotes");
});

const nested = (depth: number) => Array.from({ length: depth }, (_, level) => `${"  ".repeat(level)}- a`).join("\n");
test.each([
  ["a megabyte of text", "Some words with `code` and *stress* in a line of text.\n\n".repeat(18_500)],
  ["quotes in quotes", `${">".repeat(10_000)}a`],
  ["lists in lists", nested(1000)],
  ["lists in one line", `${"- ".repeat(5000)}a`],
  ["open stress", "*a_ ".repeat(50_000)],
  ["open brackets", "![[".repeat(50_000)],
  ["stress in stress", "**a ".repeat(5000) + " b**".repeat(5000)],
  ["backticks of all lengths", Array.from({ length: 1000 }, (_, length) => "`".repeat(length)).join(" ")],
  ["a vast table", `${"|a".repeat(500)}|\n${"|-".repeat(500)}|\n${`${"|x".repeat(500)}|\n`.repeat(100)}`],
  ["many footnotes", Array.from({ length: 2000 }, (_, n) => `x[^${n}]\n\n[^${n}]: y\n`).join("\n")],
])("%s, beyond reason, is shown as plain text, at once", { timeout: 20_000 }, (_, hostile) => {
  expect(findExceededLimit(hostile)).not.toBeNull();
  expect(html(hostile)).toMatch(/^<pre>/);
});

test.each([
  ["quotes", `${">".repeat(19)}a\n\n`.repeat(50)],
  ["lists", `${nested(19)}\n\n`.repeat(50)],
  ["stress", `${"*a_ ".repeat(199)}\n\n`.repeat(25)],
  ["cells", `${"|a".repeat(30)}|\n${"|-".repeat(30)}|\n${`${"|x".repeat(30)}|\n`.repeat(60)}\n\n`.repeat(5)],
  ["headings", "## a\n".repeat(2000)],
  ["text", "Some words with `code` in a line of plain text.\n\n".repeat(1900)],
])("%s just within the limits take bounded time", { timeout: boundedTime }, (_, heavy) => {
  expect(findExceededLimit(heavy)).toBeNull();
  expect(html(heavy).length).toBeGreaterThan(heavy.length / 2);
});

test("the feed's text has absolute URLs, no scripts of ours and footnote ids unique to each post", () => {
  const plain = renderForFeed("[a](/pricing)[^1]\n\n```js\nx\n```\n\n![p](/posts/p.1x1.svg)\n\n[^1]: n\n", {
    siteUrl: "https://site.example",
    idPrefix: "first",
  });
  expect(plain).toContain('href="https://site.example/pricing"');
  expect(plain).toContain('src="https://site.example/posts/p.1x1.svg"');
  expect(plain).toContain('id="first-fn-1"');
  expect(plain).not.toContain("<button");
  expect(plain).not.toContain("<link");
});

function findElements(source: string): { name: string; attributes: string[] }[] {
  const look = (node: DefaultTreeAdapterTypes.ChildNode): { name: string; attributes: string[] }[] =>
    "tagName" in node
      ? [
          { name: node.tagName, attributes: node.attrs.map((attribute) => attribute.name) },
          ...node.childNodes.flatMap(look),
        ]
      : [];
  return parseFragment(source).childNodes.flatMap(look);
}
