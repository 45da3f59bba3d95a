import * as v from "valibot";
import { showToast } from "#app/ui/toast.tsx";
import { postsPerPage, type BlogListQuery } from "#domain/blog/blog-urls.ts";
import {
  articleSchema,
  compareNewestFirst,
  categoryListSchema,
  postListSchema,
  searchResultSchema,
  type Article,
  type FoundPost,
  type PostSummary,
} from "#domain/blog/post.ts";

type LoadedListing = { categories: string[]; posts: (PostSummary | FoundPost)[]; hasMore: boolean; total: number };

/** The one failure that trying again cannot mend. */
class NotFoundError extends Error {}

const failedList = "Failed to fetch blog posts";

/** Requests one of the blog's endpoints. The client that retries and caches is loaded only by visitors who navigate. */
async function fetchBlogApi<Schema extends v.GenericSchema>(path: string, schema: Schema, failure: string) {
  const { queryClient } = await import("./query-client.ts");
  return queryClient.fetchQuery({
    queryKey: [path],
    retry: (failures, error) => failures < 3 && !(error instanceof NotFoundError),
    queryFn: async (): Promise<v.InferOutput<Schema>> => {
      const response = await fetch(path);
      if (response.status === 404) throw new NotFoundError(failure);
      if (!response.ok) throw new Error(`${failure}: ${response.statusText}`);
      return v.parse(schema, await response.json());
    },
  });
}

async function fetchListedPosts({ category, page, query }: BlogListQuery) {
  if (query) {
    const found = await fetchBlogApi(
      `/api/blog/search?${new URLSearchParams({ q: query })}`,
      searchResultSchema,
      failedList,
    );
    return { ...found, hasMore: false };
  }
  const search = new URLSearchParams({ status: "published" });
  if (category) search.set("category", category);
  // One more than is shown tells whether another page follows.
  search.set("limit", String(postsPerPage + 1));
  if (page > 1) search.set("offset", String((page - 1) * postsPerPage));
  const { posts } = await fetchBlogApi(`/api/blog/list?${search}`, postListSchema, failedList);
  const listed = posts.filter((post) => !category || post.category === category).toSorted(compareNewestFirst);
  return {
    posts: listed.slice(0, postsPerPage),
    hasMore: listed.length > postsPerPage,
    total: listed.length,
  };
}

/** One page of the list, or what a search finds, through the API; null, after a toast, when it fails. */
export async function loadListing(listing: BlogListQuery): Promise<LoadedListing | null> {
  try {
    const [{ categories }, shown] = await Promise.all([
      fetchBlogApi("/api/blog/categories", categoryListSchema, "Failed to fetch categories"),
      fetchListedPosts(listing),
    ]);
    return { ...shown, categories: categories.map((entry) => entry.category) };
  } catch {
    showToast({ title: "Error loading blog posts", text: "Please try again later", tone: "destructive" });
    return null;
  }
}

/** An article through the API; a toast says when there is none and when it could not be loaded. */
export async function loadArticleOrShowToast(slug: string): Promise<Article | "not-found" | null> {
  try {
    return await fetchBlogApi(`/api/blog/${encodeURIComponent(slug)}`, articleSchema, "Failed to fetch blog post");
  } catch (error) {
    if (error instanceof NotFoundError) {
      showToast({ title: "Blog post not found", tone: "destructive" });
      return "not-found";
    }
    showToast({ title: "Error loading article", text: "Please try again later", tone: "destructive" });
    return null;
  }
}
