import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One server for the whole run; each test gets a database of its own on it. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres();
  project.provide("postgresUrl", url);
  return stop;
}
