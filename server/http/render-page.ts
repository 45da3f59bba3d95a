import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { contentPolicy } from "./csp.ts";
import type { Posts } from "../posts.ts";
import { renderContext } from "./render-context.ts";

export type RenderPage = (request: Request) => Promise<Response>;

/** Hands a request to React Router and gives a finished page its content policy. */
export function createRenderPage(
  build: ServerBuild,
  { siteUrl, now, posts }: { siteUrl: string; now: () => Date; posts: Posts },
): RenderPage {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return async (request) => {
    const context = new RouterContextProvider();
    context.set(renderContext, { siteUrl, now: now(), posts });
    const response = await handle(request, context);
    if (import.meta.env.DEV || !response.headers.get("content-type")?.startsWith("text/html")) return response;
    const html = await response.text();
    const headers = new Headers(response.headers);
    headers.set("content-security-policy", contentPolicy(html));
    return new Response(html, { status: response.status, headers });
  };
}
