import { expect, test } from "vitest";
import { whatsappLink, whatsappText } from "./whatsapp-link.ts";

test("the link has the number's digits and names course and reference", () => {
  expect(whatsappLink("+919876543210", whatsappText("0123abcd", "Bundle & more"))).toBe(
    "https://wa.me/919876543210?text=Hello%2C%20I%20asked%20about%20Bundle%20%26%20more.%20My%20reference%20is%200123abcd.",
  );
  expect(whatsappText("0123abcd", "")).toBe("Hello, my reference is 0123abcd.");
});
