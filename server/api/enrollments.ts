import { Hono } from "hono";
import { notice } from "#content/notice.ts";
import { isOffered } from "#content/plans.ts";
import { enrollmentSchema, notOffered } from "#domain/requests/enrollment.ts";
import type { FormAsks } from "#domain/requests/form-asks.ts";
import type { Services } from "../services.ts";
import { acceptRequest } from "./accept-request.ts";

export function enrollmentRoutes(services: Services, asks: FormAsks = notice) {
  const accept = acceptRequest(services, {
    kind: "enrollment",
    schema: enrollmentSchema,
    blank: { name: "", email: "", phone: "", course: "", price: 0 },
    fromForm: (value) => ({ ...value, price: Number(value["price"]) }),
    findRefusal: (order) => (isOffered(order) ? undefined : { error: notOffered, fields: { course: notOffered } }),
    notSaved: "Failed to submit enrollment. Please try again.",
    asks,
  });
  return new Hono().post("/", accept);
}
