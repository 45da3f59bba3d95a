import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { visitorPaths } from "../support/site-pages.ts";

type Message = { type: string; message: string; extract?: string; url: string };

const checker = fileURLToPath(new URL("build/dist/vnu.jar", import.meta.resolve("vnu-jar")));
const hasJava = spawnSync("java", ["-version"]).status === 0;

/** Messages of the checker that we ignore, each for a reason. */
const left = [
  // React closes void elements with a slash, which is harmless where all attributes are quoted, as React's are.
  "Trailing slash on void elements has no effect",
  // The standard has it for `rel="expect"` too, which this checker does not know yet.
  "A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”",
];

// It runs for seconds: to optimise its own code would take longer than the checking. Code that is not optimised needs a larger stack
// than some processors' Java gives it.
const javaOptions = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss8m"];

function check(folder: string): string[] {
  const args = [...javaOptions, "-jar", checker, "--format", "json", "--stdout", "--exit-zero-always", folder];
  const { stdout, stderr } = spawnSync("java", args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  expect(stdout, stderr).not.toBe("");
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages
    .filter(({ message }) => !left.some((start) => message.startsWith(start)))
    .map(({ type, message, extract, url }) => `${path.basename(url)}: ${type}: ${message} ${extract ?? ""}`);
}

test("every page is valid HTML by the Nu checker, which needs Java", async ({ request }) => {
  test.skip(!hasJava, "There is no java on this machine: the HTML was not checked.");
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const articles = Array.from(sitemap.matchAll(/<loc>[^<]*(\/blog\/[^<]+)<\/loc>/g), ([, article]) => article ?? "");
  expect(articles.length).toBeGreaterThan(0);
  const folder = mkdtempSync(path.join(tmpdir(), "course-site-html-"));
  try {
    for (const address of [...visitorPaths, ...articles, "/blog?page=2", "/sr"]) {
      const html = await (await request.get(address)).text();
      // The checker's CSS parser does not know container queries.
      const withoutStyles = html.replaceAll(/(<style[^>]*>).*?(<\/style>)/gs, "$1$2");
      writeFileSync(path.join(folder, `${encodeURIComponent(address)}.html`), withoutStyles);
    }
    // A checker that finds nothing anywhere would prove nothing.
    writeFileSync(path.join(folder, "wrong.html"), "<!doctype html><html lang=en><title>x</title><p><div></p>");
    const found = check(folder);
    expect(found.filter((line) => !line.startsWith("wrong.html"))).toEqual([]);
    expect(found).not.toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
