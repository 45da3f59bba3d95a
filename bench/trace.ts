import type { Browser, Page } from "@playwright/test";

/** What the main thread did, by the names of Chromium's own trace. */
const kinds: Record<string, string> = {
  ParseHTML: "parse",
  UpdateLayoutTree: "style",
  Layout: "layout",
  EvaluateScript: "script",
  FunctionCall: "script",
};

type TraceEvent = {
  name: string;
  ts: number;
  dur?: number;
  pid: number;
  args?: { data?: { documentLoaderURL?: string } };
};

/** When each kind of work began and ended, and how long it took in all, in milliseconds since the visit began. */
export type Work = { kind: string; from: number; to: number; total: number };

/** The work of one visit. Apart from the timed visits, because recording it takes time itself. */
export async function traceVisit(browser: Browser, page: Page, visit: () => Promise<unknown>): Promise<Work[]> {
  await browser.startTracing(page, { categories: ["devtools.timeline", "blink.user_timing", "loading"] });
  await visit();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  // Pictures are documents too, and so have a start.
  const start = traceEvents.find(
    ({ name, args }) => name === "navigationStart" && args?.data?.documentLoaderURL === page.url(),
  );
  const events = traceEvents.filter(({ pid, ts, dur }) => pid === start?.pid && ts >= start.ts && dur !== undefined);
  return [...new Set(Object.values(kinds))].map((kind) => {
    const own = events.filter(({ name }) => kinds[name] === kind);
    const since = (time: number) => Math.round((time - (start?.ts ?? 0)) / 1000);
    return {
      kind,
      from: since(Math.min(...own.map(({ ts }) => ts))),
      to: since(Math.max(...own.map(({ ts, dur = 0 }) => ts + dur))),
      total: Math.round(own.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000),
    };
  });
}
