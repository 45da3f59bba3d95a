import { type Browser, chromium } from "@playwright/test";
import { browserArgs, findFullBrowser } from "../tests/support/find-browser.ts";
import { medianOf } from "./figures.ts";
import { startFloor } from "./floor.ts";
import { traceVisit } from "./trace.ts";

const runs = 5;
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const slowdown = 4;

export type Visit = {
  bytes: { html: number; script: number; font: number; other: number };
  requests: number;
  firstPaint: number;
  largestPaint: number;
  /** After the first paint, as in Lighthouse. */
  blocking: number;
  blockingInAll: number;
  /** When the page had its behaviour; 0 where it has none. */
  hydrated: number;
  /** Of the scripts' heap, in bytes, after a garbage collection. */
  heap: number;
  shift: number;
};

type Seen = Omit<Visit, "bytes" | "requests" | "heap">;

/** Each page beside its own HTML without scripts and beside a hello world of the same stack. */
export async function measurePages(url: string, helloUrl: string, paths: readonly string[]) {
  const { executablePath, isFull } = findFullBrowser();
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const bare = await startFloor(url);
  const results = [];
  for (const path of paths) {
    const whole: Visit[] = [];
    const floor: Visit[] = [];
    const hello: Visit[] = [];
    // Interleaved, so that other load on the machine affects all alike.
    for (let run = 0; run < runs; run += 1) {
      whole.push(await gotoHydrated(browser, url + path));
      floor.push(await gotoHydrated(browser, bare.url + path));
      hello.push(await gotoHydrated(browser, helloUrl));
    }
    const median = (visits: Visit[], pick: (visit: Visit) => number) => medianOf(visits.map(pick));
    results.push({
      path,
      bytes: whole[0]?.bytes ?? { html: 0, script: 0, font: 0, other: 0 },
      requests: whole[0]?.requests ?? 0,
      firstPaint: median(whole, (v) => v.firstPaint),
      largestPaint: median(whole, (v) => v.largestPaint),
      floorFirstPaint: median(floor, (v) => v.firstPaint),
      floorLargestPaint: median(floor, (v) => v.largestPaint),
      helloFirstPaint: median(hello, (v) => v.firstPaint),
      hydrated: median(whole, (v) => v.hydrated),
      blocking: median(whole, (v) => v.blocking),
      blockingInAll: median(whole, (v) => v.blockingInAll),
      helloBlockingInAll: median(hello, (v) => v.blockingInAll),
      floorBlocking: median(floor, (v) => v.blocking),
      helloBlocking: median(hello, (v) => v.blocking),
      heap: median(whole, (v) => v.heap),
      helloHeap: median(hello, (v) => v.heap),
      shift: median(whole, (v) => v.shift),
      work: await traceWork(browser, url + path),
    });
  }
  await bare.stop();
  await browser.close();
  return { isFull, results };
}

async function traceWork(browser: Browser, url: string) {
  const { page, context } = await openSlowPhone(browser);
  const work = await traceVisit(browser, page, () => page.goto(url, { waitUntil: "networkidle" }));
  await context.close();
  return work;
}

const kinds: Record<string, keyof Visit["bytes"]> = { document: "html", script: "script", font: "font" };

async function openSlowPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slowNetwork);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { context, page, session };
}

/** One first visit. */
export async function gotoHydrated(browser: Browser, url: string): Promise<Visit> {
  const { context, page, session } = await openSlowPhone(browser);

  let requests = 0;
  const bytes = { html: 0, script: 0, font: 0, other: 0 };
  page.on("response", (response) => {
    requests += 1;
    bytes[kinds[response.request().resourceType()] ?? "other"] += Number(response.headers()["content-length"] ?? 0);
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "networkidle" });
  // Blocking tasks may still run when the network is idle.
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize: heap } = await session.send("Runtime.getHeapUsage");
  await context.close();
  return { bytes, requests, heap, ...seen };
}

function observe() {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, blocking: 0, blockingInAll: 0, hydrated: 0, shift: 0 };
  (globalThis as unknown as { seen: Seen }).seen = seen;
  const watch = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.firstPaint = Math.round(entry.startTime);
  });
  watch("largest-contentful-paint", (entry) => {
    seen.largestPaint = Math.round(entry.startTime);
  });
  watch("longtask", (entry) => {
    const blocking = Math.max(0, Math.round(entry.duration - 50));
    seen.blockingInAll += blocking;
    if (seen.firstPaint > 0 && entry.startTime + entry.duration > seen.firstPaint) seen.blocking += blocking;
  });
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset["hydrated"] === undefined) return;
    seen.hydrated = Math.round(performance.now());
    observer.disconnect();
  }).observe(document, { attributes: true, childList: true, subtree: true });
  watch("layout-shift", (entry) => {
    seen.shift = Math.round((seen.shift + (entry.value ?? 0)) * 1000) / 1000;
  });
}
