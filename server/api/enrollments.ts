import { Hono } from "hono";
import { isOffered } from "#content/plans.ts";
import { enrollmentSchema, notOffered } from "#domain/enrollment.ts";
import { postOnly } from "../http/post-only.ts";
import type { Services } from "../services.ts";
import { acceptRequest } from "./accept-request.ts";

export function enrollmentRoutes(services: Services) {
  const accept = acceptRequest(services, {
    kind: "enrollment",
    schema: enrollmentSchema,
    blank: { name: "", email: "", phone: "", course: "", price: 0 },
    fromForm: (value) => ({ ...value, price: Number(value["price"]) }),
    findRefusal: (order) => (isOffered(order) ? undefined : { error: notOffered, fields: { course: notOffered } }),
    notSaved: "Failed to submit enrollment. Please try again.",
  });
  return new Hono().post("/", accept).all("/", postOnly);
}
