import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { freshModel } from "#server/assistant/model/fresh-model.ts";
import { createPosts } from "#server/blog/posts.ts";
import { readConfig } from "../server/config.ts";
import type { Db } from "../server/db/database.ts";
import { createLog } from "../server/log.ts";
import { createServices } from "../server/services.ts";
import { createPostgresDatabase, startPostgres } from "../tests/support/postgres.ts";
import { signedInClient, staffPin } from "../tests/support/staff-client.ts";
import { medianOf } from "./figures.ts";
import type { StaffFigures } from "./staff.ts";

const students = 10_000;
const classSize = 60;
const runs = 15;
const batch = 500;

/** Filters, files and whole classes of ten thousand students. */
export async function measureStudents(): Promise<StaffFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-bench-"));
  const postgres = await startPostgres();
  try {
    return [
      ...(await measure("SQLite", `file:${path.join(folder, "site.db")}`)),
      ...(await measure("PostgreSQL", await createPostgresDatabase(postgres.url))),
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(engine: string, databaseUrl: string): Promise<StaffFigures> {
  const services = await createServices({
    config: readConfig({ DATABASE_URL: databaseUrl, STAFF_PIN: staffPin }),
    log: createLog("silent"),
    now: () => new Date(),
    posts: createPosts([], { drafts: false }),
    model: freshModel(),
    print: () => {},
  });
  await fill(services.db);
  await sql`analyze`.execute(services.db);
  const staff = await signedInClient(services);
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

  const classOf = (index: number) => ({
    day: 58,
    done: true,
    students: Array.from({ length: classSize }, (_, offset) => ({ id: `student-${index * 100 + offset}`, version: 1 })),
  });
  const csv = ["Name,Phone", ...Array.from({ length: 2000 }, (_, index) => `New ${index},98${index}0000`)].join("\n");
  await time("students by phone", () => staff.ask("/students?search=%2B91%2098765%2009999"));
  await time("students quiet for 14 days", () => staff.ask("/students?needs=quiet-14&paid=no"));
  await time("students behind", () => staff.ask("/students?needs=behind"));
  await time("students as CSV, filtered", () => staff.ask("/students.csv?needs=finished"));
  await time(`one day for ${classSize} students`, (index) => staff.post("/students/progress-all", classOf(index)));
  await time("preview of 2,000 to import", () => staff.post("/students/import/preview", { csv }));
  await services.close();
  return figures;
}

const day = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

async function fill(db: Db) {
  for (let from = 0; from < students; from += batch) {
    const rows = Array.from({ length: batch }, (_, offset) => {
      const index = from + offset;
      const name = `Some Name ${index}`;
      const completed = Array.from({ length: index % 59 }, (_, at) => at + 1);
      return {
        id: `student-${index}`,
        name,
        search_key: name.toLowerCase(),
        enrollment_date: daysAgo(index % 90),
        current_phase: "basic" as const,
        completed_days: JSON.stringify(completed),
        version: 1,
        created_at: daysAgo(index % 90),
        updated_at: daysAgo(index % 30),
        phone: `+91 98765 ${String(index).padStart(5, "0")}`,
        phone_digits: `98765${String(index).padStart(5, "0")}`,
      };
    });
    await db.insertInto("students").values(rows).execute();
  }
}
