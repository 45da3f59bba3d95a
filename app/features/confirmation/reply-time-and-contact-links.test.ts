import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { FormTextsContext } from "#app/lib/contexts.ts";
import { buildFormTexts } from "#server/pages/shared-page-data.ts";
import { ContactLinksWhileWaiting, ReplyTimeAndNumber } from "./reply-time-and-contact-links.tsx";

type Team = ReturnType<typeof buildFormTexts>["team"];

function render(change: Partial<Team> = {}) {
  const texts = buildFormTexts();
  const value = { ...texts, team: { ...texts.team, ...change } };
  const links = createElement(ContactLinksWhileWaiting, { reference: "0123abcd", course: "Complete Bundle" });
  const steps = createElement(Fragment, null, links, createElement(ReplyTimeAndNumber));
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(FormTextsContext, { value }, steps)));
}

test("WhatsApp is offered where the content has a number, with course and reference", () => {
  expect(render()).not.toContain("wa.me");
  expect(render({ whatsapp: "+919876543210" })).toMatch(
    /href="https:\/\/wa\.me\/919876543210\?text=[^"]*Complete%20Bundle[^"]*0123abcd[^"]*"/,
  );
});

test("it says when the team answers and offers its number", () => {
  const html = render();
  for (const text of [
    "within 24 hours, on working days.",
    "Mon-Sat 10 AM - 7 PM IST",
    'href="/contact.vcf"',
    'href="tel:+91',
  ]) {
    expect(html).toContain(text);
  }
  expect(render({ phone: undefined, phoneLink: undefined })).not.toMatch(/tel:|contact\.vcf|number/);
});
