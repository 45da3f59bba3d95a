import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { samples } from "#content/sample-notes.ts";
import { hashText, listCourseTexts, listUnreplacedSampleTexts, sampleHashesFile } from "./sample-texts.ts";

const isSample = samples.instructor && samples.reviews;

test.runIf(isSample)("the list of the sample's texts is that of the content: npm run leftovers -- --sample", () => {
  const hashes = new Set(listCourseTexts().map(({ text }) => hashText(text)));
  expect(readFileSync(sampleHashesFile, "utf8").trimEnd().split("\n")).toEqual([...hashes].toSorted());
});

test.runIf(isSample)(
  "the sample itself is left over: its name, people, texts, posts, titles, answers and legal blanks",
  () => {
    const left = listUnreplacedSampleTexts().map(({ file, line, text }) => ({ file, line, text: text.trim() }));
    const find = (file: string, text: string) => left.find((one) => one.file === file && one.text.includes(text));
    expect(find("content/site.ts", "58 Days")?.line).toBeGreaterThan(10);
    expect(find("content/reviews.ts", "Student A")).toBeTruthy();
    expect(find("content/instructor.ts", "sample: true")).toBeTruthy();
    expect(find("content/faq.ts", "You start with Python")).toBeTruthy();
    expect(find("content/pages.ts", "{}: Python, AI and Full-Stack from Scratch")).toBeTruthy();
    expect(find("content/legal/owner.ts", "legalName: null")).toBeTruthy();
    expect(find("content/pages.ts", "Python teacher")).toBeTruthy();
    expect(find("content/assistant-suggestions.ts", "Do I need to know coding?")).toBeTruthy();
    expect(find("content/reviews.ts", "code hosting")).toBeTruthy();
    expect(find("content/legal/terms.ts", "The law of India")).toBeTruthy();
    expect(find("content/legal/terms.ts", "code examples")).toBeTruthy();
    expect(find("content/message-templates.ts", "You can pay by UPI")).toBeTruthy();
    expect(find("content/legal/privacy.ts", "Digital Personal Data Protection Act")).toBeTruthy();
    expect(find("content/legal/privacy.ts", "Data Protection Board of India")).toBeTruthy();
    expect(left.filter(({ file }) => file.startsWith("content/posts/"))).toHaveLength(12);
    expect(left.some(({ file }) => file.startsWith("content/assistant/answers/"))).toBe(true);
  },
);

test.runIf(isSample)("what any course needs, and a line that says so, is not left over", () => {
  const left = listUnreplacedSampleTexts();
  expect(
    left.filter(({ file }) => /navigation|notice|phase-list|certificate|own-page|stored-fields/.test(file)),
  ).toEqual([]);
  expect(
    left.filter(({ text }) => /^(?:Do I get a certificate|What we store about you|How Can We Help)/.test(text)),
  ).toEqual([]);
  expect(left.filter(({ text }) => text.startsWith("We answer within"))).toEqual([]);
});
