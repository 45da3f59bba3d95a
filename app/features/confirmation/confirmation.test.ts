import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { FormTextsContext } from "#app/lib/contexts.ts";
import { saveSentRequest } from "#app/lib/requests/sent-requests.ts";
import { buildFormTexts } from "#server/pages/shared-page-data.ts";
import { Confirmation } from "./confirmation.tsx";

afterEach(() => void vi.unstubAllGlobals());

function confirm(setItem: () => void) {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem, removeItem: () => {} });
  const body = { name: "Asha", email: "asha@example.com", phone: "", message: "Hello" };
  const sent = saveSentRequest("contact", { reference: "0123abcd", body }, new Date("2026-03-01T20:00:00.000Z"));
  const shown = createElement(Confirmation, { sent, headingLevel: "h3", onClose: () => {} });
  const value = buildFormTexts();
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(FormTextsContext, { value }, shown)));
}

test("a confirmation says whether this device has stored it", () => {
  expect(confirm(() => {})).toContain("stored on this device only");
  const refused = confirm(() => {
    throw new Error("QuotaExceededError");
  });
  expect(refused).toContain("could not be stored on this device: note the reference or print this.");
  expect(refused).not.toContain("stored on this device only");
});

test("on paper it names the course and how to write to the team, and its time is that of India", () => {
  const html = confirm(() => {});
  expect(html).toMatch(/^<p class="hidden print:block">58 Days Course · support@example\.com<\/p>/);
  expect(html).toMatch(/2 Mar 2026, 1:30\s?am IST/);
});
