import * as v from "valibot";
import { showToast } from "#app/ui/toast.tsx";
import { postsPerPage } from "#domain/blog-listing.ts";
import {
  type Article,
  articleSchema,
  byDate,
  categoryListSchema,
  postListSchema,
  type PostSummary,
} from "#domain/post.ts";
import { NotFound } from "./not-found.ts";

type Listing = { category: string | null; page: number };
export type LoadedListing = { categories: string[]; posts: PostSummary[]; hasMore: boolean };

/** Requests one of the blog's endpoints. The client that retries and caches is loaded only by visitors who navigate. */
async function ask<Schema extends v.GenericSchema>(path: string, schema: Schema, failure: string) {
  const { queryClient } = await import("./query-client.ts");
  return queryClient.fetchQuery({
    queryKey: [path],
    queryFn: async (): Promise<v.InferOutput<Schema>> => {
      const response = await fetch(path);
      if (response.status === 404) throw new NotFound(failure);
      if (!response.ok) throw new Error(`${failure}: ${response.statusText}`);
      return v.parse(schema, await response.json());
    },
  });
}

/** One page of the list through the API; null, after a toast, when it fails. */
export async function loadListing({ category, page }: Listing): Promise<LoadedListing | null> {
  const query = new URLSearchParams({ status: "published" });
  if (category) query.set("category", category);
  // One more than is shown tells whether another page follows.
  query.set("limit", String(postsPerPage + 1));
  if (page > 1) query.set("offset", String((page - 1) * postsPerPage));
  try {
    const [{ categories }, { posts }] = await Promise.all([
      ask("/api/blog/categories", categoryListSchema, "Failed to fetch categories"),
      ask(`/api/blog/list?${query}`, postListSchema, "Failed to fetch blog posts"),
    ]);
    const listed = posts.filter((post) => !category || post.category === category).toSorted(byDate);
    return {
      categories: categories.map((entry) => entry.category),
      posts: listed.slice(0, postsPerPage),
      hasMore: listed.length > postsPerPage,
    };
  } catch {
    showToast({ title: "Error loading blog posts", text: "Please try again later", tone: "destructive" });
    return null;
  }
}

/** An article through the API; a toast says when there is none and when it could not be loaded. */
export async function loadArticle(slug: string): Promise<Article | "not-found" | null> {
  try {
    return await ask(`/api/blog/${encodeURIComponent(slug)}`, articleSchema, "Failed to fetch blog post");
  } catch (error) {
    if (error instanceof NotFound) {
      showToast({ title: "Blog post not found", tone: "destructive" });
      return "not-found";
    }
    showToast({ title: "Error loading article", text: "Please try again later", tone: "destructive" });
    return null;
  }
}
