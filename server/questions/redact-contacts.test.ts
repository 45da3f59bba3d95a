import fc from "fast-check";
import { expect, test } from "vitest";
import { redactContacts } from "./redact-contacts.ts";

test.each([
  // Phones.
  ["call me on 9876543210", "call me on …"],
  ["call +91 98765 43210 please", "call … please"],
  ["98765-43210 is my number", "… is my number"],
  ["+91-98765-43210", "…"],
  ["(+91) 98765.43210", "(…"],
  ["09876 543210", "…"],
  ["98 76 54 32 10", "…"],
  ["9 8 7 6 5 4 3 2 1 0", "…"],
  ["9876*543*210", "…"],
  ["98765, 43210", "…"],
  ["987–654–3210", "…"],
  ["मेरा नंबर ९८७६५ ४३२१० है", "मेरा नंबर … है"],
  ["९८७६५-४३२१० par call karo", "… par call karo"],
  ["আমার ৯৮৭৬৫৪৩২১০", "আমার …"],
  ["landline 080 2345 6789", "landline …"],
  ["rs 98765 43210 whatsapp", "rs … whatsapp"],
  ["98765x43210", "…x…"],
  ["nine eight seven six five four three two one zero", "…"],
  ["nau aath saat chhe paanch char teen do ek shunya pe call karo", "… pe call karo"],
  ["नौ आठ सात छह पांच चार तीन दो एक शून्य", "…"],
  ["my id is 123456", "my id is …"],
  ["pin 56001 bangalore", "pin … bangalore"],
  ["aadhaar 1234 5678 9012", "aadhaar …"],
  ["born 15/11/2001", "born …"],
  // Addresses.
  ["mail asha@example.com please", "mail … please"],
  ["a @ b . com", "…"],
  ["asha.rao+course@mail.example.co.in?", "…?"],
  ["asha@gmail", "…"],
  ["asha at gmail dot com", "…"],
  ["asha (at) gmail (dot) com", "…"],
  ["asha[at]gmail[dot]com", "…"],
  ["asha dot rao at gmail dot com", "…"],
  ["asha99 at the rate gmail.com", "…"],
  ["write to asha at gmail", "write to …"],
  ["आशा एट जीमेल डॉट कॉम", "…"],
  ["follow me @asha_k", "follow me …"],
  ["see https://asha.example/me?x=1 ok", "see … ok"],
  ["linkedin.com/in/asha-rao is me", "… is me"],
  ["a@b.com c@d.com 9876543210", "…"],
])("removes contact details from %j", (text, left) => expect(redactContacts(text)).toBe(left));

test.each([
  "day 12",
  "what is on day 58?",
  "दिन १२ को क्या है",
  "₹3,000",
  "is it ₹21,000 or ₹3,000?",
  "₹15000 for all?",
  "Rs. 12000 kyun",
  "1,50,000 rupees salary?",
  "15000 rupees",
  "58 days",
  "3000-5000",
  "3,000 - 21,000",
  "days 5, 6, 7, 8, 9 and 10",
  "10-15 hours a week",
  "24/7 support?",
  "batch 2026-27",
  "1-on-1 mentorship",
  "learn @ home",
  "look at node js",
  "do I look at react.js/next.js",
  "one two three",
  "is python 3.12 used",
  "class at 7:30 pm",
  "fees kitni hai",
  "फीस कितनी है",
  "between 2 and 3 months",
])("stores %j as it is", (text) => expect(redactContacts(text)).toBe(text));

test("an address that breaks over a line is one", () => expect(redactContacts("asha@ -\ndot com")).toBe("…"));

test("no run of five digits, no @ between letters and no ten digits of a phone are ever left without a currency", () => {
  const piece = fc.oneof(
    fc.constantFrom(" ", "-", ".", "+91 ", "call ", "@", "at ", "dot com ", "…", "(", ")", "९८७", "१२३४५", "\n", ","),
    fc.integer({ min: 0, max: 99_999_999 }).map(String),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const left = redactContacts(pieces.join(""));
      expect(left).not.toMatch(/\p{Nd}{5}/u);
      expect(left).not.toMatch(/[\p{L}\p{N}]@[\p{L}\p{N}]/u);
      expect(redactContacts(left)).toBe(left);
    }),
    { numRuns: 2000 },
  );
});
