import { Hono } from "hono";
import { notice } from "#content/notice.ts";
import { isOffered } from "#content/plans.ts";
import { enrollmentSchema, notOffered, type ConsentSwitches } from "#domain/requests/form-schemas.ts";
import type { Services } from "../services.ts";
import { acceptRequest } from "./accept-request.ts";

export function enrollmentRoutes(services: Services, switches: ConsentSwitches = notice) {
  const accept = acceptRequest(services, {
    kind: "enrollment",
    schema: enrollmentSchema,
    fromForm: (value) => ({ ...value, price: Number(value["price"]) }),
    findRefusal: (order) => (isOffered(order) ? undefined : { error: notOffered, fields: { course: notOffered } }),
    notSaved: "Failed to submit enrollment. Please try again.",
    switches,
  });
  return new Hono().post("/", accept);
}
