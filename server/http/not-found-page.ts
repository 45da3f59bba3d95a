import type { MiddlewareHandler } from "hono";
import { matchPath, type ServerBuild } from "react-router";
import { shownPath } from "#domain/shown-path.ts";
import { escapeMarkup } from "../pages/escape-markup.ts";
import type { RenderPage } from "./render-page.ts";

/** Stands in the page that is kept, where a visitor's own path comes. */
const placeholder = "/the-path-that-was-asked-for";

type NotFoundOptions = { routes: ServerBuild["routes"]; render: RenderPage };

/**
 * Robots try unknown addresses all day long. Each costs a look at the routes instead of a render: the page is made
 * once, and what was asked for is put into it as text.
 */
export function createNotFoundPage({ routes, render }: NotFoundOptions): MiddlewareHandler {
  const patterns = Object.values(routes).flatMap((route) => (route?.path && route.path !== "*" ? [route.path] : []));
  const isKnown = (path: string) => path === "/" || patterns.some((pattern) => matchPath(pattern, path));
  let kept: Promise<{ text: string; headers: Headers } | null> | undefined;

  async function make() {
    const response = await render(new Request(new URL(placeholder, "http://page.cache")));
    if (response.status !== 404) kept = undefined;
    return response.status === 404 ? { text: await response.text(), headers: response.headers } : null;
  }

  return async (c, next) => {
    const isPage = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isPage || c.req.path.endsWith(".data") || isKnown(c.req.path)) return next();
    kept ??= make();
    const page = await kept.catch(() => (kept = undefined));
    if (!page) return next();
    const path = escapeMarkup(shownPath(new URL(c.req.url).pathname));
    return new Response(
      page.text.replaceAll(placeholder, () => path),
      { status: 404, headers: page.headers },
    );
  };
}
