import { useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { Form } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { listingPath, type Listing, type FoundPost, type PostSummary } from "#domain/blog/post.ts";
import { PostCard } from "./post-card.tsx";
import { PostSearch } from "./post-search.tsx";

type Shown = { posts: (PostSummary | FoundPost)[]; hasMore: boolean; total: number };
type PostListProps = {
  listing: Listing;
  shown: Shown & { categories: readonly string[] };
  /** Null when it failed to load, which a toast has reported. */
  loadMore: (listing: Listing) => Promise<Shown | null>;
};

/** Search and filter stay mounted when the list changes, and so retain the focus. */
export function PostList(props: PostListProps) {
  const { query, category } = props.listing;
  return (
    <>
      <PostSearch query={query} total={props.shown.total} />
      <CategoryFilter categories={props.shown.categories} selected={query ? undefined : category} />
      <Posts key={listingPath(props.listing)} {...props} />
    </>
  );
}

function Posts({ listing, shown, loadMore }: PostListProps) {
  const [more, setMore] = useState<(Omit<Shown, "total"> & { page: number }) | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const posts = more ? [...shown.posts, ...more.posts] : shown.posts;
  const { hasMore, page } = more ?? { hasMore: shown.hasMore, page: listing.page };
  const next = { ...listing, page: page + 1 };

  async function appendNext(event: MouseEvent) {
    event.preventDefault();
    if (isLoading) return;
    setIsLoading(true);
    const loaded = await loadMore(next);
    setIsLoading(false);
    if (!loaded) return;
    flushSync(() =>
      setMore({ posts: [...(more?.posts ?? []), ...loaded.posts], hasMore: loaded.hasMore, page: next.page }),
    );
    // The pressed link may be gone: focus the first of the new cards.
    const [first] = loaded.posts;
    if (first) document.getElementById(cardId(first))?.querySelector("a")?.focus({ preventScroll: true });
  }

  return (
    <>
      {posts.length === 0 && !listing.query && <p className="card text-fg-2">No articles found in this category.</p>}
      <ul className="below-fold post-grid">
        {posts.map((post, index) => (
          <li
            key={post.slug}
            id={cardId(post)}
            className={index < firstScreen ? undefined : "part"}
            suppressHydrationWarning
          >
            <PostCard post={post} featured={index === 0} />
          </li>
        ))}
      </ul>
      {(hasMore || listing.page > 1) && (
        <p className="mt-8 flex flex-wrap gap-3">
          {listing.page > 1 && (
            <ButtonLink variant="outline" to={listingPath({ ...listing, page: listing.page - 1 })}>
              Newer articles
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink variant="outline" to={listingPath(next)} prefetch="none" onClick={appendNext}>
              {isLoading && <Spinner />}
              {isLoading ? "Loading blog posts..." : "Show more"}
            </ButtonLink>
          )}
        </p>
      )}
    </>
  );
}

/** Cards that a phone or a desktop may show before any scroll. */
const firstScreen = 3;

const cardId = (post: PostSummary) => `card-${post.slug}`;

/** A GET form: it works without scripts, and the filtered list has an address that can be shared. */
function CategoryFilter({ categories, selected }: { categories: readonly string[]; selected?: string | null }) {
  return (
    <Form action="/blog" preventScrollReset className="mb-8">
      <div role="group" aria-label="Category" className="flex flex-wrap gap-2">
        {[null, ...categories].map((category) => (
          <Button
            key={category ?? ""}
            type="submit"
            {...(category && { name: "category", value: category })}
            aria-pressed={category === selected}
            variant={category === selected ? "solid" : "outline"}
            className="min-h-11 px-4 text-[1rem] font-[550]"
          >
            {category ?? "All"}
          </Button>
        ))}
      </div>
    </Form>
  );
}
