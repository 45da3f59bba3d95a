import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { devanagariPhaseNames, otherPhaseNames } from "#content/assistant/words/counting.ts";
import { phaseKeys } from "#domain/content/phase.ts";
import { lineNumberAt } from "./describe-content-issues.ts";
import { isNode, filterSyntaxNodes, getNameOrLiteralValue, parseNodes, type Node } from "./syntax-tree.ts";

/** A text that an owner replaces, where it stands. */
export type SampleText = { file: string; line: number; text: string };

/** Whatever these files say, they say it of one course. */
const ownFiles =
  /\/(?:site|about|benefits|course|faq|instructor|lesson|prices|reviews|look|text-pages|curriculum\/\w+)\.ts$/;

/** The other files fit any course but for what names the sample's trade, its country, its phases or what it offers. */
const sampleWords =
  /\b(?:cod(?:e|ing)|programs?|developers?|your computer|Python|full-stack|AI(?! (?:assistant|service|gateway))|tools?|hosting|mentor(?:ship)?|(?<!own )projects|bundle|three phases|Beginner|Intermediate|Advanced|India\w*|UPI|Data Protection Board)\b/i;

/** Short ones that are about this course or its people all the same; any other text counts as a sentence, by its words. */
const ownFields = new Set(
  "wordmark tagline name title email phone phoneLink url location role company degree place github instagram".split(
    " ",
  ),
);
const minWords = 4;

/** A question of the FAQ may be anybody's: its answer is not. */
const isOwnText = (file: string, field: string, text: string) =>
  (sampleWords.test(text) && text.includes(" ")) ||
  (ownFiles.test(file) && field !== "question" && (ownFields.has(field) || text.split(/\s+/).length >= minWords));

/** Every text of the content that is about one course: sentences, names, titles, articles, and what the assistant says of its subjects. */
export function listCourseTexts(): SampleText[] {
  const texts = globSync("content/**/*.ts")
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\/assistant\/|\.test\.ts$/.test(file))
    .toSorted()
    .flatMap(listTextsOfModule);
  return [...texts, ...listPostTitles(), ...listAssistantTexts(texts), ...listTopics()];
}

function listTextsOfModule(file: string): SampleText[] {
  const source = readFileSync(file, "utf8");
  return parseNodes(source)
    .filter(({ type }) => type === "Property" || type === "ArrayExpression" || type === "VariableDeclarator")
    .flatMap((parent) =>
      listValues(parent).map((value) => ({ field: String(getNameOrLiteralValue(parent["key"])), value })),
    )
    .flatMap(({ field, value }) => {
      const text = readText(value);
      return isOwnText(file, field, text) && /\p{L}{2}|\d{4}/u.test(text)
        ? [{ file, line: lineNumberAt(source, value.start), text }]
        : [];
    });
}

const listValues = ({ type, value, elements, init }: Node): Node[] =>
  (type === "ArrayExpression" ? filterSyntaxNodes(elements) : [value, init]).filter(isNode);

/** The text of a literal, with `{}` for what is filled in; empty for all else. */
function readText(node: Node): string {
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : "";
  if (node.type !== "TemplateLiteral") return "";
  const parts = filterSyntaxNodes(node["quasis"]).map(({ value }) =>
    typeof value === "object" && value !== null && "cooked" in value ? String(value.cooked) : "",
  );
  return parts.join("{}");
}

const listPostTitles = (): SampleText[] =>
  globSync("content/posts/*.md")
    .toSorted()
    .flatMap((file) => listLines(file.replaceAll("\\", "/")).filter(({ text }) => text.startsWith("title: ")));

