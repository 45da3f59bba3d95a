import { globSync, readFileSync } from "node:fs";
import { pathToFileURL, fileURLToPath } from "node:url";
import { inspect } from "node:util";
import { spawnSync } from "node:child_process";
import path from "node:path";
import {
  ContentError,
  setContentInspector,
  type DefinedContent,
  type WrongField,
} from "#domain/content/define-content.ts";
import type { Post } from "#domain/blog/post.ts";
import type { AssistantModel } from "#server/assistant/model/assistant-model.ts";
import { listMissingContentExports, listBrokenContentImports } from "./check-content-exports.ts";
import { listPostFaults, listRepeatedSlugs } from "./list-post-faults.ts";
import {
  lineNumberAt,
  listContentComplaints,
  listMissingIconsAndLinks,
  type Complaint,
  type FindDeadLink,
} from "./describe-content-issues.ts";

/** Loads every content file, every post and every text of the assistant; returns all that is wrong, a sentence each. */
export async function checkContent(): Promise<string[]> {
  const complaints = new Set<string>();
  const defined: DefinedContent[] = [];
  const wrong: WrongField[] = [];
  setContentInspector({
    onDefined: (one) => void defined.push(one),
    onWrong: (field) => void wrong.push(field),
    onMissing: (missing) => void complaints.add(toLocatedContentError("content", missing).message),
  });
  const hasIssues = () => defined.some(({ issues }) => issues.length > 0);
  /** Broken code that may just follow from a wrong value: told where nothing else is wrong. */
  const consequences = new Set<string>();
  const unread: string[] = [];
  const files = globSync("content/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  for (const fault of [...files.flatMap(listBrokenContentImports), ...listMissingContentExports()])
    complaints.add(fault);
  for (const file of files) {
    await import(pathToFileURL(file).href).catch((error: unknown) => {
      if (complaints.size > 0 && isOfMissing(error)) return;
      if (error instanceof TypeError) unread.push(file);
      const told = unread.at(-1) === file ? consequences : complaints;
      told.add(toLocatedContentError(file, error).message);
    });
  }
  // Imported now and not above, because they import the content.
  const checks = await import("./check-phase-references.ts").catch(() => undefined);
  for (const fault of checks?.listUnlistedPhases() ?? []) complaints.add(fault);
  const blog = await import("#server/blog/posts.ts").catch(() => undefined);
  const posts = new Map<string, Post>();
  for (const file of globSync("content/posts/*.md").toSorted()) {
    const post = attempt(() => blog?.parsePost(file, readFileSync(file, "utf8")), hasIssues);
    if (post) posts.set(file, post);
  }
  setContentInspector(undefined);

  for (const [file, fault] of listRepeatedSlugs(posts)) {
    complaints.add(fault);
    posts.delete(file);
  }
  const published = attempt(() => blog?.createPostCollection([...posts.values()], { drafts: true }), hasIssues);
  const links = await import("./create-link-checker.ts").catch(() => undefined);
  const unreadPosts = globSync("content/posts/*.md").filter((file) => !posts.has(file));
  const checkLink = published && links?.createLinkChecker(published);
  // A link to a post that could not be read is told nothing of.
  const findDeadLink: FindDeadLink = (link, isInList) =>
    unreadPosts.some((file) => link.startsWith(`/blog/${path.basename(file, ".md")}`))
      ? undefined
      : checkLink?.(link, isInList);
  for (const one of defined) {
    const isList = /^content\/(pages|navigation)\.ts/.test(one.file);
    const found = [
      ...listContentComplaints(one),
      // The phases are checked in files of their own.
      ...(one.file === "content/curriculum/phases.ts"
        ? []
        : listMissingIconsAndLinks(one.value, (link) => findDeadLink(link, isList))),
    ];
    const byFile = Map.groupBy(
      found.map((fault) => findPhaseField({ file: one.file, ...fault })),
      ({ file }) => file,
    );
    for (const [file, faults] of byFile) await addComplaintsWithLines(file, faults, complaints);
  }
  for (const { file, path: at, says } of wrong.map(findPhaseField))
    await addComplaintsWithLines(file, [{ path: at, says: `${says}.` }], complaints);
  for (const [file, post] of posts) {
    for (const fault of listPostFaults(file, post, findDeadLink)) complaints.add(fault);
  }
  const assistant = await import("#server/assistant/training/read-knowledge.ts").catch(() => undefined);
  const knowledge = attempt(
    () => assistant?.readKnowledge("content/assistant"),
    () => complaints.size > 0,
  );
  for (const fault of checks?.listPhaseNameTopicConflicts(knowledge?.lexicon.topics ?? []) ?? []) complaints.add(fault);
  if (knowledge && published && complaints.size === 0)
    for (const fault of await listUnansweredSuggestions(knowledge.suggestions, published.all)) complaints.add(fault);
  if (complaints.size === 0) return [...consequences];
  const unchecked = [
    ...unread.filter((file) => ![...complaints].some((complaint) => complaint.startsWith(`${file}:`))),
    ...(links ? [] : ["links"]),
    ...(assistant ? [] : ["the assistant's texts"]),
  ];
  if (unchecked.length > 0) complaints.add(`Not checked until this is right: ${unchecked.join(", ")}.`);
  return [...complaints];

  /** The page of a phase is made of its own file. */
  function findPhaseField({ file, path: [page, ...rest], says }: WrongField): WrongField {
    const key = file === "content/pages.ts" && /^phase-(.+)$/.exec(String(page))?.[1];
    const phase = key && defined.find(({ output }) => isPhaseOf(output, key));
    if (!phase) return { file, path: page === undefined ? [] : [page, ...rest], says };
    const [field = "", ...inner] = rest;
    const source = pageTextSources[String(field)];
    return source
      ? {
          file: phase.file,
          path: [source],
          says: `is too much with the rest of its page's ${String(field)}, which ${says}`,
        }
      : { file: phase.file, path: [field, ...inner], says };
  }

  /** Takes what content is thrown for as a complaint; what else is thrown only where it `mayFail`. */
  function attempt<Result>(run: () => Result, mayFail: () => boolean = () => false): Result | undefined {
    try {
      return run();
    } catch (error) {
      if (error instanceof ContentError) complaints.add(error.message);
      else if (!mayFail()) throw error;
      return undefined;
    }
  }
}

/** Which field of a phase varies in a text that its page is given (`phasePage` in content/pages.ts). */
const pageTextSources: Readonly<Record<string, string>> = { title: "subject", description: "highlights" };

const isPhaseOf = (output: unknown, key: string) =>
  typeof output === "object" && output !== null && "key" in output && output.key === key && "days" in output;

/** Told before, with the file that lacks it. */
const isOfMissing = (error: unknown) =>
  error instanceof Error &&
  (("code" in error && error.code === "ERR_MODULE_NOT_FOUND") ||
    /does not provide an export named/.test(error.message));

/**
 * What the empty chat offers to ask must be answered. A question of a subject's own is; any other is asked of the model, which the build
 * then finds trained.
 */
async function listUnansweredSuggestions(
  suggestions: AssistantModel["suggestions"],
  posts: readonly Post[],
): Promise<string[]> {
  const file = "content/assistant-suggestions.ts";
  const { firstQuestions } = await import("#content/assistant-suggestions.ts");
  const asks = new Set(Object.values(suggestions).map(({ ask }) => ask));
  const others = firstQuestions.filter((question) => !asks.has(question));
  if (others.length === 0) return [];
  const { loadOrTrainModel } = await import("#server/assistant/training/load-or-train-model.ts");
  const { createContentAssistant } = await import("#server/assistant/conversation/content-assistant.ts");
  const model = loadOrTrainModel();
  const { understand } = createContentAssistant(model, posts);
  const source = readFileSync(file, "utf8");
  return others.flatMap((question) => {
    const { reply } = understand({ question, history: [] });
    if (reply.kind === "answer" && reply.answer.text !== model.sentences["not-said"]) return [];
    const line = lineNumberAt(source, Math.max(0, source.indexOf(question)));
    return [`${file}:${line}: the assistant has no answer to "${question}": it must be what some content says.`];
  });
}

/** Adds what is wrong with fields to the complaints, each with its line. Finding that takes a parser, which valid content never loads. */
async function addComplaintsWithLines(label: string, found: readonly Complaint[], complaints: Set<string>) {
  const { parseFileOfLabel, locateField } = await import("./locate-content-field.ts");
  const told = new Set<string>();
  for (const { path, says } of found) {
    const { line, name = "" } = locateField(label, path);
    // Items that one line makes have one mistake, which is told of the first.
    const mistake = [line, ...path.filter((key) => typeof key !== "number"), says].join(" ");
    if (told.has(mistake)) continue;
    told.add(mistake);
    const field = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");
    complaints.add(`${parseFileOfLabel(label)}:${line}: ${`${name}${field}`.replace(/^\./, "")} ${says}`);
  }
}

/** Turns what a content file threw into an error for its author: an invalid value by its field, broken code by its line. */
export function toLocatedContentError(file: string, error: unknown): ContentError {
  if (error instanceof ContentError) {
    // Thrown for a text that asks for what another file does not have: the text is what has to change.
    const [, asked = "", complaint = ""] = /^(content\/[\w/-]+\.ts): (.*)$/.exec(error.message) ?? [];
    const [getter, ...callers] = listContentLinesInStack(error.stack ?? "");
    const text = asked && callers.find(({ file }) => file !== getter?.file && file !== asked);
    return text ? new ContentError(`${text.file}:${text.line}: ${complaint} (${asked})`, { cause: error }) : error;
  }
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  // For some syntax errors (a name declared twice) Node reports the line only when the file is the entry point.
  const [place = listContentLinesInStack(spawnSync(process.execPath, [file], { encoding: "utf8" }).stderr)[0]] =
    listContentLinesInStack(stack);
  return new ContentError(`${place ? `${place.file}:${place.line}` : file}: ${name}: ${message}`, { cause: error });
}

/** The lines of content files that a stack names, topmost first. */
const listContentLinesInStack = (stack: string) =>
  Array.from(stack.matchAll(/(file:\/\/\S+?\.ts):(\d+)/g), ([, url = "", line]) => ({
    file: path.relative(process.cwd(), fileURLToPath(url)).split(path.sep).join("/"),
    line,
  })).filter(({ file }) => file.startsWith("content/"));

// Run in a process of its own: `import` would return a cached module after an edit.
if (import.meta.main) {
  const complaints = await checkContent().catch((error: unknown) => [inspect(error)]);
  for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
  if (complaints.length > 0) process.exitCode = 1;
  const { listPossibleContentMistakes } = complaints.length > 0 ? {} : await import("./possible-content-mistakes.ts");
  for (const line of (await listPossibleContentMistakes?.()) ?? []) process.stdout.write(`Worth a look: ${line}\n`);
}
