import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { AnswerText, splitAnswerForShowMore } from "./answer-text.tsx";

const render = (text: string, whole = text) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(AnswerText, { text, whole }))).replaceAll(
    / (?:class|data-\w+)="[^"]*"/g,
    "",
  );

test("the first sentence is strong, and a short one takes the next along", () => {
  expect(render("Docker is in the Advanced Phase. It takes two hours.")).toBe(
    "<strong>Docker is in the Advanced Phase.</strong> <span>It takes two hours.</span>",
  );
  expect(render("Yes. You get a certificate. It is a PDF.")).toMatch(
    /^<strong>Yes\. You get a certificate\.<\/strong>/,
  );
  expect(render("Good bye!")).toBe("Good bye!");
});

test("the first sentence of an answer that is cut stays strong, and none of its rest is", () => {
  const [shown, rest] = ["Docker is in the Advanced Phase.", "It takes two hours. It is day 47."];
  expect(render(shown, `${shown} ${rest}`)).toBe(`<strong>${shown}</strong>`);
  expect(render("It takes two hours. Then you rest.", `${shown} It takes two hours. Then you rest.`)).toBe(
    " <span>It takes two hours. Then you rest.</span>",
  );
});

test("paragraphs stand apart", () => {
  expect(render("There are two ways in.\nBy phone.\n\nBy mail.")).toBe(
    "<strong>There are two ways in.</strong> <span>By phone.</span> <span>By mail.</span>",
  );
});

test("days are squares that lead there; other numbers and days that the course does not have are text", () => {
  const square = (day: number) => `<a aria-label="Day ${day}" href="/curriculum#day-${day}">${day}</a>`;
  expect(render("See day 4 and days 22 to 42")).toBe(`See day ${square(4)} and days ${square(22)} to ${square(42)}`);
  expect(render("Day 99, 21 days, Month 1, 2 hours a day")).toBe("Day 99, 21 days, Month 1, 2 hours a day");
});

test.each([
  ["Yes.", "Yes.", "", ""],
  [
    "The Complete Bundle costs ₹3,000. It has all 58 days of three phases. It saves ₹1,500 compared with buying each alone. You pay once.",
    "The Complete Bundle costs ₹3,000. It has all 58 days of three phases.",
    "It saves ₹1,500 compared with buying each alone. You pay once.",
    "It saves ₹1,500 compared with",
  ],
  [
    "Course 58 din ka hai aur lagbhag 3 mahine mein poora hota hai.\nHar fees sirf ek baar deni hoti hai, aur poora bundle sabse sasta hai.",
    "Course 58 din ka hai aur lagbhag 3 mahine mein poora hota hai.",
    "Har fees sirf ek baar deni hoti hai, aur poora bundle sabse sasta hai.",
    "Har fees sirf ek baar deni hoti",
  ],
  // Two things were asked: the button names the second one.
  [
    "The bundle with all 58 days is ₹3,000, and you pay once. Taken alone, the Beginner Phase is ₹2,000 and the two others are ₹1,500 and ₹1,000.\nYes. You get a completion certificate when you finish.",
    "The bundle with all 58 days is ₹3,000, and you pay once.",
    "Taken alone, the Beginner Phase is ₹2,000 and the two others are ₹1,500 and ₹1,000.\nYes. You get a completion certificate when you finish.",
    "You get a completion certificate",
  ],
  [
    `Write to team@example.com or call us, ${"at any hour of the day, ".repeat(6)}we answer. Node.js is taught.`,
    `Write to team@example.com or call us, ${"at any hour of the day, ".repeat(6)}we answer.`,
    "Node.js is taught.",
    "Node.js is taught",
  ],
])("an answer ends after four lines of the chat at the end of a sentence: %s", (text, shown, more, begins) =>
  expect(splitAnswerForShowMore(text)).toEqual({ shown, more, begins }),
);
