import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { browserArgs, findFullBrowser } from "../tests/support/find-browser.ts";
import { medianOf } from "./figures.ts";

const version = "13.5.0";
const folder = path.resolve("node_modules/.cache/lighthouse");
const runs = 5;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Result = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { code: string };
};
type Lighthouse = { default: (url: string, flags: object) => Promise<{ lhr: Result } | undefined> };
type Launcher = { launch: (options: object) => Promise<{ port: number; kill: () => void }> };

/** Mobile, with Lighthouse's simulated network and CPU throttling; medians of five. Null where it cannot be installed. */
export async function measureLighthouse(pages: readonly { path: string; url: string }[]) {
  if (!install()) return null;
  const { default: lighthouse } = (await load("lighthouse/core/index.js")) as Lighthouse;
  const { launch } = (await load("chrome-launcher/dist/index.js")) as Launcher;
  const results = [];
  for (const { path: page, url } of pages) {
    const taken: Result[] = [];
    // A run with a failed trace says nothing about the page: it is repeated, a few times at most.
    for (let attempt = 0; attempt < runs + 3 && taken.length < runs; attempt += 1) {
      const chrome = await launch({
        chromePath: findFullBrowser().executablePath,
        chromeFlags: ["--headless=new", ...browserArgs],
      });
      const run = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "silent" });
      chrome.kill();
      if (run && !run.lhr.runtimeError) taken.push(run.lhr);
    }
    const median = (pick: (result: Result) => number) => medianOf(taken.map(pick));
    const audit = (name: string) => Math.round(median((result) => result.audits[name]?.numericValue ?? 0));
    results.push({
      path: page,
      scores: categories.map((name) => median((result) => Math.round((result.categories[name]?.score ?? 0) * 100))),
      blocking: audit("total-blocking-time"),
      firstPaint: audit("first-contentful-paint"),
      largestPaint: audit("largest-contentful-paint"),
    });
  }
  return results;
}

/** Larger than all other tools together and used here alone: installed on first use, at a pinned version. */
function install(): boolean {
  if (existsSync(path.join(folder, "node_modules/lighthouse"))) return true;
  mkdirSync(folder, { recursive: true });
  const npm = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", `lighthouse@${version}`];
  return spawnSync("npm", npm, { stdio: "ignore" }).status === 0;
}

const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(folder, "node_modules", file)).href);
