import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { contentPolicy } from "./csp.ts";
import { renderContext } from "./render-context.ts";

export type RenderPage = (request: Request) => Promise<Response>;

/** Hands a request to React Router and gives a finished page its content policy. */
export function createRenderPage(build: ServerBuild, options: { siteUrl: string; now: () => Date }): RenderPage {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return async (request) => {
    const context = new RouterContextProvider();
    context.set(renderContext, { siteUrl: options.siteUrl, now: options.now() });
    const response = await handle(request, context);
    if (import.meta.env.DEV || !response.headers.get("content-type")?.startsWith("text/html")) return response;
    const html = await response.text();
    const headers = new Headers(response.headers);
    headers.set("content-security-policy", contentPolicy(html));
    return new Response(html, { status: response.status, headers });
  };
}
