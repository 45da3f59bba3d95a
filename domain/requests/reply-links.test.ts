import { expect, test } from "vitest";
import { replyLinks, whatsAppNumber } from "./reply-links.ts";

const request = {
  id: "1a2b3c4d-0000-4000-8000-000000000000",
  kind: "enrollment" as const,
  name: "Asha & Co",
  email: "asha@example.com",
  phone: "98765 43210",
  course: "Complete Bundle",
};

test("a mobile number of India gets its country code, one of another country keeps its own", () => {
  const spellings = ["98765 43210", "098765-43210", "+91 98765 43210", "919876543210", "0091 9876543210"];
  for (const phone of spellings) expect(whatsAppNumber(phone), phone).toBe("919876543210");
  expect(whatsAppNumber("+1 (415) 555-0100")).toBe("14155550100");
  expect(whatsAppNumber("0044 20 7946 0000")).toBe("442079460000");
});

test("a phone that WhatsApp cannot know has no link to it", () => {
  const others = ["", "2345 6789", "(022) 2345 6789", "+91 22 2345 6789", "12345 67890", "+91 98765 4321", "+123"];
  for (const phone of others) expect(whatsAppNumber(phone), phone).toBeUndefined();
  expect(replyLinks({ ...request, phone: "(022) 2345 6789" })).not.toHaveProperty("whatsApp");
});

test("each way to answer names course and reference, encoded", () => {
  const { mail = "", call, whatsApp = "" } = replyLinks(request);
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
  const links = replyLinks({ ...request, kind: "contact", course: "", email: "", phone: "" });
  expect(links).toEqual({});
  const { mail = "" } = replyLinks({ ...request, kind: "contact", course: "" });
  expect(new URL(mail).searchParams.get("subject")).toBe("Your message to us (reference 1a2b3c4d)");
});
