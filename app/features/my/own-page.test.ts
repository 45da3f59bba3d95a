import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { phases } from "#content/curriculum/phases.ts";
import { ownPage } from "#content/own-page.ts";
import { OwnPage } from "./own-page.tsx";

const student = {
  _id: "1",
  name: "Asha",
  course: null,
  enrollmentDate: "2026-03-02T04:00:00.000Z",
  updatedAt: "2026-03-02T04:00:00.000Z",
  lockedDays: [],
  version: 1,
  tickedTasks: [],
  plan: {
    weekdays: [1, 2, 3, 4, 5],
    hours: 12,
    time: "18:00",
    start: "2026-03-02",
    madeAt: "2026-03-02T04:00:00.000Z",
    doneBefore: 0,
    needs: { basic: 12 },
  },
};
const render = (completedDays: number[], givesCertificates = true) => {
  const page = { phases, now: "2026-03-02T05:00:00.000Z", notice: null, calendarUrl: null, certificate: null };
  const changed = { givesCertificates, student: { ...student, completedDays } };
  const own = createElement(OwnPage, { ...page, review: null, texts: ownPage, ...changed });
  return renderToStaticMarkup(createElement(MemoryRouter, null, own));
};

test("who has done every day is told what the certificate waits for", () => {
  const days = Array.from({ length: 58 }, (_, index) => index + 1);
  expect(render(days)).toContain(ownPage.certificate.waiting);
  expect(render(days.slice(1))).not.toContain(ownPage.certificate.waiting);
  expect(render(days, false), "there is none to wait for").not.toContain(ownPage.certificate.waiting);
});

test("the day that the plan has for today is called so, and one that comes later by its date", () => {
  expect(render([])).toContain("Today · March 2, 2026");
  const ahead = render([1]);
  expect(ahead).not.toContain("Today ·");
  expect(ahead).toContain("March 3, 2026");
});
