import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { CourseFacts } from "#domain/content/course-facts.ts";
import { processing } from "#tests/support/sample-content.ts";
import { dropUnmetConditionalPassages } from "./parse-content-files.ts";
import { readAnswers } from "./read-answers.ts";
import { listOptionalFacts } from "./optional-and-instructor-facts.ts";
import { isTestTitle, listTemplateFacts } from "./template-facts.ts";

const subjects = new Set(readdirSync("content/assistant/subjects").map((name) => name.replace(/\.txt$/, "")));
const optional = new Set(Object.keys(listOptionalFacts()));
const others = Object.entries(listTemplateFacts()).filter(([name]) => !optional.has(name));

/** What the assistant says of a course with these facts. */
function answersOf(course: CourseFacts, difference?: string, samples = { instructor: false, reviews: false }) {
  const { answers } = readAnswers("content/assistant", subjects, {
    ...Object.fromEntries(others),
    ...listTemplateFacts(listOptionalFacts(course, difference ?? "", samples)),
  });
  return (subject: string) => dropUnmetConditionalPassages(answers[subject]?.text ?? "", processing);
}

test("a fact that is set is the answer", () => {
  const say = answersOf(
    {
      mode: ["live", "recorded"],
      languages: [{ name: "Hindi", code: "hi" }],
      start: ["2027-01-04", "2027-02-01"],
      paymentMethods: ["UPI", "card"],
      refund: "Within a week, in full.",
    },
    "The Part is ₹2 here and ₹1 there.",
  );
  expect(say("live")).toMatch(/^There are live classes and recorded lessons\. It is/);
  expect(say("language")).toBe("The lessons are in Hindi.");
  expect(say("start")).toMatch(/^You can start: January 4, 2027 or February 1, 2027\. You learn/);
  expect(say("payment")).toMatch(/^You pay by UPI or card\. The site names no instalments\. Each price/);
  expect(say("guarantee")).toContain("On refunds it says: Within a week, in full.");
  expect(say("price-readings")).toContain("The Part is ₹2 here and ₹1 there. Your request carries");
});

test("of a fact that is not set the assistant says so, and whom to ask", () => {
  const say = answersOf({});
  expect(say("live")).toMatch(/does not say whether there are live or recorded classes\. Please ask the team/);
  expect(say("language")).toMatch(/does not promise lessons in Hindi or another language;.*Please ask the team/);
  expect(say("start")).toMatch(/^The site names no batch or start date\. .*ask: /);
  expect(say("payment")).toMatch(/names no instalments or payment methods, so ask the team/);
  expect(say("guarantee")).not.toContain("refunds");
  expect(say("price-readings")).toContain("show the same prices");
});

test("a course without a certificate says so, and offers no question about one", () => {
  const none = { ...Object.fromEntries(others), ...listTemplateFacts(listOptionalFacts({ certificate: false })) };
  const { answers, suggestions } = readAnswers("content/assistant", subjects, { ...none, "faq.certificate": "" });
  const { "faq.certificate": _, ...withoutQuestion } = none;
  expect(readAnswers("content/assistant", subjects, withoutQuestion).answers["certificate"]?.text).toBe(
    "No, this course gives no certificate.",
  );
  expect(answers["recognition"]?.text).toMatch(/^This course gives no certificate, and the site names no accred/);
  expect(answers["certificate-form"]?.text).toBe("This course gives no certificate.");
  expect(answers["self"]?.text).not.toContain("certificate");
  expect(Object.values(suggestions).filter(({ ask }) => ask.includes("certificate"))).toEqual([]);
});

const ofInstructor = "instructor education age based work teacher-skills teacher-projects goals why-teacher".split(" ");

test("what is said of sample people ends with the word that they are samples", () => {
  const say = answersOf({}, undefined, { instructor: true, reviews: true });
  for (const subject of ofInstructor) expect(say(subject), subject).toMatch(/instructor .* is sample content\.$/);
  for (const subject of ["rating", "students"])
    expect(say(subject), subject).toMatch(/reviews .* are sample content\.$/);
});

test("of real people nothing is called a sample", () => {
  const say = answersOf({});
  for (const subject of [...ofInstructor, "rating", "students"]) expect(say(subject), subject).not.toContain("sample");
});

test("what only a course at a computer, in rupees or with AI tools has is said by no other", () => {
  const { says = "", rupees, severalTests, ...facts } = listTemplateFacts();
  expect([rupees, severalTests]).not.toContain(undefined);
  const own = says.replaceAll(/internet connection|ai tools|technologies/g, "clay");
  const { answers, suggestions } = readAnswers("content/assistant", subjects, { ...facts, says: own });
  const said = (subject: string) => answers[subject]?.text;
  expect(said("equipment")).not.toMatch(/computer, an internet|specification|speed/);
  expect(said("age-limit")).not.toContain("internet");
  expect(said("invoice")).toMatch(/^The site says nothing about taxes, invoices/);
  expect(said("tests")).toMatch(/^Yes, there is one test on the way.* It shows/);
  expect([suggestions["equipment"]?.ask, suggestions["technologies"]?.ask]).toEqual([
    "What do I need for it?",
    "What is taught?",
  ]);
  expect(Object.entries(suggestions).filter(([, { next }]) => next.includes("ai-tools"))).toEqual([]);
});

test("a test is a day that is called one", () => {
  const titles = ["Test: logging", "Full test: Python", "Wheel test", "Check: strokes", "Test tiles", "API testing"];
  expect(titles.filter(isTestTitle)).toEqual(titles.slice(0, 4));
});
