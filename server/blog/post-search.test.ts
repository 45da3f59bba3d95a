import { expect, test } from "vitest";
import { makePost } from "#tests/support/sample-content.ts";
import { extractExcerpt, stripMarkdown } from "./post-search.ts";
import { createPostCollection, loadPosts } from "./posts.ts";

const posts = loadPosts("content/posts", { drafts: false });
const slugsOf = async (query: string) => (await posts.search(query)).posts.map((post) => post.slug);
const write = (parts: { text: string; isMatch: boolean }[]) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

test("a search finds titles before texts, beginnings of words, and words with a wrong letter", async () => {
  expect((await slugsOf("docker"))[0]).toBe("docker-for-beginners");
  expect((await slugsOf("traceb"))[0]).toBe("reading-python-tracebacks");
  expect((await slugsOf("secruity basics"))[0]).toBe("web-security-basics");
  expect(await slugsOf("docker cooking")).toEqual([]);
  expect(await slugsOf("?!")).toEqual([]);
});

test("a post that holds the words only in its text is found, with the place marked and no content", async () => {
  const long = `${"Nothing here. ".repeat(40)}The *quick* [brown fox](/x) jumps. ${"More of it. ".repeat(40)}`;
  const { search } = createPostCollection([makePost({ content: long }), makePost({ slug: "other" })], {
    drafts: false,
  });
  const { posts: found, total } = await search("BROWN fox");
  expect(total).toBe(1);
  expect(found[0]).not.toHaveProperty("content");
  expect(write(found[0]?.excerpt ?? [])).toMatch(/^… .*The quick \[brown\] \[fox\] jumps\. More .* …$/);
});

test("drafts are not found", async () => {
  const { search } = createPostCollection([makePost({ title: "Secret", status: "draft" })], { drafts: false });
  expect(await search("secret")).toEqual({ posts: [], total: 0 });
});

test("an excerpt keeps to its length, to whole words and to what is a word", () => {
  expect(extractExcerpt("A cat sat", ["cat"]).map((part) => part.isMatch)).toEqual([false, true, false]);
  expect(write(extractExcerpt("concat the cat", ["cat"]))).toBe("concat the [cat]");
  expect(extractExcerpt("nothing", ["cat"])).toEqual([]);
  expect(extractExcerpt("nothing", [])).toEqual([]);
  expect(write(extractExcerpt("why c++ (and c)?", ["c++"]))).toBe("why [c++] (and c)?");
  const excerpt = write(extractExcerpt(`${"word ".repeat(100)}cat ${"word ".repeat(100)}`, ["cat"]));
  expect(excerpt).toMatch(/^… (word )+\[cat\]( word)+ …$/);
  expect(excerpt.length).toBeLessThan(200);
});

test("a text loses its marks and keeps its words", () => {
  const markdown =
    "## One\n\n> *Two* `three` ![four](/x.png) [five](/y)[^note]\n\n```js\nsix();\n```\n\n| a | b |\n|---|:-:|\n";
  expect(stripMarkdown(markdown)).toBe("One Two three four five six(); a b");
});
