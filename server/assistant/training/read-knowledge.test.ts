import { globSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { ContentError } from "#domain/content/define-content.ts";
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
    if (error instanceof ContentError) return error.message.replaceAll(`${folder}/`, "");
    throw error;
  }
  return undefined;
};

const answer = (subject: string, text: string, see = "home") => `[${subject}]\nask: Where?\nsee: ${see}\n${text}\n`;

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
  expect(complaintOf(folder)).toBe(
    "subjects/refund.txt:1: the file is missing: the code knows the subject refund by name.",
  );
});

test("a question under two subjects is named with both places", () => {
  const { folder, append, lineCount } = copyContent();
  const line = lineCount("subjects/refund.txt");
  append("subjects/refund.txt", "What is the FEE?\n");
  expect(complaintOf(folder)).toMatch(
    new RegExp(
      `^subjects/refund\\.txt:${line}: "What is the FEE\\?" is also at .*subjects/price\\.txt:\\d+: a question has one subject\\.$`,
    ),
  );
});

test("a file without a question is named", () => {
  const { folder, write } = copyContent();
  write("subjects/price.txt", "# what it costs\n\n");
  expect(complaintOf(folder)).toBe("subjects/price.txt:1: the file is empty: it must have a line or more.");
});

test("a subject without an answer is named", () => {
  const { folder, write } = copyContent();
  write("subjects/parking.txt", "where can I park\n");
  expect(complaintOf(folder)).toBe(
    "subjects/parking.txt:1: parking has no answer: a file in answers/ must have [parking].",
  );
});

test.each([
  ["words/subject-phrases.txt", "[pirce]\nfee\n", "[pirce] is no subject: there is no file subjects/pirce.txt."],
  [
    "words/included.txt",
    "[certificat]\nthe paper\n",
    "[certificat] is no subject: there is no file subjects/certificat.txt.",
  ],
  ["answers/site.txt", answer("moon", "Far."), "[moon] is no subject: there is no file subjects/moon.txt."],
  [
    "answers/site.txt",
    answer("elsewhere", "{feess}"),
    "{feess} is no fact that the content has: see the names in the other answers.",
    3,
  ],
  [
    "answers/site.txt",
    answer("elsewhere", "It is {bundlePrice"),
    "{bundlePrice is no fact that the content has: see the names in the other answers.",
    3,
  ],
  [
    "answers/site.txt",
    answer("elsewhere", "{degree:upper}"),
    "{degree:upper} is no fact that the content has: see the names in the other answers.",
    3,
  ],
  [
    "answers/site.txt",
    answer("elsewhere", "unless degre: Yes."),
    "`unless degre:` asks for a fact that no answer can name.",
    3,
  ],
  [
    "answers/site.txt",
    answer("elsewhere", "with moon: Yes."),
    "`with moon:` asks for a setting that the site does not have.",
    3,
  ],
  [
    "answers/site.txt",
    answer("elsewhere", "Here.", "somewhere"),
    "[elsewhere] leads to somewhere, which is no place of the site.",
    2,
  ],
  ["answers/site.txt", "[elsewhere]\nask: Where?\nHere.\n", "[elsewhere] needs one line `see:`, and has none."],
  [
    "answers/site.txt",
    "[elsewhere]\nask: Where?\nsee: home\n",
    "[elsewhere] says nothing: it must have a line of text.",
  ],
  ["answers/site.txt", "[elsewhere]\nsee: home\nHere.\n", "[elsewhere] needs one line `ask:`, and has 0."],
  [
    "answers/site.txt",
    answer("elsewhere", "Here.").replace("?", ""),
    '[elsewhere] asks "Where", which must end with a question mark.',
    1,
  ],
  [
    "answers/site.txt",
    answer("elsewhere", "then: pirce\nHere."),
    "[elsewhere] is followed by pirce, which has no answer.",
    3,
  ],
  [
    "answers/site.txt",
    answer("elsewhere", "then: elsewhere\nHere."),
    "[elsewhere] is followed by itself: it must be another subject.",
    3,
  ],
  [
    "answers/site.txt",
    answer("elsewhere", "then: price, day, week\nHere."),
    "[elsewhere] is followed by 3 questions: it must be 2 or fewer.",
    3,
  ],
  ["answers/site.txt", "[elsewhere]\n", "[elsewhere] is empty: it must have a line or more."],
  [
    "answers/site.txt",
    answer("price", "Twice."),
    "[price] has an answer in another file already: one of the two must go.",
  ],
  ["sentences.txt", "[moon]\nFar.\n", "[moon] is a sentence that no answer uses."],
  ["topics.txt", "[Cobol]\nasked: cobol\n", "[Cobol] needs a line `asked:` and one `taught:`."],
  ["words/short-forms.txt", "gr8 great\n", '"gr8 great" must be written as `short = long`.'],
  ["frames.txt", "is it included\n", '"is it included" must hold a *, which stands for what is asked about.'],
  ["small-talk.txt", "[noon]\nhindi: नमस्ते\ngood noon\n", "[noon] needs one line `say:`."],
])("%s with %j is refused", (file, text, complaint, after = 0) => {
  const { folder, append, lineCount } = copyContent();
  const line = lineCount(file) + after;
  append(file, text);
  expect(complaintOf(folder)).toBe(`${file}:${line}: ${complaint}`);
});

test("all that is wrong is told at once, whatever file it stands in", () => {
  const { folder, append, lineCount } = copyContent();
  const [site, people, theme] = [
    lineCount("answers/site.txt"),
    lineCount("answers/people.txt"),
    lineCount("topics.txt"),
  ];
  append("answers/site.txt", answer("elsewhere", "{one} and {two}", "nowhere"));
  append("answers/people.txt", "[phone]\nsee: contact\nTwice.\nAnd more.\n");
  append("topics.txt", "[Cobol]\ncobol\n");
  append("words/short-forms.txt", "gr8 great\n");
  append("hindi/answers.txt", "[parking]\nask: कहाँ?\nनहीं।\n");
  const complaints = complaintOf(folder)?.split("\n") ?? [];
  expect(
    complaints
      .map((complaint) => complaint.replace(/^(\S+:\d+): .*?(\{\w+\}|\[\w+\]|"[^"]+").*\.$/, "$1 $2"))
      .toSorted(),
  ).toEqual([
    `answers/people.txt:${people} [phone]`,
    `answers/site.txt:${site + 2} [elsewhere]`,
    `answers/site.txt:${site + 3} {one}`,
    `answers/site.txt:${site + 3} {two}`,
    expect.stringMatching(/^hindi\/answers\.txt:\d+ \[parking\]$/),
    `topics.txt:${theme} [Cobol]`,
    `topics.txt:${theme + 1} [Cobol]`,
    expect.stringMatching(/^words\/short-forms\.txt:\d+ "gr8 great"$/),
  ]);
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
  const without = (name: string) => !/^faq\.mcp-server$|^day\.chat-bot|^phase\.3/.test(name);
  const facts = Object.fromEntries(Object.entries(listTemplateFacts()).filter(([name]) => without(name)));
  const subjects = new Set(readKnowledge(folder).examples.map(({ subject }) => subject));
  const { answers, suggestions } = readAnswers(folder, subjects, facts, "Not said.");
  for (const subject of ["mcp", "bots-built", "ai-jobs"]) {
    expect(answers[subject]?.text).toBe("Not said.");
    expect(suggestions).not.toHaveProperty(subject);
  }
  expect(Object.values(suggestions).flatMap(({ next }) => next)).not.toContain("mcp");
  expect(answers["price"]?.text).not.toBe("Not said.");
});
