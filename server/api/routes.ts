import { Hono } from "hono";
import type { FormAsks } from "#domain/requests/form-asks.ts";
import { noStore } from "../http/no-store.ts";
import { sameOriginOnly } from "../http/same-origin.ts";
import { staffCookies } from "../staff/staff-cookies.ts";
import { staffOnly } from "./staff/guard.ts";
import type { Services } from "../services.ts";
import { assistantRoutes } from "./assistant.ts";
import { changeRoutes } from "./staff/changes.ts";
import { classProgressRoutes, studentRoutes } from "./staff/students.ts";
import { contactRoutes } from "./contact.ts";
import { enrollmentRoutes } from "./enrollments.ts";
import { erasureRoutes, personFile, personRoutes } from "./staff/person.ts";
import { questionRoutes } from "./staff/questions.ts";
import { requestRoutes } from "./staff/requests.ts";
import { requestsCsv } from "./staff/requests-csv.ts";
import { staffNameRoutes, staffSessionRoutes } from "./staff/session.ts";
import { studentDetailsRoutes } from "./staff/student-details.ts";
import { studentImportRoutes } from "./staff/student-import.ts";
import { studentsCsv } from "./staff/students-csv.ts";

/** Every endpoint under /api but the blog's: `no-store`, and open to this site's own pages only. */
export function apiRoutes(services: Services, { siteUrl, asks }: { siteUrl: string; asks?: FormAsks }) {
  const api = new Hono();
  const cookies = staffCookies({ siteUrl });
  api.use(noStore, sameOriginOnly({ siteUrl }));
  api.route("/enrollments", enrollmentRoutes(services, asks));
  api.route("/contact", contactRoutes(services, asks));
  api.route("/assistant", assistantRoutes(services));
  api.route("/staff/session", staffSessionRoutes(services, cookies));
  for (const path of ["/students/*", "/students.csv", "/requests/*", "/requests.csv"]) {
    api.use(path, staffOnly(services, cookies));
  }
  for (const path of ["/name", "/changes", "/person/*", "/person.json", "/erasures", "/questions/*"]) {
    api.use(`/staff${path}`, staffOnly(services, cookies));
  }
  api.route("/staff/name", staffNameRoutes());
  api.route("/staff/changes", changeRoutes(services));
  api.route("/staff/person", personRoutes(services));
  api.get("/staff/person.json", personFile(services));
  api.route("/staff/erasures", erasureRoutes(services));
  api.route("/staff/questions", questionRoutes(services));
  api.route("/students/progress-all", classProgressRoutes(services));
  api.route("/students/import", studentImportRoutes(services));
  api.route("/students", studentRoutes(services));
  api.route("/students/details", studentDetailsRoutes(services));
  api.get("/students.csv", studentsCsv(services));
  api.route("/requests", requestRoutes(services));
  api.get("/requests.csv", requestsCsv(services));
  api.all("*", (c) => c.json({ error: "Not found" }, 404));
  return api;
}
