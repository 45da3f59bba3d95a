import type { Context } from "hono";
import { isKnown, pickEncoding, withoutBody } from "./negotiate.ts";
import { leaveReady } from "./ready-responses.ts";
import { takeSecurityHeaders } from "./response-headers.ts";
import type { StoredResponse } from "./stored-response.ts";

/** One visitor's text in a page that all share. The response is never cached, and `compress()` encodes it. */
type Fill = { placeholder: string; text: string };

export function sendStored(c: Context, stored: StoredResponse, fill?: Fill): Response {
  if (fill) return sendFilled(c, stored, fill);
  const { status, representations } = stored;
  const common = takeSecurityHeaders(c);
  leaveReady(c, stored, common);
  const { body, headers } = representations[pickEncoding(c.req.header("accept-encoding"))];
  const all = { ...common, ...headers };
  return status === 200 && isKnown(c.req.header("if-none-match"), headers["etag"] ?? "")
    ? new Response(null, { status: 304, headers: withoutBody(all) })
    : new Response(body, { status, headers: all });
}

function sendFilled(c: Context, { status, representations }: StoredResponse, { placeholder, text }: Fill): Response {
  const { etag: _, "content-length": __, ...headers } = representations.identity.headers;
  const body = new TextDecoder().decode(representations.identity.body).replaceAll(placeholder, () => text);
  return new Response(body, {
    status,
    headers: { ...takeSecurityHeaders(c), ...headers, "cache-control": "no-store" },
  });
}
