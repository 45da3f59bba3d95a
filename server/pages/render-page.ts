import { createRequestHandler, isRouteErrorResponse, RouterContextProvider, type ServerBuild } from "react-router";
import { buildPolicyAndStripNonce, createNonce } from "../http/csp.ts";
import {
  certificateContext,
  renderContext,
  type FindCertificate,
  type OwnPageData,
  type RenderContext,
} from "./render-context.ts";

export type RenderPage = (httpRequest: Request, ownPage?: OwnPageData) => Promise<Response>;

type RenderOptions = Omit<RenderContext, "now" | "nonce" | "ownPage" | "reviews"> & {
  now: () => Date;
  listReviews: () => RenderContext["reviews"];
  findCertificate: FindCertificate;
  onError: (error: unknown, httpRequest: Request) => void;
};

/** Renders through React Router and adds the content policy to a finished page. */
export function createPageRenderer(build: ServerBuild, options: RenderOptions): RenderPage {
  // React Router turns errors of loaders and pages into the error page itself and reports them only here.
  const handleError = (error: unknown, { request: httpRequest }: { request: Request }) => {
    const isOwnResponse = isRouteErrorResponse(error) && error.status < 500;
    if (!isOwnResponse && !httpRequest.signal.aborted) options.onError(error, httpRequest);
  };
  const { onError: _, now, listReviews, findCertificate, ...shared } = options;
  const module = { ...build.entry.module, handleError };
  const handler = createRequestHandler({ ...build, entry: { ...build.entry, module } }, import.meta.env.MODE);
  return async (httpRequest, ownPage) => {
    const nonce = import.meta.env.DEV ? undefined : createNonce();
    const context = new RouterContextProvider();
    context.set(renderContext, { ...shared, now: now(), reviews: listReviews(), ownPage, nonce });
    context.set(certificateContext, findCertificate);
    const response = await handler(httpRequest, context);
    if (!nonce || !response.headers.get("content-type")?.startsWith("text/html")) return response;
    const { html, policy } = buildPolicyAndStripNonce(await response.text(), nonce);
    const headers = new Headers(response.headers);
    headers.set("content-security-policy", policy);
    return new Response(html, { status: response.status, headers });
  };
}

/** The queue of renders is full. */
export class RenderQueueFull extends Error {}

type QueueOptions = {
  longestQueue?: number;
  rest?: (milliseconds: number) => Promise<void>;
};

/** The pause after a render, as a multiple of its time: cached pages, the API and health checks are served meanwhile. */
const restFactor = 3;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref());

/**
 * A render blocks the event loop, and pages of a kind that grows in number cannot all be cached. So they are rendered one
 * at a time with a pause after each; a few are queued, and any more are rejected at once.
 */
export function createRenderQueue(
  render: RenderPage,
  { longestQueue = 30, rest = sleep }: QueueOptions = {},
): RenderPage {
  let waiting = 0;
  let turn = Promise.resolve();
  return (httpRequest) => {
    if (waiting >= longestQueue) return Promise.reject(new RenderQueueFull("too many renders wait"));
    waiting += 1;
    const rendered = turn.then(async () => {
      const start = performance.now();
      try {
        return { page: await render(httpRequest), time: performance.now() - start };
      } finally {
        waiting -= 1;
      }
    });
    turn = rendered.then(
      ({ time }) => rest(time * restFactor),
      () => {},
    );
    return rendered.then(({ page }) => page);
  };
}
