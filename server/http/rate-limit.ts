import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";

type RateLimitOptions = {
  /** The size of the bucket: so many requests are allowed at once. */
  burst: number;
  /** How many tokens are added to the bucket in a minute. */
  perMinute: number;
  now: () => Date;
  maxKeys?: number;
};

export type RateLimit = {
  /** Takes as many tokens as something costs, or none. */
  take: (key: string, cost?: number) => { allowed: true } | { allowed: false; retryAfter: number };
};

/** A token bucket for each key. A flood of keys evicts those not seen for longest. */
export function createRateLimit({ burst, perMinute, now, maxKeys = 10_000 }: RateLimitOptions): RateLimit {
  let made: LRUCache<string, { tokens: number; at: number }> | undefined;
  // Created at the first request: an LRUCache allocates the memory for all its keys up front.
  const findBuckets = () => (made ??= new LRUCache({ max: maxKeys }));
  const perMillisecond = perMinute / 60_000;

  return {
    take(key, cost = 1) {
      const buckets = findBuckets();
      const at = now().getTime();
      const seen = buckets.get(key);
      const tokens = seen ? Math.min(burst, seen.tokens + Math.max(0, at - seen.at) * perMillisecond) : burst;
      const allowed = tokens >= cost;
      buckets.set(key, { tokens: allowed ? tokens - cost : tokens, at });
      return allowed ? { allowed } : { allowed, retryAfter: Math.ceil((cost - tokens) / perMillisecond / 1000) };
    },
  };
}

export const noLimit: RateLimit = { take: () => ({ allowed: true }) };

/** Refuses a client's requests beyond its limit before any work is done for them. */
export const rateLimitMiddleware =
  (limit: RateLimit, clientOf: (c: Context) => string, what = "requests", cost = 1): MiddlewareHandler =>
  async (c, next) => {
    const taken = limit.take(clientOf(c), cost);
    if (taken.allowed) return next();
    const error = `Too many ${what} from your network. Please try again in a minute.`;
    const headers = { "retry-after": String(taken.retryAfter), "cache-control": "no-store" };
    return c.req.path.startsWith("/api/") ? c.json({ error }, 429, headers) : c.text(error, 429, headers);
  };
