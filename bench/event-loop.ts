import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { loadOrTrainModel } from "#server/assistant/training/load-or-train-model.ts";
import { createPostCollection } from "#server/blog/posts.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "../server/log.ts";
import { createServices } from "../server/services.ts";
import { inTempFolder } from "../tests/faults/scenario.ts";
import { countTurns } from "../tests/support/count-turns.ts";
import { signedInClient, staffPin } from "../tests/support/staff-client.ts";
import { fill } from "./staff.ts";

type Pause = { work: string; seconds: number; longest: number; longestOfProcessor: number };

/**
 * How long a page waits for the event loop while SQLite works on it with a hundred thousand requests. The pauses of the
 * garbage collector are in it, and those of a machine that does something else: only the processor's time is without these.
 */
export const measureEventLoop = () =>
  inTempFolder(async (folder): Promise<Pause[]> => {
    const env = { DATABASE_URL: `file:${folder}/site.db`, STAFF_PIN: staffPin, RETENTION_MONTHS: "1" };
    const services = await createServices({
      config: readConfig(env),
      log: createLog("silent"),
      now: () => new Date(),
      posts: createPostCollection([], { drafts: false }),
      model: loadOrTrainModel(),
      print: () => {},
    });
    await fill(services.db);
    const staff = await signedInClient(services);
    const pauses: Pause[] = [];
    async function measure(work: string, run: () => Promise<unknown>) {
      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      const before = performance.now();
      let longestOfProcessor = 0;
      let used = process.threadCpuUsage();
      await countTurns(run, () => {
        const now = process.threadCpuUsage();
        const taken = now.user + now.system - used.user - used.system;
        longestOfProcessor = Math.max(longestOfProcessor, taken / 1000);
        used = now;
      });
      const seconds = (performance.now() - before) / 1000;
      // A wait is known when it is over.
      await setTimeout(20);
      delay.disable();
      pauses.push({ work, seconds, longest: delay.max / 1e6, longestOfProcessor });
    }
    const contact = "v77@example.com";
    const csv = ["Name,Phone", ...Array.from({ length: 2000 }, (_, index) => `New ${index},98${index}0000`)].join("\n");
    await measure("finding one person", () => staff.ask(`/staff/person?contact=${contact}`));
    await measure("erasing one person", () => staff.post("/staff/person/erase", { contact, confirm: contact }));
    await measure("preview of 2,000 students to import", () => staff.post("/students/import/preview", { csv }));
    await measure("import of 2,000 students", () =>
      staff.post("/students/import", { csv, key: "bench", duplicates: "add" }),
    );
    await measure("search keys made anew, and erasing all requests by age", () => services.retention.run());
    await services.close();
    return pauses;
  });
