import type { MiddlewareHandler } from "hono";

/** Pages and files accept no other method: forms are sent to the API. */
export const readOnly: MiddlewareHandler = async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  return c.text("Method not allowed", 405, { allow: "GET, HEAD", "cache-control": "no-store" });
};
