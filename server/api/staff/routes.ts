import { Hono, type Env, type Schema } from "hono";
import type { Services } from "../../services.ts";
import { createStaffCookies } from "../../staff/staff-access.ts";
import { certificateRoutes } from "./certificates.ts";
import { dueRoutes } from "./due.ts";
import { requireStaffSession } from "./guard.ts";
import { numbersRoutes } from "./numbers.ts";
import { sentMessageAndTemplateRoutes } from "./messages.ts";
import {
  erasureLogRoutes,
  noteRoutes,
  personDataDownloadRoutes,
  personRoutes,
  timelineReadRoutes,
} from "./personal-data-and-history.ts";
import { paymentRoutes } from "./payments.ts";
import { questionRoutes } from "./questions.ts";
import { requestsCsvRoutes } from "./requests-csv.ts";
import { requestRoutes } from "./requests.ts";
import { reviewDecisionRoutes } from "./reviews.ts";
import { staffNameRoutes, sessionRoutes } from "./session.ts";
import { studentRoutes, studentsCsvRoutes } from "./students.ts";

/** Every endpoint of the staff. All but sign-in and sign-out are behind the guard, since `guarded` is the only way to add one. */
export function staffRoutes(services: Services, siteUrl: string) {
  const cookies = createStaffCookies({ siteUrl });
  const guard = requireStaffSession(services, cookies);
  const staff = new Hono().route("/staff/session", sessionRoutes(services, cookies, guard));
  const guarded = <RoutesEnv extends Env, RoutesSchema extends Schema>(
    path: string,
    routes: Hono<RoutesEnv, RoutesSchema>,
  ) => staff.use(`${path}/*`, guard).route(path, routes);

  guarded("/staff/name", staffNameRoutes());
  guarded("/staff/due", dueRoutes(services));
  guarded("/staff/numbers", numbersRoutes(services));
  guarded("/staff/timeline", timelineReadRoutes(services));
  guarded("/staff/notes", noteRoutes(services));
  guarded("/staff/messages", sentMessageAndTemplateRoutes(services));
  guarded("/staff/person", personRoutes(services));
  guarded("/staff/person.json", personDataDownloadRoutes(services));
  guarded("/staff/erasures", erasureLogRoutes(services));
  guarded("/staff/questions", questionRoutes(services));
  guarded("/certificates", certificateRoutes(services));
  guarded("/reviews", reviewDecisionRoutes(services));
  guarded("/students", studentRoutes(services, siteUrl));
  guarded("/students/payments", paymentRoutes(services));
  guarded("/students.csv", studentsCsvRoutes(services));
  guarded("/requests", requestRoutes(services));
  guarded("/requests.csv", requestsCsvRoutes(services));
  return staff;
}
