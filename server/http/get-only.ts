import type { Context } from "hono";

/** For an address that can only be read. */
export const getOnly = (c: Context) => c.json({ error: "Method not allowed" }, 405, { allow: "GET" });
