import * as v from "valibot";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { formatWriteOrCall, siteSchema } from "./site-schema.ts";

test("a number is left out with its link, and nothing then speaks of a call", () => {
  const { phone, phoneLink, ...unreachable } = site.contact;
  const withContact = (contact: object) => v.is(siteSchema, { ...site, contact });
  expect(withContact(unreachable)).toBe(true);
  expect(withContact({ ...unreachable, phone })).toBe(false);
  expect(withContact({ ...unreachable, phoneLink })).toBe(false);
  expect(formatWriteOrCall(site.contact)).toBe(
    "write to support@example.com or call +91 00000 00000 (Mon-Sat 10 AM - 7 PM IST)",
  );
  expect(formatWriteOrCall(unreachable)).toBe("write to support@example.com");
});
