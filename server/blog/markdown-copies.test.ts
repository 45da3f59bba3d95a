import { expect, test } from "vitest";
import { makePost } from "#tests/support/sample-content.ts";
import { renderLlmsTxt } from "../pages/site-files.ts";
import { markdownCopyRoutes, toAbsoluteLinks } from "./markdown-copies.ts";
import { createPostCollection } from "./posts.ts";

const siteUrl = "https://site.example";
const posts = createPostCollection(
  [
    makePost({
      slug: "git",
      title: "Git",
      content: "\n## Start\n\n![Commits](/posts/git.1x1.svg)\n\n```sh\ngit init\n```\n",
    }),
    makePost({ slug: "draft", status: "draft" }),
  ],
  { drafts: false },
);
const copies = markdownCopyRoutes({ posts, siteUrl });

test("an article has a Markdown copy that names its page and stays out of search engines", async () => {
  const response = await copies.request("/git.md");
  expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(response.headers.get("link")).toBe('<https://site.example/blog/git>; rel="canonical"');
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  const text = await response.text();
  expect(text).toMatch(/^# Git\n\n> A first post\.\n\nBy Course Team · Python · 2026-01-02 · <https:/);
  expect(text).toMatch(
    /## Start\n\n!\[Commits\]\(https:\/\/site\.example\/posts\/git\.1x1\.svg\)\n\n```sh\ngit init\n```\n$/,
  );
  expect(text).not.toContain("status:");

  const etag = response.headers.get("etag") ?? "";
  const again = await copies.request("/git.md", { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("drafts and made-up names have no copy", async () => {
  for (const name of ["draft", "none", "%2e%2e", "git.md"]) {
    const response = await copies.request(`/${name}.md`);
    expect([response.status, response.headers.get("cache-control")], name).toEqual([404, "no-store"]);
  }
});

test("llms.txt names the site, its pages and the copies of its articles", () => {
  const text = renderLlmsTxt({ siteUrl, posts });
  expect(text).toMatch(/^# 58 Days Course\n\n> [^\n]+\n\n[^\n]+\n\n## Pages\n\n- \[/);
  expect(text).toContain("- [Pricing](https://site.example/pricing): ");
  expect(text).toContain("## Articles\n\n- [Git](https://site.example/blog/git.md): A first post.\n");
  expect(text).not.toContain("draft");
});

const read = (markdown: string) => toAbsoluteLinks(markdown, "https://site.example");

test("images and links of the site carry its address", () => {
  expect(read("![a](/posts/a.svg) and [b](/pricing)\n\n[c]: /faq\n")).toBe(
    "![a](https://site.example/posts/a.svg) and [b](https://site.example/pricing)\n\n[c]: https://site.example/faq\n",
  );
  expect(read("[![a](/a.svg)](/b)")).toBe("[![a](https://site.example/a.svg)](https://site.example/b)");
});

test.for([
  "```md\n![a](/a.svg)\n```\n",
  "~~~~\n~~~\n[a](/a)\n~~~~",
  "```\n[a](/a) in a block that never ends",
  "Write `![a](/a.svg)` for a picture.",
  "[far](https://far.example/a) [other](//far.example) [here](#start)",
])("the address %j is left as it is", (markdown) => {
  expect(read(markdown)).toBe(markdown);
});
