import { Hono } from "hono";
import type { ConsentSwitches } from "#domain/requests/form-schemas.ts";
import { rejectOtherMethods } from "../http/allow-methods.ts";
import { noStoreMiddleware } from "../http/response-headers.ts";
import { sameOriginMiddleware } from "../http/same-origin.ts";
import type { Services } from "../services.ts";
import { assistantRoutes } from "./assistant.ts";
import { contactRoutes, enrollmentRoutes } from "./forms.ts";
import { replyCalendarRoutes } from "./reply-calendar.ts";
import { staffRoutes } from "./staff/routes.ts";

/** Every endpoint under /api but the blog's: `no-store`, and open to this site's own pages only. */
export function sameOriginApiRoutes(
  services: Services,
  { siteUrl, switches }: { siteUrl: string; switches?: ConsentSwitches },
) {
  const api = new Hono()
    .use(noStoreMiddleware, sameOriginMiddleware({ siteUrl }))
    .route("/enrollments", enrollmentRoutes(services, switches))
    .route("/contact", contactRoutes(services, switches))
    .route("/assistant", assistantRoutes(services))
    .route("/reply.ics", replyCalendarRoutes(services, siteUrl))
    .route("/", staffRoutes(services, siteUrl));
  rejectOtherMethods(api);
  return api.all("*", (c) => c.json({ error: "Not found" }, 404));
}
