import {
  blogListPath,
  postsPerPage,
  parseBlogListQuery,
  postPath,
  type BlogListQuery,
} from "#domain/blog/blog-urls.ts";
import { toPostSummary, type FoundPost, type PostSummary } from "#domain/blog/post.ts";
import { filterPosts, type Posts } from "./posts.ts";

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
