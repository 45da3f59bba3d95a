import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { createAdaptedFolder } from "./support/project-copies.ts";
import { runProgram } from "./support/run-program.ts";

// The program is the same in every test, and to compile it is most of its work.
const compiled = mkdtempSync(path.join(tmpdir(), "site-compiled-"));
afterAll(() => rmSync(compiled, { recursive: true, force: true }));
const env = { NODE_COMPILE_CACHE: compiled };

/** What `npm run build` and `npm run dev` print for a site with this one content file, and what it imports. */
async function check(file: string, text: string, imported: Record<string, string> = {}): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, "content/posts"), { recursive: true });
  for (const name of ["package.json", "node_modules", "domain", "public", "content/assistant"]) {
    symlinkSync(path.resolve(name), path.join(folder, name));
  }
  for (const [name, content] of Object.entries({ [file]: text, ...imported })) {
    writeFileSync(path.join(folder, name), content);
  }
  const { output, exit } = runProgram([process.execPath, path.resolve("scripts/check-content.ts")], {
    cwd: folder,
    env,
  });
  expect(await exit).toBe(output.stderr === "" ? 0 : 1);
  return (output.stderr + output.stdout).trimEnd();
}

test("valid content passes without output", async () => {
  expect(await check("content/facts.ts", "export const students = 300;\n")).toBe("");
});

const cards = (value: string) => `
import * as v from "valibot";
import { defineContent, text, count } from "#domain/content/define-content.ts";
const card = v.object({ title: text, size: count, icon: v.optional(text), path: v.optional(text), side: v.optional(v.boolean()) });
export const cards = defineContent("content/cards.ts", v.object({ lead: text, list: v.array(card) }), ${value});
`;

test("all that is wrong is told at once, each by its line, its field, what it is and what it must be", async () => {
  const complaints = await check(
    "content/cards.ts",
    cards(`{
  lead: " Padded",
  list: [
    { title: "", size: 2.5 },
    { titel: "One", size: 1, side: "left" },
    {
      title: "Two",
      size: 2,
      icon: "instagram",
      path: "/nowhere",
    },
    { title: "Three", size: 3, icon: "shoping-cart", path: "/#no-such-anchor" },
  ],
}`),
  );
  expect(complaints.split("\n")).toEqual([
    'content/cards.ts:6: cards.lead must not start or end with a space, but is " Padded".',
    'content/cards.ts:8: cards.list[0].title must not be empty, but is "".',
    "content/cards.ts:8: cards.list[0].size must be a whole number, but is 2.5.",
    "content/cards.ts:9: cards.list[1].title is missing: it must be text.",
    'content/cards.ts:9: cards.list[1].side must be true or false, but is "left".',
    "content/cards.ts:9: cards.list[1].titel is not a field here: did you mean title?",
    'content/cards.ts:13: cards.list[2].icon must be an icon of lucide.dev/icons, but is "instagram": it has no logos of companies, for which camera, play or at-sign may stand.',
    "content/cards.ts:14: cards.list[2].path leads to /nowhere, which is no page or file of the site.",
    'content/cards.ts:16: cards.list[3].icon must be an icon of lucide.dev/icons, but is "shoping-cart": did you mean shopping-cart or shopping-cart-plus?',
    "content/cards.ts:16: cards.list[3].path leads to /#no-such-anchor, but / has nothing called no-such-anchor.",
  ]);
});

test("what a wrong value breaks in other files is not told beside it", async () => {
  const text = cards(`{ lead: "One", list: undefined }`);
  const broken = `${text}\nexport const first = cards.list[0].title;\n`;
  expect(await check("content/cards.ts", broken)).toBe("content/cards.ts:5: cards.list is missing: it must be a list.");
});

test("a file that a wrong value keeps from being read is named as not checked", async () => {
  const faq = 'import { cards } from "./cards.ts";\nexport const first = cards.list[0].title;\n';
  const text = cards(`{ lead: "One", list: undefined }`);
  expect((await check("content/faq.ts", faq, { "content/cards.ts": text })).split("\n")).toEqual([
    "content/cards.ts:5: cards.list is missing: it must be a list.",
    "Not checked until this is right: content/faq.ts.",
  ]);
});

