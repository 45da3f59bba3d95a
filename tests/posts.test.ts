import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseSync } from "vite";
import { afterAll, expect, test } from "vitest";
import { listPostFaults } from "../scripts/list-post-faults.ts";
import { createLinkChecker } from "../scripts/create-link-checker.ts";
import { listCacheablePathsOutsideBlog } from "#server/pages/site-files.ts";
import { renderArticle } from "#server/blog/markdown/render-markdown.ts";
import { listCategoryNames, loadPosts } from "#server/blog/posts.ts";

const posts = loadPosts("content/posts", { drafts: true });
const folder = mkdtempSync(path.join(tmpdir(), "post-code-"));
afterAll(() => rmSync(folder, { recursive: true }));
const hasPython = spawnSync("python3", ["--version"]).status === 0;
const hasBash = spawnSync("bash", ["--version"]).status === 0;

type Block = { post: string; language: string; run: boolean; code: string; output: string | undefined; name: string };

/** Fenced code: `python run` is executed, and must print the `text output` block that follows it. */
const blocks = posts.all.flatMap(({ slug, content }): Block[] => {
  const fences = [...content.matchAll(/^```(\w*) ?(\w*)\n([\s\S]*?)^```$/gm)];
  return fences.map(([, language = "", mark, code = ""], index) => {
    const [, nextLanguage, nextMark, nextCode] = fences[index + 1] ?? [];
    const output = nextLanguage === "text" && nextMark === "output" ? nextCode : undefined;
    return {
      post: slug,
      language,
      run: mark === "run",
      code,
      output,
      name: `${slug}, block ${index + 1} (${language})`,
    };
  });
});

const select = (languages: string[], run: boolean) =>
  blocks
    .filter((block) => languages.includes(block.language) && block.run === run)
    .map((block) => [block.name, block] as const);

function execute(command: string, args: string[], input = "") {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    timeout: 20_000,
    input,
  });
  return { status, stdout, stderr };
}

function write(code: string, ending: string) {
  const file = path.join(folder, `code-${crypto.randomUUID()}${ending}`);
  writeFileSync(file, code);
  return file;
}

test("every post has pictures that are there and links that lead somewhere", () => {
  const findDeadLink = createLinkChecker(posts);
  const faults = posts.all.flatMap((post) => listPostFaults(`content/posts/${post.slug}.md`, post, findDeadLink));
  expect(faults).toEqual([]);
});

test("there are twelve articles in five categories or more", () => {
  expect(posts.all.filter((post) => post.status === "published").length).toBeGreaterThanOrEqual(12);
  expect(listCategoryNames(posts).length).toBeGreaterThanOrEqual(5);
});

test.skipIf(!hasPython).each(select(["python"], true))("%s runs", (_, { code, output }) => {
  const result = execute("python3", [write(code, ".py")]);
  expect(result.status, result.stderr).toBe(0);
  expect(result.stdout).toBe(output ?? result.stdout);
});

test.skipIf(!hasPython)("the other Python blocks can be read by Python", () => {
  const files = select(["python"], false).map(([, { code }]) => write(code, ".py"));
  const result = execute("python3", ["-m", "py_compile", ...files]);
  expect(result.status, result.stderr).toBe(0);
});

test.each(select(["js", "ts"], true))("%s runs", (_, { code, language, output }) => {
  const result = execute(process.execPath, [write(code, language === "ts" ? ".mts" : ".mjs")]);
  expect(result.status, result.stderr).toBe(0);
  expect(result.stdout).toBe(output ?? result.stdout);
});

test.each(select(["js", "jsx", "ts", "tsx"], false))("%s is JavaScript", (_, { code, language }) => {
  expect(parseSync(`code.${language === "js" ? "mjs" : language}`, code).errors).toEqual([]);
});

test.each(select(["json"], false))("%s is JSON", (_, { code }) => expect(() => JSON.parse(code)).not.toThrow());

test.skipIf(!hasBash).each(select(["bash"], false))("%s is a shell script", (_, { code }) => {
  const result = execute("bash", ["-n"], code);
  expect(result.status, result.stderr).toBe(0);
});

test.skipIf(!hasPython)("the tool server of the article answers a client", () => {
  const server = blocks.find((block) => block.post === "what-is-an-mcp-server" && block.run);
  const requests = [
    { jsonrpc: "2.0", id: 1, method: "tools/list" },
    { jsonrpc: "2.0", method: "notifications/initialized" },
    { jsonrpc: "2.0", id: 2, method: "tools/call", params: { name: "days_left", arguments: { done: 21 } } },
  ];
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join("");
  const { stdout } = execute("python3", [write(server?.code ?? "", ".py")], input);
  const answers = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { id: number; result: unknown });
  expect(answers.map((answer) => answer.id)).toEqual([1, 2]);
  expect(answers[1]?.result).toMatchObject({ content: [{ text: "37 of 58 days left" }] });
});

const known = new Set([...listCacheablePathsOutsideBlog({ posts }), ...posts.all.map((post) => `/blog/${post.slug}`)]);

test.each(posts.all.map((post) => [post.slug, post] as const))(
  "%s has 700 to 1500 words, headings and links that lead somewhere",
  (_, { content }) => {
    const prose = content.replaceAll(/^```[\s\S]*?^```$/gm, "");
    const words = prose.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1500);
    expect(content).not.toMatch(/[\u2013\u2014]/);
    expect(prose).not.toMatch(/^# /m);
    const { html, headings } = renderArticle(content);
    expect(headings.length).toBeGreaterThanOrEqual(4);
    for (const [, href = ""] of html.matchAll(/href="(\/[^"#]*)/g)) expect(known, href).toContain(href);
    for (const [, src = ""] of html.matchAll(/src="([^"]*)"/g)) expect(existsSync(`public${src}`), src).toBe(true);
  },
);

test("the posts together use every Markdown extension", () => {
  const html = posts.all.map((post) => renderArticle(post.content).html).join("");
  for (const part of [
    "<table>",
    "task-done",
    "<del>",
    "data-footnotes",
    '<a href="https://',
    "<figure",
    "<img",
    "<blockquote>",
  ]) {
    expect(html).toContain(part);
  }
});
