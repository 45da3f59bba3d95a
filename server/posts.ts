import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseYaml, YAMLParseError } from "yaml";
import { BadContent, defineContent } from "#domain/define-content.ts";
import { listingPath, postsPerPage, readListing } from "#domain/blog-page.ts";
import { type Article, byDate, frontMatterSchema, type Post, type PostSummary, slugSchema } from "#domain/post.ts";
import { postPath } from "#domain/post-address.ts";
import { keepRecent } from "./keep-recent.ts";
import { type RenderedMarkdown, renderArticle } from "./markdown.ts";

const relatedCount = 3;
const renderedKept = 200;

/** Every post that may be shown, newest first. Texts are rendered when first asked for; the latest asked stay. */
export type Posts = {
  all: readonly Post[];
  bySlug: ReadonlyMap<string, Post>;
  rendered: (slug: string, render: () => RenderedMarkdown) => RenderedMarkdown;
};

/** Reads the folder once, at start; a post that does not hold stops it, with the file and the field named. */
export function readPosts(folder: string, { drafts }: { drafts: boolean }): Posts {
  if (!existsSync(folder)) throw new BadContent(`There is no folder of posts: ${folder}`);
  const files = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return createPosts(
    files.map((name) => parsePost(`content/posts/${name}`, readFileSync(path.join(folder, name), "utf8"))),
    { drafts },
  );
}

export function createPosts(posts: readonly Post[], { drafts }: { drafts: boolean }): Posts {
  const all = posts.filter((post) => drafts || post.status === "published").toSorted(byDate);
  const bySlug = new Map(all.map((post) => [post.slug, post]));
  if (bySlug.size !== all.length) {
    const repeated = all.find((post, index) => all.findIndex((other) => other.slug === post.slug) !== index);
    throw new BadContent(`content/posts: slug: ${repeated?.slug} is used by two posts`);
  }
  return { all, bySlug, rendered: keepRecent(renderedKept) };
}

export function parsePost(file: string, source: string): Post {
  const [, frontMatter, content] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (frontMatter === undefined || content === undefined) {
    throw new BadContent(`${file}: must start with its fields between two lines of ---`);
  }
  const { slug, ...facts } = defineContent(file, frontMatterSchema, readYaml(file, frontMatter));
  if (content.trim() === "") throw new BadContent(`${file}: content: must not be empty`);
  return {
    ...facts,
    slug: slug ?? defineContent(`${file}: file name`, slugSchema, path.basename(file, ".md")),
    content,
  };
}

function readYaml(file: string, source: string) {
  try {
    return parseYaml(source);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    // The front matter starts on the file's second line; the parser adds its own count and an excerpt.
    const line = (error.linePos?.[0].line ?? 0) + 1;
    const [complaint] = error.message.split(/ at line \d+, column \d+:/);
    throw new BadContent(`${file}:${line}: ${complaint}`, { cause: error });
  }
}

/** What a caller may narrow the list by; each is compared whole. */
export type PostFilter = {
  status?: string | undefined;
  category?: string | undefined;
  author?: string | undefined;
  keyword?: string | undefined;
};

export const listPosts = ({ all }: Posts, { status, category, author, keyword }: PostFilter = {}): readonly Post[] =>
  all.filter(
    (post) =>
      (status === undefined || post.status === status) &&
      (category === undefined || post.category === category) &&
      (author === undefined || post.author === author) &&
      (keyword === undefined || post.keywords.includes(keyword)),
  );

export const findPost = ({ bySlug }: Posts, slug: string): Post | null => bySlug.get(slug) ?? null;

/** In the order in which their newest posts appear. */
export const listCategories = ({ all }: Posts): string[] => [...new Set(all.map((post) => post.category))];

/** Up to three others, those of the same category first, newest first in both groups. */
export function listRelated({ all }: Posts, post: PostSummary): PostSummary[] {
  const others = all.filter((other) => other.slug !== post.slug);
  const same = others.filter((other) => other.category === post.category);
  const rest = others.filter((other) => other.category !== post.category);
  return [...same, ...rest].slice(0, relatedCount).map(summaryOf);
}

export const summaryOf = ({ content, ...summary }: Post): PostSummary => summary;

export function findArticle(posts: Posts, slug: string): Article | null {
  const post = findPost(posts, slug);
  if (!post) return null;
  const { html, headings } = posts.rendered(slug, () => renderArticle(post.content));
  return { ...summaryOf(post), html, headings, related: listRelated(posts, post) };
}

/** One page of the list, and whether another follows. */
export function listPage(posts: Posts, { category, page }: { category: string | null; page: number }) {
  const listed = listPosts(posts, { category: category ?? undefined });
  return {
    posts: listed.slice((page - 1) * postsPerPage, page * postsPerPage).map(summaryOf),
    hasMore: listed.length > page * postsPerPage,
  };
}

/**
 * The one address under which a blog page is kept: articles by their slug, lists by a category and a page that exist;
 * other parameters make no other page. Null where the blog has no such page, undefined outside the blog.
 */
export function findBlogAddress(posts: Posts, { pathname, searchParams }: URL): string | null | undefined {
  if (pathname.startsWith("/blog/")) {
    const slug = pathname.slice("/blog/".length);
    return posts.bySlug.has(slug) ? postPath(slug) : null;
  }
  if (pathname !== "/blog") return undefined;
  const listing = readListing(searchParams);
  const isPlain = listing.category === null && listing.page === 1;
  return isPlain || listPage(posts, listing).posts.length > 0 ? listingPath(listing) : null;
}
