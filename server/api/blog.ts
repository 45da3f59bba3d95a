import { Hono, type Context } from "hono";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { normalizeSearchQuery } from "#domain/blog/blog-urls.ts";
import { toPostSummary } from "#domain/blog/post.ts";
import { findRenderedArticle, findPost, listCategoryNames, filterPosts, type Posts } from "../blog/posts.ts";
import { prepareResponse, type PreparedResponse } from "../http/prepared-response.ts";
import { sendAndCachePrepared } from "../http/response-cache.ts";
import { validateQuery } from "../http/validate.ts";

const maxCached = 200;
const wholeNumberParamSchema = (name: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, `${name} must be a whole number`), v.transform(Number)));

const listQuery = v.object({
  status: v.optional(v.string()),
  category: v.optional(v.string()),
  author: v.optional(v.string()),
  keyword: v.optional(v.string()),
  limit: wholeNumberParamSchema("limit"),
  offset: wholeNumberParamSchema("offset"),
});

const searchQuery = v.object({
  q: v.pipe(v.optional(v.string(), ""), v.transform(normalizeSearchQuery), v.nonEmpty("q must hold a word")),
});

/** Posts change only with a restart, so a response is serialized and compressed once, and revalidated by its ETag. */
export function blogRoutes(posts: Posts) {
  const cached = new LRUCache<string, Promise<PreparedResponse>>({ max: maxCached });
  const prepare = (body: object, goodUntil?: number) =>
    prepareResponse(
      Buffer.from(JSON.stringify(body)),
      { "content-type": "application/json", "cache-control": "public, max-age=0, must-revalidate" },
      { goodUntil },
    );
  const respond = async (c: Context, key: string, make: () => object) => {
    const response = cached.get(key) ?? prepare(make(), Number.POSITIVE_INFINITY);
    cached.set(key, response);
    return sendAndCachePrepared(c, await response);
  };

  return (
    new Hono()
      .get("/categories", (c) =>
        respond(c, "categories", () => ({ categories: listCategoryNames(posts).map((category) => ({ category })) })),
      )
      .get("/list", validateQuery(listQuery), (c) => {
        const { limit = Number.POSITIVE_INFINITY, offset = 0, ...filter } = c.req.valid("query");
        const shown = filterPosts(posts, filter).slice(offset, offset + limit);
        // Equal lists are cached once, whatever was requested: strangers could make up as many queries as there are numbers.
        const key = shown.length === 0 ? "list" : `list ${JSON.stringify([filter, offset, shown.length])}`;
        return respond(c, key, () => ({ posts: shown.map(toPostSummary) }));
      })
      // Not cached: strangers' queries would push out what many request.
      .get("/search", validateQuery(searchQuery), async (c) =>
        sendAndCachePrepared(c, await prepare(await posts.search(c.req.valid("query").q))),
      )
      .get("/:slug", async (c) => {
        const post = findPost(posts, c.req.param("slug"));
        if (!post) return c.json({ error: "Blog post not found" }, 404, { "cache-control": "no-store" });
        return respond(c, `post ${post.slug}`, () => ({ ...post, ...findRenderedArticle(posts, post.slug) }));
      })
  );
}
