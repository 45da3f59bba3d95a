import type { Context, MiddlewareHandler } from "hono";
import type { RateLimit } from "./rate-limit.ts";

/** Refuses a client's requests beyond its limit before any work is done for them. */
export const limitRate =
  (limit: RateLimit, clientOf: (c: Context) => string): MiddlewareHandler =>
  async (c, next) => {
    const taken = limit.take(clientOf(c));
    if (taken.allowed) return next();
    const error = "Too many requests from your network. Please try again in a minute.";
    return c.json({ error }, 429, { "retry-after": String(taken.retryAfter), "cache-control": "no-store" });
  };
