export const postPath = (slug: string) => `/blog/${slug}`;

export const postMarkdownPath = (slug: string) => `${postPath(slug)}.md`;

export const categoryPath = (category: string) => `/blog?${new URLSearchParams({ category })}`;

export const postsPerPage = 12;
const maxQueryLength = 100;

/** A search runs over all posts: with a query there is neither category nor page. */
export type BlogListQuery = { category: string | null; page: number; query: string };

/** A search as it is compared, shown and put into the URL. */
export const normalizeSearchQuery = (text: string) =>
  Array.from(text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim())
    .slice(0, maxQueryLength)
    .join("")
    .trim();

/** Reads query, category and page from a URL; an invalid page number is the first page. */
export function parseBlogListQuery(search: URLSearchParams): BlogListQuery {
  const query = normalizeSearchQuery(search.get("q") ?? "");
  if (query) return { category: null, page: 1, query };
  const page = Number(search.get("page") ?? "1");
  return { category: search.get("category") || null, page: Number.isInteger(page) && page >= 1 ? page : 1, query };
}

export function blogListPath({ category, page, query }: BlogListQuery): string {
  const search = new URLSearchParams();
  if (query) search.set("q", query);
  if (category) search.set("category", category);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `/blog?${search}` : "/blog";
}
