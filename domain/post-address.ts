export const postPath = (slug: string) => `/blog/${slug}`;

export const categoryPath = (category: string) => `/blog?${new URLSearchParams({ category })}`;
