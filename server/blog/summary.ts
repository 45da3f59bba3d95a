import type { Post, PostSummary } from "#domain/blog/post.ts";

export const summaryOf = ({ content, ...summary }: Post): PostSummary => summary;
