import { type Context, Hono } from "hono";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { sendStored, storeResponse, type StoredResponse } from "../http/stored-response.ts";
import { findArticle, findPost, listCategories, listPosts, type Posts, summaryOf } from "../blog/posts.ts";

const mostCached = 200;
const wholeNumber = v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, "must be a whole number"), v.transform(Number)));

const listQuery = v.object({
  status: v.optional(v.string()),
  category: v.optional(v.string()),
  author: v.optional(v.string()),
  keyword: v.optional(v.string()),
  limit: wholeNumber,
  offset: wholeNumber,
});

/** Posts change only with a restart, so a response is serialized and compressed once, and revalidated by its ETag. */
export function blogRoutes(posts: Posts) {
  const cached = new LRUCache<string, Promise<StoredResponse>>({ max: mostCached });
  const respond = async (c: Context, key: string, make: () => object) => {
    const response =
      cached.get(key) ??
      storeResponse(
        Buffer.from(JSON.stringify(make())),
        { "content-type": "application/json", "cache-control": "public, max-age=0, must-revalidate" },
        { brotliQuality: 5 },
      );
    cached.set(key, response);
    return sendStored(c, await response);
  };

  return new Hono()
    .get("/categories", (c) =>
      respond(c, "categories", () => ({ categories: listCategories(posts).map((category) => ({ category })) })),
    )
    .get("/list", async (c) => {
      const query = v.safeParse(listQuery, c.req.query());
      if (!query.success) {
        const [issue] = query.issues;
        return c.json({ error: `${v.getDotPath(issue)} ${issue.message}` }, 400, { "cache-control": "no-store" });
      }
      const { limit, offset = 0, ...filter } = query.output;
      return respond(c, `list ${JSON.stringify(query.output)}`, () => ({
        posts: listPosts(posts, filter)
          .slice(offset, limit === undefined ? undefined : offset + limit)
          .map(summaryOf),
      }));
    })
    .get("/:slug", async (c) => {
      const post = findPost(posts, c.req.param("slug"));
      if (!post) return c.json({ error: "Blog post not found" }, 404, { "cache-control": "no-store" });
      return respond(c, `post ${post.slug}`, () => ({ ...post, ...findArticle(posts, post.slug) }));
    });
}
