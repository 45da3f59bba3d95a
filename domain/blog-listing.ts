export const postsPerPage = 12;

/** Reads category and page from a query; an invalid page number is the first page. */
export function readListing(search: URLSearchParams): { category: string | null; page: number } {
  const page = Number(search.get("page") ?? "1");
  return { category: search.get("category") || null, page: Number.isInteger(page) && page >= 1 ? page : 1 };
}

export function listingPath({ category, page }: { category: string | null; page: number }): string {
  const search = new URLSearchParams();
  if (category) search.set("category", category);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `/blog?${search}` : "/blog";
}
