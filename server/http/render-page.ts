import { createRequestHandler, isRouteErrorResponse, RouterContextProvider, type ServerBuild } from "react-router";
import { applyPolicy, makeMark } from "./csp.ts";
import type { Posts } from "../blog/posts.ts";
import { renderContext } from "./render-context.ts";

export type RenderPage = (request: Request) => Promise<Response>;

type RenderOptions = {
  siteUrl: string;
  now: () => Date;
  posts: Posts;
  onError: (error: unknown, request: Request) => void;
};

/** Hands a request to React Router and gives a finished page its content policy. */
export function createRenderPage(build: ServerBuild, options: RenderOptions): RenderPage {
  // React Router turns errors of loaders and pages into the error page itself; this is where it tells of them.
  const handleError = (error: unknown, { request }: { request: Request }) => {
    const isOwnAnswer = isRouteErrorResponse(error) && error.status < 500;
    if (!isOwnAnswer && !request.signal.aborted) options.onError(error, request);
  };
  const module = { ...build.entry.module, handleError };
  const handle = createRequestHandler({ ...build, entry: { ...build.entry, module } }, import.meta.env.MODE);
  return async (request) => {
    const mark = import.meta.env.DEV ? undefined : makeMark();
    const context = new RouterContextProvider();
    context.set(renderContext, { siteUrl: options.siteUrl, now: options.now(), posts: options.posts, mark });
    const response = await handle(request, context);
    if (!mark || !response.headers.get("content-type")?.startsWith("text/html")) return response;
    const { html, policy } = applyPolicy(await response.text(), mark);
    const headers = new Headers(response.headers);
    headers.set("content-security-policy", policy);
    return new Response(html, { status: response.status, headers });
  };
}
