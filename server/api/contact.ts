import { Hono } from "hono";
import { notice } from "#content/notice.ts";
import { contactSchema } from "#domain/requests/contact-message.ts";
import type { FormAsks } from "#domain/requests/form-asks.ts";
import type { Services } from "../services.ts";
import { acceptRequest } from "./accept-request.ts";

export function contactRoutes(services: Services, asks: FormAsks = notice) {
  const accept = acceptRequest(services, {
    kind: "contact",
    schema: contactSchema,
    blank: { name: "", email: "", phone: "", message: "" },
    notSaved: "Failed to send message. Please try again later.",
    asks,
  });
  return new Hono().post("/", accept);
}
