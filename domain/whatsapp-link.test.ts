import { expect, test } from "vitest";
import { whatsAppLink } from "./whatsapp-link.ts";

test("a phone in any spelling becomes digits with a country", () => {
  for (const phone of ["98765 43210", "098765-43210", "+91 98765 43210", "0091 9876543210", "(+91) 98765.43210"]) {
    expect(whatsAppLink(phone), phone).toBe("https://wa.me/919876543210");
  }
  expect(whatsAppLink("+1 415 555 0100")).toBe("https://wa.me/14155550100");
});

test("a text is encoded", () => {
  expect(whatsAppLink("9876543210", "Day 1 & 2?")).toBe("https://wa.me/919876543210?text=Day%201%20%26%202%3F");
});
