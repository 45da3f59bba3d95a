export const postPath = (slug: string) => `/blog/${slug}`;

/** The same article as Markdown. */
export const markdownPath = (slug: string) => `${postPath(slug)}.md`;

export const categoryPath = (category: string) => `/blog?${new URLSearchParams({ category })}`;
