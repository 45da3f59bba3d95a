import { feedLink, pageMeta } from "#app/lib/page-meta.ts";
import { ArticleMissingToastOrNote, LoadFailure } from "#app/sections/blog-failures.tsx";
import { PricesCallToAction, PageHeader } from "#app/sections/page-layouts.tsx";
import { PostSearchAndList } from "#app/sections/post-search-and-list.tsx";
import { parseBlogListQuery, type BlogListQuery } from "#domain/blog/blog-urls.ts";
import { findPostsForQuery, listCategoryNames } from "#server/blog/posts.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { blogGraph } from "#server/pages/structured-data/blog-graphs.ts";
import type { Route } from "./+types/blog";

export async function loader({ request, context }: Route.LoaderArgs) {
  const render = context.get(renderContext);
  const { searchParams } = new URL(request.url);
  const listing = parseBlogListQuery(searchParams);
  const shown = await findPostsForQuery(render.posts, listing);
  return {
    listing,
    isArticleMissing: searchParams.has("missing"),
    shown: { ...shown, categories: listCategoryNames(render.posts) },
    graph: listing.query ? undefined : blogGraph(render, shown.posts),
  };
}

const loadListing = async (listing: BlogListQuery) =>
  (await import("#app/features/blog/fetch-listing-and-article.ts")).loadListing(listing);

/** A client-side navigation, or a change of category, loads the posts through the API. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const listing = parseBlogListQuery(new URL(request.url).searchParams);
  return { listing, isArticleMissing: false, shown: await loadListing(listing), graph: undefined };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = matches[0].loaderData;
  if (!root || !loaderData) return [];
  const { blog } = root;
  const { graph, listing } = loaderData;
  const extra = [feedLink(blog.title), ...(listing.query ? [{ name: "robots", content: "noindex" }] : [])];
  return pageMeta({ matches, loaderData: { page: blog, graph } }, { extra });
};

export default function BlogPage({ loaderData, matches }: Route.ComponentProps) {
  const { listing, isArticleMissing, shown } = loaderData;
  const { blog, dock } = matches[0].loaderData;
  return (
    <div className="wrap">
      {isArticleMissing && <ArticleMissingToastOrNote />}
      <PageHeader page={blog} />
      {shown ? (
        <PostSearchAndList listing={listing} shown={shown} loadMore={loadListing} />
      ) : (
        <LoadFailure text="The articles could not be loaded." />
      )}
      <PricesCallToAction link={dock} />
    </div>
  );
}
