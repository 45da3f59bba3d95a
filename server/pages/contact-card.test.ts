import { expect, test } from "vitest";
import { writeContactCard } from "./contact-card.ts";

test("the team's number is a card that phones read", () => {
  const card = writeContactCard("https://course.example");
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  expect(card).toContain("\r\nFN:58 Days Course\r\n");
  expect(card).toContain("\r\nTEL;TYPE=WORK,VOICE:+910000000000\r\n");
  expect(card).toContain("\r\nEMAIL;TYPE=INTERNET:support@example.com\r\n");
  expect(card).toMatch(/\r\nEND:VCARD\r\n$/);
});
