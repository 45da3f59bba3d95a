import { Hono } from "hono";
import { noStore } from "../http/no-store.ts";
import { sameOriginOnly } from "../http/same-origin.ts";
import type { Services } from "../services.ts";
import { assistantRoutes } from "./assistant.ts";
import { contactRoutes } from "./contact.ts";
import { enrollmentRoutes } from "./enrollments.ts";

/** Every call under /api: never stored, and open to this site's own pages only. */
export function apiRoutes(services: Services, { siteUrl }: { siteUrl: string }) {
  const api = new Hono();
  api.use(noStore, sameOriginOnly({ siteUrl }));
  api.route("/enrollments", enrollmentRoutes(services));
  api.route("/contact", contactRoutes(services));
  api.route("/assistant", assistantRoutes(services));
  api.all("*", (c) => c.json({ error: "Not found" }, 404));
  return api;
}
