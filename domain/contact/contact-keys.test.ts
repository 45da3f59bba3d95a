import { expect, test } from "vitest";
import { emailKey, phoneDigits, readPhoneSearch } from "./contact-keys.ts";

test("a phone number has one key in every spelling", () => {
  const spellings = ["+91 98765-43210", "9876543210", "098765 43210", "0091 98765 43210", "(98765) 432-10"];
  for (const phone of spellings) expect(phoneDigits(phone), phone).toBe("9876543210");
  expect(phoneDigits("2345 6789")).toBe("23456789");
  expect(phoneDigits("")).toBe("");
});

test("an e-mail address has one key in every case", () => {
  expect(emailKey(" Asha@Example.COM ")).toBe("asha@example.com");
});

test("a search that may be a phone number is compared by its digits", () => {
  for (const text of [
    "+91 98765-43210",
    "9876543210",
    " 098765 43210 ",
    "(+91) 9876543210",
    "98765/43210",
    "+91 98765–43210",
    "\u202A+91 98765 43210\u202C",
    "\u200E98765\u00A043210\uFEFF",
  ]) {
    expect(readPhoneSearch(text), text).toEqual({ digits: "9876543210", isWhole: true });
  }
  for (const text of ["98765 4", "098765 4", "+91 98765-4"]) {
    expect(readPhoneSearch(text), text).toEqual({ digits: "987654", isWhole: false });
  }
  for (const text of ["12", "asha", "v77@", "+91 0", "0-0", "9876543210 x", "()", "\u202A"])
    expect(readPhoneSearch(text), text).toBeUndefined();
});
