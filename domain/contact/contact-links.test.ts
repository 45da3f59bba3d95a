import fc from "fast-check";
import { expect, test } from "vitest";
import { linkifyContacts } from "./contact-links.ts";

const links = (text: string) => linkifyContacts(text).flatMap(({ href }) => href ?? []);

test("an e-mail address and a phone number become links, the full stop after them does not", () => {
  expect(linkifyContacts("Write to help@my-site.co.in, or call +91 98765-43210.")).toEqual([
    { text: "Write to " },
    { text: "help@my-site.co.in", href: "mailto:help@my-site.co.in" },
    { text: ", or call " },
    { text: "+91 98765-43210", href: "tel:+919876543210" },
    { text: "." },
  ]);
  expect(links("(support@example.com) +1 (555) 010-0199")).toEqual(["mailto:support@example.com", "tel:+15550100199"]);
});

test("prices, dates and counts are no phone numbers", () => {
  expect(links("₹3,000 for 58 days, 21+ tools, 21 + 21 + 16, Mon-Sat 10 AM - 7 PM, 2024-10-15, +91")).toEqual([]);
});

test("nothing but an address gets into a link", () => {
  expect(links("a@b.co?cc=other@example.org&subject=x")).toEqual(["mailto:a@b.co", "mailto:other@example.org"]);
  expect(links("javascript:alert(1)@x <img src=x onerror=a@b> @example.com user@host a@@b.co")).toEqual([]);
});

test("the parts are the text, and a link holds only harmless characters", () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom("a", "é", "@", ".", "+", "-", " ", "1", "(", "<", '"', "&", "?", ":"),
        maxLength: 60,
      }),
      (text) => {
        const parts = linkifyContacts(text);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        for (const { href = "tel:+0000000" } of parts) expect(href).toMatch(/^(mailto:[\w.+@-]+|tel:\+\d{7,15})$/);
      },
    ),
  );
});
