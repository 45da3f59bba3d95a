import { readdirSync, readFileSync, existsSync } from "node:fs";
import path from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { demosPath } from "#domain/content/curriculum.ts";
import { demoHeaders, pythonWorkerPolicy } from "./csp.ts";
import { prepareFromEncodings, type PreparedResponse } from "./prepared-response.ts";
import { sendAndCachePrepared } from "./response-cache.ts";

const yearInSeconds = 31_536_000;
const pythonWorker = /^\/assets\/python-worker-[\w-]+\.js$/;

/** Reads the built client once. Serving is a look-up in this map, so no path can reach outside it. */
function loadStaticFiles(folder: string): Map<string, PreparedResponse> {
  const files = new Map<string, PreparedResponse>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const body = readFileSync(file);
    const url = `/${path.relative(folder, file).split(path.sep).join("/")}`;
    const compressed = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : undefined);
    const headers = {
      "content-type": getMimeType(entry.name) ?? "application/octet-stream",
      "cache-control": url.startsWith("/assets/")
        ? `public, max-age=${yearInSeconds}, immutable`
        : "public, max-age=3600",
      ...(url.startsWith(demosPath) && demoHeaders),
      ...(pythonWorker.test(url) && { "content-security-policy": pythonWorkerPolicy }),
    };
    const encodings = { br: compressed(".br"), gzip: compressed(".gz") };
    files.set(url, prepareFromEncodings(body, headers, encodings, { goodUntil: Number.POSITIVE_INFINITY }));
  }
  return files;
}

/** Not cacheable: during a rollout another instance may already serve the build that has this hashed name. */
const respondAssetNotFound = (c: Context) => c.text("Not found", 404, { "cache-control": "no-store" });

export function staticFilesMiddleware(folder: string): MiddlewareHandler {
  const files = loadStaticFiles(folder);
  return async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const stored = files.get(c.req.path);
    if (stored) return sendAndCachePrepared(c, stored);
    return c.req.path.startsWith("/assets/") ? respondAssetNotFound(c) : next();
  };
}
