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
