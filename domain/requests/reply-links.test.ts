import { expect, test } from "vitest";
import { whatsAppLink } from "../contact/phone.ts";
import { buildReplyLinks, formatVisitorWhatsAppText } from "./reply-links.ts";

const request = {
  id: "1a2b3c4d-0000-4000-8000-000000000000",
  kind: "enrollment" as const,
  name: "Asha & Co",
  email: "asha@example.com",
  phone: "98765 43210",
  course: "Complete Bundle",
};

test("a phone that WhatsApp cannot know has no link to it", () => {
  expect(buildReplyLinks({ ...request, phone: "(022) 2345 6789" })).not.toHaveProperty("whatsApp");
});

test("each way to answer names course and reference, encoded", () => {
  const { mail = "", call, whatsApp = "" } = buildReplyLinks(request);
  expect(call).toBe("tel:9876543210");
  const greeting = "Hello Asha & Co, thank you for enrolling in Complete Bundle (reference 1a2b3c4d).";
  expect(new URL(whatsApp).searchParams.get("text")).toBe(greeting);
  expect(whatsApp).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Hello%20Asha%20%26%20Co/);
  const url = new URL(mail);
  expect(url.pathname).toBe("asha@example.com");
  expect(url.searchParams.get("subject")).toBe("Your enrollment: Complete Bundle (reference 1a2b3c4d)");
  expect(url.searchParams.get("body")).toBe(`${greeting}\r\n\r\n`);
  expect(mail).not.toContain("+");
});

test("a contact request is answered by its reference; what was not given has no link", () => {
  const links = buildReplyLinks({ ...request, kind: "contact", course: "", email: "", phone: "" });
  expect(links).toEqual({});
  const { mail = "" } = buildReplyLinks({ ...request, kind: "contact", course: "" });
  expect(new URL(mail).searchParams.get("subject")).toBe("Your message to us (reference 1a2b3c4d)");
});

test("the link is encoded, and its text names course and reference", () => {
  expect(whatsAppLink("+919876543210", formatVisitorWhatsAppText("0123abcd", "Bundle & more"))).toBe(
    "https://wa.me/919876543210?text=Hello%2C%20I%20asked%20about%20Bundle%20%26%20more.%20My%20reference%20is%200123abcd.",
  );
  expect(formatVisitorWhatsAppText("0123abcd", "")).toBe("Hello, my reference is 0123abcd.");
});
