import { globSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { BadContent } from "#domain/content/define-content.ts";
import { memoryFolder } from "#tests/support/temp-folders.ts";
import { readAnswers } from "../knowledge/read-answers.ts";
import { listTemplateFacts } from "../knowledge/template-facts.ts";
import { readKnowledge } from "./read-knowledge.ts";

const content = "content/assistant";
const files = globSync("**/*.txt", { cwd: content });
const folders = new Set(files.map((file) => path.dirname(file)));

function createFolder() {
  const folder = mkdtempSync(path.join(memoryFolder, "assistant-content-"));
  for (const name of folders) mkdirSync(path.join(folder, name), { recursive: true });
  return folder;
}

const original = createFolder();
afterAll(() => rmSync(original, { recursive: true, force: true }));
for (const file of files) {
  const lines = readFileSync(path.join(content, file), "utf8").trimEnd().split("\n");
  // The first examples of each subject: twenty thousand lines would be read again by every test.
  const kept = path.dirname(file) === "subjects" ? lines.slice(0, 70) : lines;
  writeFileSync(path.join(original, file), `${kept.join("\n")}\n`);
}

/** The content, linked file by file; what a test writes takes the place of the link. */
function copyContent() {
  const folder = createFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of files) linkSync(path.join(original, file), path.join(folder, file));
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  function write(file: string, text: string) {
    rmSync(path.join(folder, file), { force: true });
    writeFileSync(path.join(folder, file), text);
  }
  return {
    folder,
    lineCount: (file: string) => read(file).split("\n").length,
    append: (file: string, text: string) => write(file, read(file) + text),
    write,
  };
}

const complaintOf = (folder: string) => {
  try {
    readKnowledge(folder);
  } catch (error) {
    if (error instanceof BadContent) return error.message.replace(`${folder}/`, "");
    throw error;
  }
  return undefined;
};

test("the content as it is has no complaint", () => {
  const { examples, answers } = readKnowledge("content/assistant");
  expect(examples.length).toBeGreaterThan(13_000);
  expect(answers["recognition"]).toEqual({
    text: expect.stringContaining("it is not a degree"),
    link: { path: "/#faq-certificate", label: "FAQ" },
  });
});

test("a subject and its answer are taught by two text files", () => {
  const { folder, append, write } = copyContent();
  write("subjects/parking.txt", "# where to leave a car\nwhere can I park\n");
  append(
    "answers/site.txt",
    "\n[parking]\nsee: contact\nask: Where can I park?\nThe course is online: there is no place to park in {dayCount} days.\n",
  );
  const { examples, answers } = readKnowledge(folder);
  expect(examples).toContainEqual({ subject: "parking", text: "where can I park" });
  expect(answers["parking"]?.text).toBe("The course is online: there is no place to park in 58 days.");
});

test("a subject that the code knows by name cannot go unnoticed", () => {
  const { folder } = copyContent();
  rmSync(path.join(folder, "subjects/refund.txt"));
  expect(complaintOf(folder)).toBe("subjects/refund.txt:1: is missing");
});

test("a question under two subjects is named with both places", () => {
  const { folder, append, lineCount } = copyContent();
  const line = lineCount("subjects/refund.txt");
  append("subjects/refund.txt", "What is the FEE?\n");
  expect(complaintOf(folder)).toMatch(
    new RegExp(`^subjects/refund\\.txt:${line}: "What is the FEE\\?" is also at .*subjects/price\\.txt:\\d+$`),
  );
});

test("a file without a question is named", () => {
  const { folder, write } = copyContent();
  write("subjects/price.txt", "# what it costs\n\n");
  expect(complaintOf(folder)).toBe("subjects/price.txt:1: the file is empty");
});

test("a subject without an answer is named", () => {
  const { folder, write } = copyContent();
  write("subjects/parking.txt", "where can I park\n");
  expect(complaintOf(folder)).toBe("subjects/parking.txt:1: no file in answers/ has [parking]");
});

