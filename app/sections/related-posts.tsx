import type { PostSummary } from "#domain/blog/post.ts";
import { ReadMore } from "./post-card.tsx";

export function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related-title">
      <h2 id="related-title" className="mb-4 text-h3">
        Related Articles
      </h2>
      <ul className="grid gap-4">
        {posts.map((post) => (
          <li key={post.slug} className="card relative grid gap-1.5 transition-colors hover:border-line-strong">
            <p className="label-mono text-fg-2">{post.category}</p>
            <h3 className="text-h4">{post.title}</h3>
            <p className="line-clamp-2 text-small text-fg-2">{post.description}</p>
            <p className="-mb-2">
              <ReadMore post={post} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
