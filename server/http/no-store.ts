import type { MiddlewareHandler } from "hono";

/** Answers of calls hold for one visitor and one moment. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("cache-control", "no-store");
};
