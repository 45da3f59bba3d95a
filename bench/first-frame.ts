import "../tests/support/forget-owner-settings.ts";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { findEngine } from "../tests/engines/find-engines.ts";
import { startEngine } from "../tests/engines/start-engine.ts";
import { inTempFolder } from "../tests/faults/scenario.ts";
import { browserArgs, findFullBrowser } from "../tests/support/find-browser.ts";
import { createSiteProcess } from "../tests/support/site-process.ts";
import { medianOf } from "./figures.ts";
import { startHelloWorld } from "./hello-world.ts";
import { measureInteractions } from "./interactions.ts";
import { gotoHydrated, type Visit } from "./pages.ts";
import { timeStart } from "./time-start.ts";

const runs = 5;
const phase = "/intermediate-fullstack-course";
const paths = ["/", "/pricing", phase, "/faq", "/blog", "/blog/docker-for-beginners", "/help"];
const print = (line: string) => process.stdout.write(`${line}\n`);
const bareHtml = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Hello, world</h1>`;

/** The first frame and hydration of every kind of page beside a bare page and a hello world of the same stack, in minutes. */
await inTempFolder(async (folder) => {
  const site = await createSiteProcess({ DATABASE_URL: `file:${folder}/site.db`, LOG_LEVEL: "debug" });
  await timeStart(site);
  const hello = await startHelloWorld();
  const bare = createServer((_, response) => response.setHeader("content-type", "text/html").end(bareHtml));
  await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve));
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  const targets = [["bare page", bareUrl], ["hello world", hello.url], ...paths.map((path) => [path, site.url + path])];

  const visits = new Map<string, Visit[]>();
  const { executablePath, isFull } = findFullBrowser();
  if (!isFull)
    print("**No full browser was found** (CHROMIUM_PATH names one): the headless shell flatters every figure.\n");
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  // Interleaved, so that other load on the machine affects all alike.
  for (let run = 0; run < runs; run += 1) {
    for (const [name = "", url = ""] of targets) {
      visits.set(name, [...(visits.get(name) ?? []), await gotoHydrated(browser, url)]);
    }
  }
  await browser.close();
  const helloPaint = medianOf((visits.get("hello world") ?? []).map(({ firstPaint }) => firstPaint));
  print(
    "| page | first, largest paint | × hello world (1.35) | blocking after it / in all (150) | hydrated (1700) | shift |",
  );
  print("| --- | --- | --- | --- | --- | --- |");
  for (const [name, all] of visits) {
    const median = (pick: (visit: Visit) => number) => medianOf(all.map(pick));
    const paint = median((visit) => visit.firstPaint);
    const blocking = `${median((visit) => visit.blocking)} / ${median((visit) => visit.blockingInAll)}`;
    const paints = `${paint}, ${median((visit) => visit.largestPaint)}`;
    const [hydrated, shift] = [median((visit) => visit.hydrated), median((visit) => visit.shift)];
    print(`| ${name} | ${paints} | ${(paint / helloPaint).toFixed(2)} | ${blocking} | ${hydrated || ""} | ${shift} |`);
  }
  for (const line of await paintInFirefox(targets)) print(line);
  for (const { name, delay } of await measureInteractions(site.url)) print(`${name}: ${delay} ms (150)`);
  bare.close().closeAllConnections();
  await hello.stop();
  await site.end();
});

/** Unthrottled: whether another engine paints in the same order, no more. */
async function paintInFirefox(targets: readonly string[][]): Promise<string[]> {
  const [found] = findEngine("Firefox");
  if (!found) return ["Firefox: not found"];
  const engine = await startEngine(found, "");
  const lines: string[] = [];
  for (const [name = "", url = ""] of targets) {
    const paints: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const driver = await engine.visit();
      await driver.resize(412, 823);
      await driver.goto(url);
      let paint: unknown;
      for (let look = 0; look < 100 && typeof paint !== "number"; look += 1) {
        await sleep(50);
        // Until the page is there, a script has nowhere to run.
        paint = await driver
          .evaluate(`(${readFirstPaint.toString()})(${JSON.stringify(new URL(url).href)})`)
          .catch(() => undefined);
      }
      if (typeof paint !== "number") throw new Error(`Firefox painted nothing of ${url}`);
      paints.push(paint);
      await driver.close();
    }
    lines.push(`Firefox, not slowed down, ${name}: first paint ${Math.round(medianOf(paints))} ms`);
  }
  await engine.close();
  return lines;
}

function readFirstPaint(url: string): number | undefined {
  return location.href === url ? performance.getEntriesByName("first-contentful-paint")[0]?.startTime : undefined;
}
