import { useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { Form, Link, useNavigate } from "react-router";
import { useDebouncedUrlText } from "#app/lib/use-url-text.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { blogListPath, normalizeSearchQuery, type BlogListQuery } from "#domain/blog/blog-urls.ts";
import type { FoundPost, PostSummary, ExcerptPart } from "#domain/blog/post.ts";
import { Badge } from "#app/ui/badge.tsx";
import { HighlightedDaysStrip } from "#app/ui/course-graphics.tsx";
import { formatLongDate } from "#domain/format/dates.ts";
import { ReadPostLink } from "./page-layouts.tsx";

type Shown = { posts: (PostSummary | FoundPost)[]; hasMore: boolean; total: number };
type PostSearchAndListProps = {
  listing: BlogListQuery;
  shown: Shown & { categories: readonly string[] };
  /** Null when it failed to load, which a toast has reported. */
  loadMore: (listing: BlogListQuery) => Promise<Shown | null>;
};

/** Search and filter stay mounted when the list changes, and so retain the focus. */
export function PostSearchAndList(props: PostSearchAndListProps) {
  const { query, category } = props.listing;
  return (
    <>
      <PostSearch query={query} total={props.shown.total} />
      <CategoryFilter categories={props.shown.categories} selected={query ? undefined : category} />
      <PostCards key={blogListPath(props.listing)} {...props} />
    </>
  );
}

function PostCards({ listing, shown, loadMore }: PostSearchAndListProps) {
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
    if (first) document.getElementById(formatCardId(first))?.querySelector("a")?.focus({ preventScroll: true });
  }

  return (
    <>
      {posts.length === 0 && !listing.query && <p className="card text-fg-2">No articles found in this category.</p>}
      <ul className="below-fold post-grid">
        {posts.map((post, index) => (
          <li
            key={post.slug}
            id={formatCardId(post)}
            className={index < firstScreen ? undefined : "part"}
            suppressHydrationWarning
          >
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      {(hasMore || listing.page > 1) && (
        <p className="mt-8 flex flex-wrap gap-3">
          {listing.page > 1 && (
            <ButtonLink variant="outline" to={blogListPath({ ...listing, page: listing.page - 1 })}>
              Newer articles
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink variant="outline" to={blogListPath(next)} prefetch="none" onClick={appendNext}>
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

const formatCardId = (post: PostSummary) => `card-${post.slug}`;

/** A GET form: it works without scripts, and the filtered list has a URL that can be shared. */
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

const formatSearchPath = (query: string) =>
  blogListPath({ category: null, page: 1, query: normalizeSearchQuery(query) });

type PostSearchProps = {
  query: string;
  total: number;
};

/** A GET form that works without scripts; with them the list follows the typing, and the URL the list. */
function PostSearch({ query, total }: PostSearchProps) {
  const navigate = useNavigate();
  // One entry in the history for a search, however often it changes while it is typed.
  const go = (text: string) =>
    void navigate(formatSearchPath(text), { replace: query !== "", preventScrollReset: true });
  const [typed, setTyped] = useDebouncedUrlText(query, go, normalizeSearchQuery);

  return (
    <div className="mb-4">
      <Form
        action="/blog"
        onSubmit={(event) => {
          event.preventDefault();
          if (normalizeSearchQuery(typed) !== query) go(typed);
        }}
      >
        <SearchBox
          name="q"
          label="Search articles"
          placeholder="Search articles..."
          value={typed}
          onChange={setTyped}
        />
      </Form>
      <p role="status" className="mt-3 empty:hidden">
        {query && <SearchResultNote query={query} total={total} />}
      </p>
    </div>
  );
}

const SearchResultNote = ({ query, total }: PostSearchProps) => (
  <>
    {total || "No"} {total === 1 ? "article" : "articles"} found for <span className="wrap-anywhere">“{query}”.</span>{" "}
    <Link to="/blog" className="link">
      Show all articles
    </Link>
    {total === 0 && (
      <>
        {" or "}
        <Link to="/help" className="link">
          ask the assistant
        </Link>
      </>
    )}
  </>
);

/** A post in a list; its picture are the days that it belongs to. */
function PostCard({ post }: { post: PostSummary | FoundPost }) {
  const excerpt = "excerpt" in post ? post.excerpt : [];
  return (
    <article className="card hover:border-line-strong">
      <HighlightedDaysStrip days={post.days ?? []} className="mb-1" />
      <p className="label-mono flex items-center justify-between gap-2 text-fg-2">
        <Badge>{post.category}</Badge>
        {post.readTime}
      </p>
      <h2 className="text-h3">{post.title}</h2>
      <p className="line-clamp-3 self-start text-fg-2">
        {excerpt.length > 0 ? excerpt.map(renderExcerptPart) : post.description}
      </p>
      <p className="-mb-2 flex flex-wrap items-center justify-between border-t border-line pt-2 text-fg-2">
        <time dateTime={post.date} className="text-small">
          {formatLongDate(post.date)}
        </time>
        <ReadPostLink post={post} />
      </p>
    </article>
  );
}

const renderExcerptPart = ({ text, isMatch }: ExcerptPart, index: number) =>
  isMatch ? <mark key={`${index} ${text}`}>{text}</mark> : text;
