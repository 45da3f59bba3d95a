import type { Context, MiddlewareHandler } from "hono";

type Origins = { site: string | undefined; origin: string | undefined; host: string | undefined; siteUrl: string };

/** Browsers send where an HTTP request comes from; a client that does not is no browser and carries no visitor's cookies. */
export function isSameOrigin({ site, origin, host, siteUrl }: Origins): boolean {
  if (site) return site === "same-origin" || site === "none";
  if (!origin) return true;
  return origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === host);
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

export function sameOriginMiddleware({ siteUrl }: { siteUrl: string }): MiddlewareHandler {
  return async (c, next) => {
    const origins = {
      site: c.req.header("sec-fetch-site"),
      origin: c.req.header("origin"),
      host: c.req.header("host"),
      siteUrl,
    };
    if (safeMethods.has(c.req.method) || isSameOrigin(origins)) return next();
    if (isPlainFormPost(c)) return c.redirect("/not-sent?status=403", 303);
    return c.json({ error: "This call is only for pages of this site" }, 403);
  };
}

/** A form sent without scripts: the browser shows the response, so it must be a page. */
export const isPlainFormPost = (c: Context) =>
  c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded") === true &&
  c.req.header("accept")?.includes("text/html") === true;
