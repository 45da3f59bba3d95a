import { eventually } from "../tests/faults/scenario.ts";
import type { SiteProcess } from "../tests/support/site-process.ts";

/**
 * Starts a site that logs at level debug and waits until it is at rest: its pages are compressed as well as it gets. Tells the
 * milliseconds until it listened and until every page was cached.
 */
export async function timeStart(site: SiteProcess) {
  const begin = performance.now();
  const timeOf = async (event: string) => {
    if (!(await eventually(async () => site.output().includes(`"${event}"`), 60_000))) throw new Error(`Not ${event}`);
    return performance.now() - begin;
  };
  const started = site.start();
  const times = { listening: await timeOf("listening"), cached: await timeOf("pages cached") };
  await timeOf("pages compressed");
  await started;
  return times;
}
