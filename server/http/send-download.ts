import type { Context } from "hono";

/** Sends a file that the browser saves under this name. */
export const sendDownload = (c: Context, name: string, type: string, body: string | Buffer) =>
  c.body(typeof body === "string" ? body : new Uint8Array(body), 200, {
    "content-type": type,
    "content-disposition": `attachment; filename="${name}"`,
  });