/** Lines of answers that name what this course teaches: its proper names, such as Python. */
function listAssistantTexts(texts: readonly SampleText[]): SampleText[] {
  const curriculum = texts.filter(({ file }) => file.startsWith("content/curriculum/"));
  const names = new Set(curriculum.flatMap(({ text }) => [...text.matchAll(/(?<=[a-z,] )[A-Z][\w.+#]*\w/g)].flat()));
  return globSync("content/assistant/{answers/*,hindi/answers,sentences,small-talk}.txt")
    .toSorted()
    .flatMap((file) => listLines(file.replaceAll("\\", "/")))
    .filter(({ text }) => text.match(/[\w.+#]*\w/g)?.some((word) => names.has(word)));
}

/** The names of topics, under which the assistant's lists have what is taught and what is not. */
const listTopics = (): SampleText[] =>
  ["content/assistant/topics.txt", "content/assistant/words/not-taught.txt"].flatMap((file) =>
    listLines(file).filter(({ text }) => /^\[(?!nothing\]).+\]$/.test(text)),
  );

/** Whether the days of this course begin to name a topic as the list of topics does: then its entries are this course's, too. */
function createTaughtCheck(): (topic: string) => boolean {
  const toWords = (text: string) =>
    ` ${text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}.+#]+/gu, " ")
      .trim()}`;
  const plan = toWords(
    globSync("content/curriculum/*.ts")
      .map((file) => readFileSync(file, "utf8"))
      .join("\n"),
  );
  const sections = readFileSync("content/assistant/topics.txt", "utf8").split(/^(?=\[)/m);
  return (topic) =>
    [...(sections.find((one) => one.startsWith(`${topic}\n`))?.matchAll(/^taught:(.*)$/gm) ?? [])]
      .flatMap(([, names = ""]) => names.split(","))
      .some((name) => plan.includes(toWords(name)));
}

/** What visitors call phases that this course does not have. */
function listForeignPhaseNames(): SampleText[] {
  const foreign = [otherPhaseNames, devanagariPhaseNames]
    .flatMap(Object.keys)
    .filter((key) => !phaseKeys.some((one) => one === key));
  return listLines("content/assistant/words/counting.ts").filter(({ text }) =>
    foreign.some((key) => text.startsWith(`  ${key}: `)),
  );
}

/** Files that everybody can load and nothing of the content leads to. */
function listUnusedFiles(): SampleText[] {
  const sources = globSync("content/**/*.{ts,md}").map((file) => readFileSync(file, "utf8"));
  return globSync("public/{demos,posts}/*")
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !sources.some((source) => source.includes(file.replace("public", ""))))
    .map((file) => ({ file, line: 1, text: "is served, but nothing leads to it: delete it" }));
}

const listLines = (file: string): SampleText[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .map((text, index) => ({ file, line: index + 1, text }));

/** Eight digits are enough to tell a few thousand texts apart. */
export const hashText = (text: string) => createHash("sha256").update(text.trim()).digest("hex").slice(0, 8);

/** The sample's texts as hashes, written by `npm run leftovers -- --sample`. */
export const sampleHashesFile = "scripts/sample-texts.txt";

export const readSampleHashes = () =>
  new Set(existsSync(sampleHashesFile) ? readFileSync(sampleHashesFile, "utf8").split("\n") : []);

/** What is still the sample's; a line with the comment `// keep`, or under one, is not. */
export function listUnreplacedSampleTexts(): SampleText[] {
  const sample = readSampleHashes();
  const isTaught = createTaughtCheck();
  const found = listCourseTexts().filter(
    (one) => sample.has(hashText(one.text)) && !isTaught(one.text) && !isKept(one),
  );
  return [...found, ...listForeignPhaseNames(), ...listBlanks(), ...listUnusedFiles()];
}

const isKept = ({ file, line }: SampleText) =>
  listLines(file)
    .slice(Math.max(0, line - 2), line)
    .some(({ text }) => /\/\/ keep\b/.test(text));

/** People marked as samples, what the legal pages lack, and addresses at domains reserved for examples: nobody answers there. */
const listBlanks = (): SampleText[] =>
  ["content/instructor.ts", "content/reviews.ts", "content/site.ts", ...globSync("content/legal/*.ts").toSorted()]
    .flatMap((file) => listLines(file.replaceAll("\\", "/")))
    .filter(({ file, text }) =>
      file.includes("/legal/")
        ? /^\s*(checked: false|\w+: null),/.test(text)
        : /^\s*sample: true,|(?:@|\/\/)(?:[\w-]+\.)*example(?:\.(?:com|net|org))?["/]/.test(text),
    );
