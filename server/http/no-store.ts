import type { MiddlewareHandler } from "hono";

/** API responses are for one client and one moment. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("cache-control", "no-store");
};
