import { Hono } from "hono";
import { contactSchema } from "#domain/contact-message.ts";
import { postOnly } from "../http/post-only.ts";
import type { Services } from "../services.ts";
import { takeRequest } from "./take-request.ts";

export function contactRoutes(services: Services) {
  const take = takeRequest(services, {
    kind: "contact",
    schema: contactSchema,
    blank: { name: "", email: "", phone: "", message: "" },
    notSaved: "Failed to send message. Please try again later.",
  });
  return new Hono().post("/", take).all("/", postOnly);
}
