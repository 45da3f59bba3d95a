import type { Context, MiddlewareHandler } from "hono";
import { denyAllPolicy } from "./csp.ts";

const key = "securityHeaders";

/** For cached responses, whose headers are made ahead: setting these one by one would be a sixth of their cost. */
export function takeSecurityHeadersFromContext(c: Context): Record<string, string> {
  const headers = (c.get(key) ?? {}) as Record<string, string>;
  c.set(key, null);
  return headers;
}

/** On every response, errors included. A page replaces the closed policy by its own. */
export function securityHeadersMiddleware({ siteUrl }: { siteUrl: string }): MiddlewareHandler {
  const headers: Record<string, string> = {
    "content-security-policy": denyAllPolicy,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  };
  // The development server's own scripts would not pass the closed policy.
  if (import.meta.env.DEV) delete headers["content-security-policy"];

  return async (c, next) => {
    c.set(key, headers);
    await next();
    for (const [name, value] of Object.entries(c.get(key) ?? {})) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value as string);
    }
  };
}

/** API responses are for one client and one moment. */
export const noStoreMiddleware: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("cache-control", "no-store");
};

/** A page for one person, at an address that must not travel: nothing keeps it, finds it or passes it on. */
export const privateHeadersMiddleware: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("cache-control", "no-store");
  c.res.headers.set("x-robots-tag", "noindex");
  c.res.headers.set("referrer-policy", "no-referrer");
};
