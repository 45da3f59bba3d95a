import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { loadOrTrainModel } from "#server/assistant/training/load-or-train-model.ts";
import { openDatabase } from "#server/db/engine/database.ts";
import { memoryFolder, roomyFolder } from "./temp-folders.ts";
import { createPostgresDatabase, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** An empty database with all migrations, of each engine: to copy it takes half as long as to migrate one. */
    migrated: { sqlite: string; postgres: string };
  }
}

/** Before the first test: a database server for the whole run, on which each test gets a database of its own. */
export default async function setup(project: TestProject) {
  // Trained here where its content has changed, so that no test process has to.
  loadOrTrainModel();
  const { url: serverUrl, stop } = await startPostgres(roomyFolder);
  const folder = mkdtempSync(path.join(memoryFolder, "site-migrated-"));
  const file = path.join(folder, "site.db");
  const url = await createPostgresDatabase(serverUrl);
  for (const address of [{ engine: "sqlite", file } as const, { engine: "postgres", url } as const]) {
    // The last connection to close leaves all of an SQLite database in its one file.
    await (await openDatabase(address)).destroy();
  }
  project.provide("postgresUrl", serverUrl);
  project.provide("migrated", { sqlite: file, postgres: url });
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await stop();
  };
}
