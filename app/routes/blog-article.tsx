import { redirect } from "react-router";
import { articleMeta, buildArticleHeadTexts } from "#app/lib/article-meta.ts";
import { ArticleWithRelatedPosts } from "#app/sections/article-with-related-posts.tsx";
import { LoadFailure } from "#app/sections/blog-failures.tsx";
import { PricesCallToAction } from "#app/sections/page-layouts.tsx";
import { postPath } from "#domain/blog/blog-urls.ts";
import { findRenderedArticle } from "#server/blog/posts.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { articleGraph } from "#server/pages/structured-data/blog-graphs.ts";
import type { Route } from "./+types/blog-article";

export function loader({ params, context }: Route.LoaderArgs) {
  const render = context.get(renderContext);
  const article = findRenderedArticle(render.posts, params.slug);
  if (!article) throw redirect("/blog?missing");
  return { article, graph: articleGraph(render, article) };
}

/** A client-side navigation loads the article through the API, already rendered to HTML. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { loadArticleOrShowToast } = await import("#app/features/blog/fetch-listing-and-article.ts");
  const article = await loadArticleOrShowToast(params.slug);
  if (article === "not-found") throw redirect("/blog");
  return { article, graph: undefined };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = matches[0].loaderData;
  if (!root || !loaderData) return [];
  const { article, graph } = loaderData;
  if (!article) return [{ title: root.blog.title }];
  return articleMeta(
    { matches, loaderData: { page: buildArticleHeadTexts(article, root.courseName), graph } },
    article,
  );
};

export default function BlogArticlePage({ loaderData, matches }: Route.ComponentProps) {
  const { article } = loaderData;
  const { siteUrl, dock } = matches[0].loaderData;
  return (
    <div className="wrap">
      {article ? (
        <ArticleWithRelatedPosts key={article.slug} article={article} url={siteUrl + postPath(article.slug)} />
      ) : (
        <LoadFailure as="h1" text="The article could not be loaded." />
      )}
      <PricesCallToAction link={dock} />
    </div>
  );
}