test.each([
  ["words/subject-phrases.txt", "[pirce]\nfee\n", "there is no subject pirce"],
  ["words/included.txt", "[certificat]\nthe paper\n", "there is no subject certificat"],
  ["answers/site.txt", "[moon]\nsee: home\nFar.\n", "there is no subject moon"],
  ["answers/site.txt", "[elsewhere]\nask: Where?\nsee: home\n{feess}\n", "there is no fact {feess}", 3],
  ["answers/site.txt", "[elsewhere]\nask: Where?\nsee: home\nIt is {bundlePrice\n", "there is no fact {bundlePrice", 3],
  ["answers/site.txt", "[elsewhere]\nask: Where?\nsee: home\n{degree:upper}\n", "there is no fact {degree:upper}", 3],
  ["answers/site.txt", "[elsewhere]\nask: Where?\nsee: somewhere\nHere.\n", "the site has no place somewhere", 2],
  ["answers/site.txt", "[elsewhere]\nask: Where?\nHere.\n", "[elsewhere] needs one line `see:`"],
  ["answers/site.txt", "[elsewhere]\nask: Where?\nsee: home\n", "[elsewhere] says nothing"],
  ["answers/site.txt", "[elsewhere]\nsee: home\nHere.\n", "[elsewhere] needs one line `ask:`"],
  ["answers/site.txt", "[elsewhere]\nask: Where\n", "must end with a question mark", 1],
  ["answers/site.txt", `[elsewhere]\nask: ${"Where ".repeat(10)}?\n`, "must have at most 60 characters", 1],
  ["answers/site.txt", "[elsewhere]\nask: Where?\nthen: pirce\n", "no answer is there for pirce", 2],
  ["answers/site.txt", "[elsewhere]\nask: Where?\nthen: elsewhere\n", "elsewhere cannot follow from itself", 2],
  ["answers/site.txt", "[elsewhere]\nask: Where?\nthen: price, day, week\n", "at most 2 questions can follow", 2],
  ["answers/site.txt", "[theme]\nsee: home\nTwice.\n", "[theme] is there twice"],
  ["answers/site.txt", "[price]\nsee: home\nTwice.\n", "price has an answer already"],
  ["answers/site.txt", "[elsewhere]\n", "[elsewhere] is empty"],
  ["sentences.txt", "[moon]\nFar.\n", "no answer uses a sentence moon"],
  ["topics.txt", "[Cobol]\nasked: cobol\n", "needs a line `asked:` and one `taught:`"],
  ["topics.txt", "[Cobol]\ncobol\n", "must start with `asked:` or `taught:`", 1],
  ["words/short-forms.txt", "gr8 great\n", "must be written as `short = long`"],
  ["frames.txt", "is it included\n", "a frame must hold a *"],
  ["small-talk.txt", "[noon]\ngood noon\n", "[noon] needs one line `say:`"],
])("%s with %j is refused", (file, text, complaint, after = 0) => {
  const { folder, append, lineCount } = copyContent();
  const line = lineCount(file) + after;
  append(file, text);
  expect(complaintOf(folder)).toBe(`${file}:${line}: ${complaint}`);
});

test("without Hindi nothing of it is read, and its files may be gone", () => {
  const { folder } = copyContent();
  rmSync(`${folder}/hindi`, { recursive: true });
  rmSync(`${folder}/words/devanagari.txt`);
  const { hindi, lexicon } = readKnowledge(folder, false);
  expect([hindi, lexicon.devanagari]).toEqual([{ answers: {}, asks: {}, sentences: {} }, []]);
});

test("a subject whose question, day or phase this course lacks is not offered, and says that the site does not say", () => {
  const { folder } = copyContent();
  const without = (name: string) => !/^faq\.certificate$|^day\.chat-bot|^phase\.3/.test(name);
  const facts = Object.fromEntries(Object.entries(listTemplateFacts()).filter(([name]) => without(name)));
  const subjects = new Set(readKnowledge(folder).examples.map(({ subject }) => subject));
  const { answers, offers } = readAnswers(folder, subjects, facts, "Not said.");
  for (const subject of ["certificate", "bots-built", "ai-jobs"]) {
    expect(answers[subject]?.text).toBe("Not said.");
    expect(offers).not.toHaveProperty(subject);
  }
  expect(Object.values(offers).flatMap(({ next }) => next)).not.toContain("certificate");
  expect(answers["price"]?.text).not.toBe("Not said.");
});
