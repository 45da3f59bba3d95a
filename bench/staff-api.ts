import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { loadOrTrainModel } from "#server/assistant/training/load-or-train-model.ts";
import { createPostCollection } from "#server/blog/posts.ts";
import { readConfig } from "#server/config.ts";
import type { Db } from "#server/db/engine/database.ts";
import { createLog } from "../server/log.ts";
import { createServices } from "../server/services.ts";
import { createPostgresDatabase, startPostgres } from "../tests/support/postgres.ts";
import { signedInClient, staffPin } from "../tests/support/staff-client.ts";
import { medianOf } from "./figures.ts";

export const runs = 15;

export type StaffFigures = { engine: string; endpoint: string; median: number; slowest: number; kilobytes: number }[];

export type Time = (endpoint: string, run: (index: number) => Promise<Response>) => Promise<void>;
export type StaffClient = Awaited<ReturnType<typeof signedInClient>>;
type Measured = { fill: (db: Db) => Promise<void>; callAll: (staff: StaffClient, time: Time) => Promise<void> };

/** Calls endpoints of the staff API on a filled database, on both engines. */
export async function measureStaffApi(measured: Measured): Promise<StaffFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-bench-"));
  const postgres = await startPostgres();
  try {
    return [
      ...(await measure("SQLite", `file:${path.join(folder, "site.db")}`, measured)),
      ...(await measure("PostgreSQL", await createPostgresDatabase(postgres.url), measured)),
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(engine: string, databaseUrl: string, { fill, callAll }: Measured): Promise<StaffFigures> {
  const services = await createServices({
    config: readConfig({ DATABASE_URL: databaseUrl, STAFF_PIN: staffPin }),
    log: createLog("silent"),
    now: () => new Date(),
    posts: createPostCollection([], { drafts: false }),
    model: loadOrTrainModel(),
    print: () => {},
  });
  await fill(services.db);
  // A database in production has statistics for its query planner, and PostgreSQL cleans up behind what was written.
  await sql.raw(engine === "SQLite" ? "analyze" : "vacuum analyze").execute(services.db);
  const figures: StaffFigures = [];

  async function time(endpoint: string, run: (index: number) => Promise<Response>) {
    const times: number[] = [];
    let size = 0;
    for (let index = 0; index < runs; index += 1) {
      const before = performance.now();
      const response = await run(index);
      size = (await response.arrayBuffer()).byteLength;
      times.push(performance.now() - before);
      if (!response.ok) throw new Error(`${endpoint} answered ${response.status}`);
    }
    const rounded = (value: number) => Math.round(value * 10) / 10;
    const [median, slowest] = [rounded(medianOf(times)), rounded(Math.max(...times))];
    figures.push({ engine, endpoint, median, slowest, kilobytes: size / 1000 });
  }

  await callAll(await signedInClient(services), time);
  await services.close();
  return figures;
}
