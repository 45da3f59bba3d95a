import { expect, test } from "vitest";
import { emailKey, phoneDigits } from "./contact-keys.ts";

test("one phone in any spelling has one key", () => {
  for (const phone of ["98765 43210", "+91-98765-43210", "09876543210", "(+91) 98765.43210"]) {
    expect(phoneDigits(phone), phone).toBe("9876543210");
  }
  expect(phoneDigits("")).toBe("");
  expect(phoneDigits("555 0100")).toBe("5550100");
});

test("an e-mail address is the same in any case", () => {
  expect(emailKey(" Asha@Example.COM")).toBe("asha@example.com");
});
