import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { parse as parseYaml, YAMLParseError, type ErrorCode } from "yaml";
import {
  compareNewestFirst,
  toPostSummary,
  frontMatterSchema,
  slugSchema,
  type Article,
  type Post,
  type PostSummary,
  type FoundPost,
} from "#domain/blog/post.ts";
import { phases } from "#content/curriculum/phases.ts";
import { ContentError, defineContent } from "#domain/content/define-content.ts";
import { renderArticle, type RenderedMarkdown } from "./markdown/render-markdown.ts";
import { createPostSearch, type PostSearch } from "./post-search.ts";
import {
  blogListPath,
  postsPerPage,
  parseBlogListQuery,
  postPath,
  type BlogListQuery,
} from "#domain/blog/blog-urls.ts";

const relatedCount = 3;
const maxRendered = 200;

/** Every post that may be shown, newest first. Texts are rendered when first requested; those requested last stay cached. */
export type Posts = {
  all: readonly Post[];
  bySlug: ReadonlyMap<string, Post>;
  render: (post: Post) => RenderedMarkdown;
  search: PostSearch;
};

/** Reads the folder once, at start; an invalid post stops the start, with its file and field named. */
export function loadPosts(folder: string, { drafts }: { drafts: boolean }): Posts {
  if (!existsSync(folder)) throw new ContentError(`There is no folder of posts: ${folder}`);
  const files = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return createPostCollection(
    files.map((name) => parsePost(`content/posts/${name}`, readFileSync(path.join(folder, name), "utf8"))),
    { drafts },
  );
}

export function createPostCollection(posts: readonly Post[], { drafts }: { drafts: boolean }): Posts {
  const all = posts.filter((post) => drafts || post.status === "published").toSorted(compareNewestFirst);
  const bySlug = new Map(all.map((post) => [post.slug, post]));
  const repeated = all.find((post) => bySlug.get(post.slug) !== post);
  if (repeated) throw new ContentError(`content/posts: slug: ${repeated.slug} is used by two posts`);
  const rendered = new LRUCache<Post, RenderedMarkdown>({
    max: maxRendered,
    memoMethod: (post) => renderArticle(post.content),
  });
  return { all, bySlug, render: (post) => rendered.memo(post), search: createPostSearch(all) };
}

/** What a caller may narrow the list by; each is compared whole. */
export type PostFilter = { [Field in "status" | "category" | "author" | "keyword"]?: string | undefined };

export const filterPosts = ({ all }: Posts, { status, category, author, keyword }: PostFilter = {}): readonly Post[] =>
  all.filter(
    (post) =>
      (status === undefined || post.status === status) &&
      (category === undefined || post.category === category) &&
      (author === undefined || post.author === author) &&
      (keyword === undefined || post.keywords.includes(keyword)),
  );

export const findPost = ({ bySlug }: Posts, slug: string): Post | null => bySlug.get(slug) ?? null;

/** In the order in which their newest posts appear. */
export const listCategoryNames = ({ all }: Posts): string[] => [...new Set(all.map((post) => post.category))];

/** Up to three others, those of the same category first, newest first in both groups. */
export function listRelatedPosts({ all }: Posts, post: PostSummary): PostSummary[] {
  const others = all.filter((other) => other.slug !== post.slug);
  const same = others.filter((other) => other.category === post.category);
  const rest = others.filter((other) => other.category !== post.category);
  return [...same, ...rest].slice(0, relatedCount).map(toPostSummary);
}

export function findRenderedArticle(posts: Posts, slug: string): Article | null {
  const post = findPost(posts, slug);
  if (!post) return null;
  const { html, headings } = posts.render(post);
  const next = posts.all[posts.all.indexOf(post) + 1];
  return {
    ...toPostSummary(post),
    html,
    headings,
    related: listRelatedPosts(posts, post),
    relatedDays: listDays(post.days ?? []),
    next: next ? { slug: next.slug, title: next.title } : null,
  };
}

const listDays = (days: readonly number[]) =>
  phases
    .flatMap((phase) => phase.days)
    .filter(({ day }) => days.includes(day))
    .map(({ day, title }) => ({ day, title }));

export function parsePost(file: string, source: string): Post {
  const [, frontMatter, content] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (frontMatter === undefined || content === undefined) {
    throw new ContentError(`${file}: must start with its fields between two lines of ---`);
  }
  const { slug, ...facts } = defineContent(file, frontMatterSchema, parseFrontMatter(file, frontMatter));
  if (content.trim() === "") throw new ContentError(`${file}: content: must not be empty`);
  return {
    ...facts,
    slug: slug ?? defineContent(`${file}: file name`, slugSchema, path.basename(file, ".md")),
    content,
  };
}

function parseFrontMatter(file: string, source: string) {
  try {
    return parseYaml(source);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    // The front matter starts on the file's second line; the parser adds its own count and an excerpt.
    const line = (error.linePos?.[0].line ?? 0) + 1;
    const written = JSON.stringify(source.split("\n")[line - 2]?.trim() ?? "");
    throw new ContentError(
      `${file}:${line}: ${yamlFaults[error.code] ?? "must be a field: its name, a colon, a space and its value"}, but is ${written}`,
      {
        cause: error,
      },
    );
  }
}

/** The parser's own words are for programmers. */
const yamlFaults: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "a value that holds a colon must stand in quotes",
  BAD_SCALAR_START: "a value that begins with a sign must stand in quotes",
  UNEXPECTED_TOKEN: "nothing may follow the quote that ends a value",
  MISSING_CHAR: "a quote or a bracket before this must be closed",
  BAD_INDENT: "a quote or a bracket before this must be closed",
  DUPLICATE_KEY: "a field must be given once",
};

type PostListPage = { posts: (PostSummary | FoundPost)[]; hasMore: boolean; total: number };

export function listPostPage(posts: Posts, { category, page }: BlogListQuery): PostListPage {
  const listed = filterPosts(posts, { category: category ?? undefined });
  return {
    posts: listed.slice((page - 1) * postsPerPage, page * postsPerPage).map(toPostSummary),
    hasMore: listed.length > page * postsPerPage,
    total: listed.length,
  };
}

export async function findPostsForQuery(posts: Posts, listing: BlogListQuery): Promise<PostListPage> {
  return listing.query ? { ...(await posts.search(listing.query)), hasMore: false } : listPostPage(posts, listing);
}

/**
 * The one URL under which a blog page is cached: articles by their slug, lists by a category and a page that exist;
 * other parameters make no other page. Null where the blog has no such page, undefined outside the blog.
 */
export function findCanonicalBlogUrl(posts: Posts, { pathname, searchParams }: URL): string | null | undefined {
  if (pathname.startsWith("/blog/")) {
    const slug = pathname.slice("/blog/".length);
    return posts.bySlug.has(slug) ? postPath(slug) : null;
  }
  if (pathname !== "/blog") return undefined;
  const listing = parseBlogListQuery(searchParams);
  const isPlain = listing.category === null && listing.page === 1;
  return isPlain || listPostPage(posts, listing).posts.length > 0 ? blogListPath(listing) : null;
}