test("a file that cannot be read is named by its line, in one line, whatever is wrong with it", async () => {
  const gone =
    'import { defineContent } from "#domain/content/define-content.ts";\nimport { rust } from "./rust.ts";\n';
  const complaints = await check("content/plans.ts", `${gone}export const plans = [rust, defineContent];\n`, {
    "content/comma.ts": "export const plans = [\n  { price: 1 }\n  { price: 2 },\n];\n",
    "content/twice.ts": "const price = 1;\n\nconst price = 2;\n",
    "content/nowhere.ts": "export const price = 1;\nexport const twice = prise * 2;\n",
    "content/posts/first.md": '---\ntitle: First\nkeywords: [one, two\nstatus: "draft"\n---\nHello.\n',
    "content/posts/second.md": "---\ntitle: Second: a colon\n---\nHello.\n",
  });
  expect(complaints.split("\n").toSorted()).toEqual([
    expect.stringMatching(/^content\/comma\.ts:3: \w+Error: ./),
    expect.stringMatching(/^content\/nowhere\.ts:2: \w+Error: ./),
    "content/plans.ts:2: imports ./rust.ts, which is not there.",
    'content/posts/first.md:4: a quote or a bracket before this must be closed, but is "status: \\"draft\\""',
    'content/posts/second.md:2: a value that holds a colon must stand in quotes, but is "title: Second: a colon"',
    expect.stringMatching(/^content\/twice\.ts:3: \w+Error: ./),
  ]);
});

const postFields = `---
title: First
description: A first post
category: Web
date: 2026-01-02
readTime: 5 min read
author: The team
keywords: [one]
status: published
`;

test("a post is told what is wrong with its fields and its text by line", async () => {
  const post = `${postFields.replace("2026-01-02", "tomorrow")}mood: good
---
See [the plan](/no-such-page).

![A picture](/posts/none.10x10.svg)
`;
  expect((await check("content/posts/first.md", post)).split("\n")).toEqual([
    'content/posts/first.md:5: date must be a date such as 2025-11-04, but is "tomorrow".',
    "content/posts/first.md:10: mood is not a field here: there are slug, title, description, category, date, dateModified, readTime, author, keywords, days, status.",
    "content/posts/first.md:14: there is no picture public/posts/none.10x10.svg.",
    "content/posts/first.md:12: the link leads to /no-such-page, which is no page or file of the site.",
  ]);
});

test("texts that name what other content does not have are all told, each by its own line", async () => {
  const plans = `import { reportMissingReference } from "#domain/content/define-content.ts";
export const getPlan = (key: string) => reportMissingReference(\`content/prices.ts: there is no price of \${key}\`);
`;
  const faq = `import { getPlan } from "./plans.ts";
export const texts = [
  getPlan("bundle"),
  getPlan("basic"),
];
`;
  expect((await check("content/faq.ts", faq, { "content/plans.ts": plans })).split("\n")).toEqual([
    "content/faq.ts:3: there is no price of bundle (content/prices.ts)",
    "content/faq.ts:4: there is no price of basic (content/prices.ts)",
  ]);
});

test("a phase that the course does not have, or another number of them, is told of plain texts, and stops nothing", async () => {
  const faq = `// Of the Golden Phase.
export const faq = [
  "The Golden Phase comes after the Beginner Phase, and every phase has tests.",
  "There are four phases.",
];
`;
  const post = `${postFields}---
Day 5 of the golden phase, and of the Silver Phase.
`;
  expect((await check("content/faq.ts", faq, { "content/posts/first.md": post })).split("\n")).toEqual([
    'Worth a look: content/faq.ts:3: names "Golden Phase", which is no phase of content/phase-list.ts.',
    'Worth a look: content/faq.ts:4: says "four phases", but the course has 3.',
    'Worth a look: content/posts/first.md:11: names "Silver Phase", which is no phase of content/phase-list.ts.',
  ]);
});

test("two posts of one address are told, the later one by its line", async () => {
  const post = (slug: string) => `${postFields}${slug}---
Hello.
`;
  const first = { "content/posts/first.md": post("") };
  expect(await check("content/posts/second.md", post("slug: first\n"), first)).toBe(
    "content/posts/second.md:10: slug must not be first, which is the address of content/posts/first.md.",
  );
});

