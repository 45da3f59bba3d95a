import { expect, test, vi } from "vitest";
import {
  hasTooManyDomesticDigits,
  isPhone,
  toTenDigitPhoneKey,
  parsePhoneSearch,
  parseWhatsAppNumber,
  telLink,
  whatsAppLink,
} from "./phone.ts";

test("a phone number has one key in every spelling", () => {
  const spellings = ["+91 98765-43210", "9876543210", "098765 43210", "0091 98765 43210", "(98765) 432-10"];
  for (const phone of spellings) expect(toTenDigitPhoneKey(phone), phone).toBe("9876543210");
  expect(toTenDigitPhoneKey("2345 6789")).toBe("23456789");
  expect(toTenDigitPhoneKey("")).toBe("");
});

test("an extension is taken along and belongs to no number", () => {
  for (const phone of [
    "022 2345 6789 ext. 12",
    "022 2345 6789 x12",
    "02223456789 extn 1234",
    "022-2345-6789 #12",
    "022 2345 6789, ext 7",
  ]) {
    expect(isPhone(phone), phone).toBe(true);
    expect(toTenDigitPhoneKey(phone), phone).toBe("2223456789");
    expect(telLink(phone), phone).toBe("tel:02223456789");
  }
  for (const text of ["ext 123456", "022 2345 6789 ext", "022 2345 6789 ask for Asha", "x1234567"])
    expect(isPhone(text), text).toBe(false);
});

test("a number is read in the digits that a phone of India offers to type", () => {
  for (const phone of ["९८७६५ ४३२१०", "+९१ ९८७६५-४३२१०", "９８７６５４３２１０", "۹۸۷۶۵۴۳۲۱۰"]) {
    expect(isPhone(phone), phone).toBe(true);
    expect(toTenDigitPhoneKey(phone), phone).toBe("9876543210");
    expect(whatsAppLink(phone), phone).toBe("https://wa.me/919876543210");
  }
  expect(telLink("९८७६५ ४३२१०")).toBe("tel:9876543210");
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
    expect(parsePhoneSearch(text), text).toEqual({ digits: "9876543210", isWhole: true });
  }
  for (const text of ["98765 4", "098765 4", "+91 98765-4"]) {
    expect(parsePhoneSearch(text), text).toEqual({ digits: "987654", isWhole: false });
  }
  for (const text of ["12", "asha", "v77@", "+91 0", "0-0", "9876543210 x", "()", "\u202A"])
    expect(parsePhoneSearch(text), text).toBeUndefined();
});

test("a mobile number of India gets its country code, one of another country keeps its own", () => {
  const spellings = ["98765 43210", "098765-43210", "+91 98765 43210", "919876543210", "0091 9876543210"];
  for (const phone of spellings) expect(parseWhatsAppNumber(phone), phone).toBe("919876543210");
  expect(parseWhatsAppNumber("+1 (415) 555-0100")).toBe("14155550100");
  expect(parseWhatsAppNumber("0044 20 7946 0000")).toBe("442079460000");
});

test("a phone that WhatsApp cannot know has no number there", () => {
  const others = ["", "2345 6789", "(022) 2345 6789", "+91 22 2345 6789", "12345 67890", "+91 98765 4321", "+123"];
  for (const phone of others) expect(parseWhatsAppNumber(phone), phone).toBeUndefined();
});

test("a phone in any spelling becomes digits with a country", () => {
  for (const phone of ["98765 43210", "098765-43210", "+91 98765 43210", "0091 9876543210", "(+91) 98765.43210"]) {
    expect(whatsAppLink(phone), phone).toBe("https://wa.me/919876543210");
  }
  expect(whatsAppLink("+1 415 555 0100")).toBe("https://wa.me/14155550100");
});

test("a number of the course's country has at most ten digits; that of another has its code", () => {
  const good = ["", "98765 43210", "098765 43210", "+91 98765 43210", "91 98765 43210", "091 98765 43210"];
  for (const phone of [...good, "+44 7911 123456", "0044 7911 123456", "(022) 2345 6789 ext. 12"]) {
    expect(hasTooManyDomesticDigits(phone), phone).toBe(false);
  }
  for (const phone of ["123456789012", "98765 432100", "91 98765 432100"]) {
    expect(hasTooManyDomesticDigits(phone), phone).toBe(true);
  }
});

test("a number without a country is of the course's", async () => {
  vi.doMock("#region", () => ({ callingCode: "41" }));
  vi.resetModules();
  const swiss = await import("./phone.ts");
  // Test files share their modules.
  vi.doUnmock("#region");
  vi.resetModules();
  for (const phone of ["044 668 18 00", "+41 44 668 18 00", "0041 44 668 18 00"]) {
    expect(swiss.parseWhatsAppNumber(phone), phone).toBe("41446681800");
    expect(swiss.whatsAppLink(phone), phone).toBe("https://wa.me/41446681800");
  }
  expect(swiss.parsePhoneSearch("+41 44 668")).toEqual({ digits: "44668", isWhole: false });
});
