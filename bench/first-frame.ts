import "../tests/support/forget-owner-settings.ts";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
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
  for (const { name, delay } of await measureInteractions(site.url)) print(`${name}: ${delay} ms (150)`);
  bare.close().closeAllConnections();
  await hello.stop();
  await site.end();
});
