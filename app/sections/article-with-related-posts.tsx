import { useEffect } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { ShareButton } from "#app/ui/share-button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ArrowLink, ButtonLink } from "#app/ui/button.tsx";
import { HighlightedDaysStrip } from "#app/ui/course-graphics.tsx";
import { categoryPath, postPath } from "#domain/blog/blog-urls.ts";
import type { Article, PostSummary } from "#domain/blog/post.ts";
import { dayAnchor, formatDay } from "#domain/content/phase.ts";
import { formatLongDate } from "#domain/format/dates.ts";
import { ArticleBody, TableOfContents, FoldedTableOfContents, ArticleLayout } from "./article-layout.tsx";
import { Breadcrumb, ReadPostLink } from "./page-layouts.tsx";

export function ArticleWithRelatedPosts({ article, url }: { article: Article; url: string }) {
  useScrollDirectionAttribute();
  const trail = [
    { name: "Blog", path: "/blog" },
    { name: article.category, path: categoryPath(article.category) },
  ];
  return (
    <div className="reading pt-[clamp(1rem,2.5vw,2rem)]">
      <div className="mb-4">
        <Breadcrumb trail={trail} endsHere={false} />
      </div>
      <ArticleLayout
        aside={
          <>
            <TableOfContents headings={article.headings} />
            <RelatedPosts posts={article.related} />
          </>
        }
      >
        <article>
          {article.relatedDays.length > 0 && (
            <HighlightedDaysStrip days={article.relatedDays.map(({ day }) => day)} className="mb-6" />
          )}
          <p className="label-mono phase-accent flex flex-wrap items-center gap-x-5 gap-y-2 text-fg-2">
            <Badge filled>{article.category}</Badge>
            <time dateTime={article.date}>{formatLongDate(article.date)}</time>
            <span>{article.readTime}</span>
          </p>
          <h1 className="mt-4 mb-5 text-h1 wrap-break-word">{article.title}</h1>
          <p className="text-lead text-fg-2">{article.description}</p>
          <p className="label-mono mt-4 mb-5 text-fg-2">By {article.author}</p>
          <div className="mb-9">
            <ShareButton title={article.title} url={url} />
          </div>
          <FoldedTableOfContents headings={article.headings} />
          <ArticleBody html={article.html} />
          <RelatedDays days={article.relatedDays} />
          <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <ButtonLink variant="outline" to="/blog">
              <Icon name="arrow-left" />
              Back to Blog
            </ButtonLink>
            {article.next && <ArrowLink to={postPath(article.next.slug)}>Next: {article.next.title}</ArrowLink>}
          </div>
        </article>
      </ArticleLayout>
    </div>
  );
}

function RelatedDays({ days }: { days: Article["relatedDays"] }) {
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="days-title" className="mt-10 grid gap-4 border-t border-line pt-8">
      <h2 id="days-title" className="text-h3">
        In the course
      </h2>
      <HighlightedDaysStrip days={days.map(({ day }) => day)} />
      <ul className="flex flex-wrap gap-x-6">
        {days.map(({ day, title }) => (
          <li key={day}>
            <Link to={`/curriculum#${dayAnchor(day)}`} prefetch="intent" className="link">
              {formatDay(day)} · {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related-title">
      <h2 id="related-title" className="mb-4 text-h3">
        Related Articles
      </h2>
      <ul className="grid gap-4">
        {posts.map((post) => (
          <li key={post.slug} className="card relative grid gap-1.5 hover:border-line-strong">
            <p className="label-mono text-fg-2">{post.category}</p>
            <h3 className="text-h4">{post.title}</h3>
            <p className="line-clamp-2 text-small text-fg-2">{post.description}</p>
            <p className="-mb-2">
              <ReadPostLink post={post} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Above this the page counts as unread, and the bounce at its top as no scroll. */
const topArea = 64;
/** In pixels: a resting finger is no scroll. */
const minMove = 8;

/** Tells the stylesheet which way the page was scrolled last, where the browser has no scroll-state query of its own. */
function useScrollDirectionAttribute() {
  useEffect(() => {
    if (CSS.supports("container-type: scroll-state")) return undefined;
    const { dataset } = document.documentElement;
    let last = scrollY;
    const note = () => {
      if (Math.abs(scrollY - last) < minMove) return;
      dataset["scrolled"] = scrollY > Math.max(last, topArea) ? "down" : "up";
      last = scrollY;
    };
    addEventListener("scroll", note, { passive: true });
    return () => {
      removeEventListener("scroll", note);
      delete dataset["scrolled"];
    };
  }, []);
}
