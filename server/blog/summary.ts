import type { Post, PostSummary } from "#domain/post.ts";

export const summaryOf = ({ content, ...summary }: Post): PostSummary => summary;