test("what is wrong with the course as a whole is told at once, each by the line of its own file, without a stack", async () => {
  const { folder, rewrite } = createAdaptedFolder();
  rewrite("content/curriculum/basic.ts", (text) =>
    text.replace("day: 7,", "day: 8,").replace('"/beginner-python-course"', '"/pricing"'),
  );
  rewrite("content/curriculum/advanced.ts", (text) =>
    text.replace(/subject: ".*"/, `subject: "${"Bots ".repeat(20)}and more"`),
  );
  rewrite("content/phase-list.ts", (text) => text.replace('color: "cool"', 'color: "blue"'));
  rewrite("content/curriculum/intermediate.ts", (text) =>
    text.replace(/path: "(.*)"/, 'path: "/web-apps", formerPaths: ["$1"]'),
  );
  rewrite("content/help.ts", (text) => text.replace("beginnerDay(1)", '"/intermediate-fullstack-course"'));
  rewrite("content/assistant/answers/money.txt", (text) => text.replace("{planPrices}", "{planPrizes}"));
  rewrite("content/text-pages.ts", (text) =>
    text.replace(
      "[])",
      `[{
  path: "/faq",
  title: "Grants",
  description: "Three places a year are free for those who ask.",
  keywords: ["grant", "free place", "bursary"],
  heading: "Grants",
  text: "[Ask](/nowhere)",
}])`,
    ),
  );
  rewrite("content/assistant-suggestions.ts", (text) => text.replace("coding?", "a lion?"));
  const { output, exit } = runProgram([process.execPath, "scripts/check-content.ts"], { cwd: folder, env });
  expect(await exit).toBe(1);
  const told = output.stderr.trimEnd().split("\n");
  expect(told.filter((line) => !line.startsWith("content/posts/"))).toEqual([
    expect.stringMatching(/^content\/phase-list\.ts:\d+: phaseList\[1\]\.color must be accent, .*, but is "blue"\.$/),
    expect.stringMatching(
      /^content\/curriculum\/basic\.ts:\d+: basic\.days must be the 21 days 1 to 21 of .* there are 21, 1 to 21; 8 does not follow the one before it\.$/,
    ),
    expect.stringMatching(/^content\/text-pages\.ts:15: textPages\[0\]\.text leads to \/nowhere, /),
    expect.stringMatching(
      /^content\/curriculum\/advanced\.ts:\d+: advanced\.subject is too much with the rest of its page's title, which must be 70 characters or fewer, .*, but is ".*…", 141 characters: 71 too many\.$/,
    ),
    expect.stringMatching(
      /^content\/help\.ts:\d+: .* leads to \/intermediate-fullstack-course, a former address: the page is at \/web-apps now\.$/,
    ),
    expect.stringMatching(/^content\/curriculum\/basic\.ts:\d+: basic\.path must not be \/pricing, /),
    "content/text-pages.ts:10: textPages[0].path must not be /faq, which is the address of faq.path.",
    "content/assistant/answers/money.txt:8: {planPrizes} is no fact that the content has: see the names in the other answers.",
  ]);
  for (const file of [
    "content/phase-list.ts",
    "content/curriculum/basic.ts",
    "content/curriculum/advanced.ts",
    "content/text-pages.ts",
  ])
    rewrite(file, () => readFileSync(file, "utf8"));
  rewrite("content/pages.ts", (text) => text.replace(/\n {2}about: \{[\s\S]*?\n {2}\},/, ""));
  const second = runProgram([process.execPath, "scripts/check-content.ts"], { cwd: folder, env });
  expect(await second.exit).toBe(1);
  expect(second.output.stderr).toMatch(/^content\/pages\.ts:\d+: pages\.about is missing: it must stay: /);
  rewrite("content/legal/owner.ts", () => "");
  rewrite("content/curriculum/weeks.ts", (text) => `${text}const old = {\n  key: "old",\n};\n`);
  const third = runProgram([process.execPath, "scripts/check-content.ts"], { cwd: folder, env });
  expect(await third.exit).toBe(1);
  expect(third.output.stderr.split("\n").slice(0, -1)).toEqual([
    "content/legal/owner.ts:1: has no `export const owner`, which the site needs.",
    expect.stringMatching(
      /^content\/curriculum\/weeks\.ts:\d+: key is "old", but content\/phase-list\.ts has only basic, intermediate, advanced: /,
    ),
    expect.stringContaining("pages.about is missing"),
    expect.stringMatching(/^Not checked until this is right: .*, links, the assistant's texts\.$/),
  ]);
});
