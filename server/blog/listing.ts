import { listingPath, postsPerPage, readListing, postPath, type Listing } from "#domain/blog/post-links.ts";
import { toSummary, type FoundPost, type PostSummary } from "#domain/blog/post.ts";
import { listPosts, type Posts } from "./posts.ts";

type Shown = { posts: (PostSummary | FoundPost)[]; hasMore: boolean; total: number };

/** One page of the list, and whether another follows. */
export function listPage(posts: Posts, { category, page }: Listing): Shown {
  const listed = listPosts(posts, { category: category ?? undefined });
  return {
    posts: listed.slice((page - 1) * postsPerPage, page * postsPerPage).map(toSummary),
    hasMore: listed.length > page * postsPerPage,
    total: listed.length,
  };
}

/** What the list shows: a page of it, or what a search finds. */
export async function findListedPosts(posts: Posts, listing: Listing): Promise<Shown> {
  return listing.query ? { ...(await posts.search(listing.query)), hasMore: false } : listPage(posts, listing);
}

/**
 * The one address under which a blog page is cached: articles by their slug, lists by a category and a page that exist;
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
