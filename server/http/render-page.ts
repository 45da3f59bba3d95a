import { createRequestHandler, isRouteErrorResponse, RouterContextProvider, type ServerBuild } from "react-router";
import type { Processing } from "#domain/content/legal.ts";
import { applyPolicy, makeMark } from "./csp.ts";
import type { Posts } from "../blog/posts.ts";
import { renderContext } from "./render-context.ts";

export type RenderPage = (httpRequest: Request) => Promise<Response>;

type RenderOptions = {
  siteUrl: string;
  now: () => Date;
  posts: Posts;
  processing: Processing;
  onError: (error: unknown, httpRequest: Request) => void;
};

/** Renders through React Router and adds the content policy to a finished page. */
export function createRenderPage(build: ServerBuild, options: RenderOptions): RenderPage {
  // React Router turns errors of loaders and pages into the error page itself and reports them only here.
  const handleError = (error: unknown, { request: httpRequest }: { request: Request }) => {
    const isOwnResponse = isRouteErrorResponse(error) && error.status < 500;
    if (!isOwnResponse && !httpRequest.signal.aborted) options.onError(error, httpRequest);
  };
  const module = { ...build.entry.module, handleError };
  const handler = createRequestHandler({ ...build, entry: { ...build.entry, module } }, import.meta.env.MODE);
  return async (httpRequest) => {
    const mark = import.meta.env.DEV ? undefined : makeMark();
    const context = new RouterContextProvider();
    const { siteUrl, now, posts, processing } = options;
    context.set(renderContext, { siteUrl, now: now(), posts, processing, mark });
    const response = await handler(httpRequest, context);
    if (!mark || !response.headers.get("content-type")?.startsWith("text/html")) return response;
    const { html, policy } = applyPolicy(await response.text(), mark);
    const headers = new Headers(response.headers);
    headers.set("content-security-policy", policy);
    return new Response(html, { status: response.status, headers });
  };
}
