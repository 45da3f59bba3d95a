import { expect, test } from "vitest";
import { makePost, processing } from "#tests/support/sample-content.ts";
import { createPostCollection, findRenderedArticle } from "../../blog/posts.ts";
import { articleGraph, blogGraph } from "./blog-graphs.ts";

const posts = createPostCollection([makePost({ slug: "git", category: "Tools", dateModified: "2026-02-03" })], {
  drafts: false,
});
const context = { siteUrl: "https://site.example", now: new Date("2026-05-05"), posts, reviews: [], processing };
const nodes = (graph: Record<string, unknown>) => graph["@graph"] as Record<string, unknown>[];
const ofType = (graph: Record<string, unknown>, type: string) => nodes(graph).find((node) => node["@type"] === type);

test("the list is a blog with an entry for each post it shows", () => {
  const blog = ofType(blogGraph(context, posts.all), "Blog");
  expect(blog?.["blogPost"]).toEqual([
    expect.objectContaining({
      headline: "First",
      description: "A first post.",
      url: "https://site.example/blog/git",
      datePublished: "2026-01-02T00:00:00+00:00",
      dateModified: "2026-02-03T00:00:00+00:00",
      author: { "@type": "Organization", name: "Course Team", url: "https://site.example/about" },
      keywords: ["one"],
    }),
  ]);
});

test("an article is a posting with its picture and the trail that the page shows", () => {
  const article = findRenderedArticle(posts, "git");
  expect(article).not.toBeNull();
  const graph = article ? articleGraph(context, article) : {};
  expect(ofType(graph, "BlogPosting")).toMatchObject({
    image: "https://site.example/share/blog-git.png",
    articleSection: "Tools",
    mainEntityOfPage: "https://site.example/blog/git",
  });
  expect(ofType(graph, "BreadcrumbList")?.["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://site.example/" },
    { "@type": "ListItem", position: 2, name: "Blog", item: "https://site.example/blog" },
    { "@type": "ListItem", position: 3, name: "Tools", item: "https://site.example/blog?category=Tools" },
  ]);
});
