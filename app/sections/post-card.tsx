import { Badge } from "#app/ui/badge.tsx";
import { DayStrip } from "#app/ui/course-graphics.tsx";
import { formatLongDate } from "#domain/format/dates.ts";
import type { ExcerptPart, FoundPost, PostSummary } from "#domain/blog/post.ts";
import { ReadMoreLink } from "./page-layouts.tsx";

/** A post in a list; its picture are the days that it belongs to. */
export function PostCard({ post }: { post: PostSummary | FoundPost }) {
  const excerpt = "excerpt" in post ? post.excerpt : [];
  return (
    <article className="card hover:border-line-strong">
      <DayStrip days={post.days ?? []} className="mb-1" />
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
        <ReadMoreLink post={post} />
      </p>
    </article>
  );
}

const renderExcerptPart = ({ text, isMatch }: ExcerptPart, index: number) =>
  isMatch ? <mark key={`${index} ${text}`}>{text}</mark> : text;
