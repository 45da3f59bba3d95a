import type { Hono, MiddlewareHandler } from "hono";

/** Pages and files accept no other method: forms are sent to the API. */
export const allowOnlyGetAndHead: MiddlewareHandler = async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  return c.text("Method not allowed", 405, { allow: "GET, HEAD", "cache-control": "no-store" });
};

/** For each path of an API that is registered so far: any other method than its own gets 405. */
export function rejectOtherMethods(api: Hono): void {
  const methodsOf = Map.groupBy(
    api.routes.filter(({ method }) => method !== "ALL"),
    ({ path }) => path,
  );
  for (const [path, routes] of methodsOf) {
    const allow = [...new Set(routes.map(({ method }) => method))].join(", ");
    api.all(path, (c) => c.json({ error: "Method not allowed" }, 405, { allow }));
  }
}
