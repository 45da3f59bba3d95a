import { expect, test } from "vitest";
import { dayAnchor } from "#domain/content/phase.ts";
import { faqAnchor } from "#domain/content/faq.ts";
import { phases } from "./curriculum/phases.ts";
import { faq } from "./faq.ts";
import { help } from "./help.ts";
import { pages } from "./pages.ts";

test("every help topic leads to a page, an answer or a day that there is", () => {
  const places = new Set([
    ...Object.values(pages).map((page) => page.path),
    ...faq.map((item) => `/faq#${faqAnchor(item.slug)}`),
    ...phases.flatMap((phase) => phase.days.map(({ day }) => `${phase.path}#${dayAnchor(day)}`)),
  ]);
  const topics = help.topics.flatMap((card) => card.topics);
  expect(topics).toHaveLength(16);
  expect(topics.filter(({ path }) => !places.has(path))).toEqual([]);
});
