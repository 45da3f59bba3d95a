import { expect, test } from "vitest";
import { whatsAppLink, whatsAppText } from "./whatsapp-link.ts";

test("a phone in any spelling becomes digits with a country", () => {
  for (const phone of ["98765 43210", "098765-43210", "+91 98765 43210", "0091 9876543210", "(+91) 98765.43210"]) {
    expect(whatsAppLink(phone), phone).toBe("https://wa.me/919876543210");
  }
  expect(whatsAppLink("+1 415 555 0100")).toBe("https://wa.me/14155550100");
});

test("the link is encoded, and its text names course and reference", () => {
  expect(whatsAppLink("+919876543210", whatsAppText("0123abcd", "Bundle & more"))).toBe(
    "https://wa.me/919876543210?text=Hello%2C%20I%20asked%20about%20Bundle%20%26%20more.%20My%20reference%20is%200123abcd.",
  );
  expect(whatsAppText("0123abcd", "")).toBe("Hello, my reference is 0123abcd.");
});
