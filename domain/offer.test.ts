import { expect, test } from "vitest";
import { daysUntil, isOfferOver } from "./offer.ts";

const offer = { validFrom: "2024-10-01", validUntil: "2026-12-31" };

test("an offer holds until midnight in its time zone", () => {
  expect(isOfferOver(offer, new Date("2026-12-31T18:29:59Z"), "+05:30")).toBe(false);
  expect(isOfferOver(offer, new Date("2026-12-31T18:30:00Z"), "+05:30")).toBe(true);
});

test("days left are whole days", () => {
  expect(daysUntil("2026-12-31", new Date("2026-12-31T10:00:00Z"), "+05:30")).toBe(0);
  expect(daysUntil("2026-12-31", new Date("2026-12-01T10:00:00Z"), "+05:30")).toBe(30);
});
