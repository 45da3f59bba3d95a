import type { Context } from "hono";

export const postOnly = (c: Context) => c.json({ error: "Method not allowed" }, 405, { allow: "POST" });
