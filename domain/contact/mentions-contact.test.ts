import { expect, test } from "vitest";
import { mentionsContact } from "./mentions-contact.ts";

const email = { kind: "email", key: "asha@example.com" } as const;
const phone = { kind: "phone", key: "9876543210" } as const;
const short = { kind: "phone", key: "5550100" } as const;

test.for(["asha@example.com", "Mail <ASHA@Example.com>.", "me: asha@example.com, please", "x\nasha@example.com\ny"])(
  "an address is found as a whole: %s",
  (text) => expect(mentionsContact(text, email)).toBe(true),
);

test.for([
  "natasha@example.com",
  "a.asha@example.com",
  "asha@example.com.au",
  "asha@example.community",
  "asha@exampleXcom",
])("another address is not taken for it: %s", (text) => expect(mentionsContact(text, email)).toBe(false));

test.for([
  "9876543210",
  "call +91 98765-43210 now",
  "0091(98765)43210",
  "098765 43210",
  "98765.43210.",
  "9876543211 9876543210",
  "9 8 7 6 5 4 3 2 1 0",
])("a phone is found in any spelling: %s", (text) => expect(mentionsContact(text, phone)).toBe(true));

test.for(["98765432101", "9876543211", "1234598765432109", "98765\n43210", "123459876543210"])(
  "another number is not taken for it: %s",
  (text) => expect(mentionsContact(text, phone)).toBe(false),
);

test("a short number is no end of a longer one", () => {
  expect(mentionsContact("call 555-0100.", short)).toBe(true);
  expect(mentionsContact("call 98 555 0100", short)).toBe(false);
  expect(mentionsContact("call 5550100 1", short)).toBe(false);
});
