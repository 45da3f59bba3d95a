import { ArrowLeft } from "lucide-react";
import { ShareButton } from "#app/features/share/share-button.tsx";
import { useScrollDirection } from "#app/lib/use-scroll-direction.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { formatLongDate } from "#domain/format/dates.ts";
import { categoryPath, type Article } from "#domain/blog/post.ts";
import { ArticleContents, FoldedContents } from "./article-contents.tsx";
import { ArticleLayout } from "./article-layout.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { PostBody } from "./post-body.tsx";
import { RelatedPosts } from "./related-posts.tsx";

export function ArticleSection({ article, url }: { article: Article; url: string }) {
  useScrollDirection();
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
            <ArticleContents headings={article.headings} />
            <RelatedPosts posts={article.related} />
          </>
        }
      >
        <article>
          <p className="label-mono phase-basic flex flex-wrap items-center gap-x-5 gap-y-2 text-fg-2">
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
          <FoldedContents headings={article.headings} />
          <PostBody html={article.html} />
          <ButtonLink variant="outline" to="/blog" className="mt-10">
            <ArrowLeft aria-hidden className="icon" />
            Back to Blog
          </ButtonLink>
        </article>
      </ArticleLayout>
    </div>
  );
}
