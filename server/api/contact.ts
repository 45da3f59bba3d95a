import { Hono } from "hono";
import { notice } from "#content/notice.ts";
import { contactSchema, type ConsentSwitches } from "#domain/requests/form-schemas.ts";
import type { Services } from "../services.ts";
import { acceptRequest } from "./accept-request.ts";

export function contactRoutes(services: Services, switches: ConsentSwitches = notice) {
  const accept = acceptRequest(services, {
    kind: "contact",
    schema: contactSchema,
    notSaved: "Failed to send message. Please try again later.",
    switches,
  });
  return new Hono().post("/", accept);
}
