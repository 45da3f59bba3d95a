import "../support/forget-owner-settings.ts";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { closedEnvironment } from "../support/closed-environment.ts";
import { siteCommand } from "../support/site-process.ts";
import { browserPin } from "../support/staff-page.ts";
import { createTestFolder } from "../support/temp-folders.ts";
import { listEngines } from "./find-engines.ts";
import type { EngineOptions } from "./test.ts";

const siteUrl = `http://127.0.0.1:${process.env["TEST_PORT"] ?? 4173}`;
const engines = listEngines();

export default defineConfig<object, EngineOptions>({
  testDir: "journeys",
  // Without any engine there is nothing to run; the reporter says so.
  testMatch: engines.length > 0 ? "*.spec.ts" : [],
  timeout: 180_000,
  // Counted together with those of the other browser tests.
  retries: 1,
  // One worker for each engine: it starts once, and both cores are used.
  workers: 2,
  projects: engines.map((found) => ({ name: found.name, workers: 1, use: { found, siteUrl } })),
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"], ["./report-missing-engines.ts"], ["../support/second-tries.ts"]],
  webServer: {
    command: siteCommand({
      PORT: new URL(siteUrl).port,
      LOG_LEVEL: "error",
      RATE_LIMIT: "off",
      DATABASE_URL: `file:${createTestFolder()}/site.db`,
      STAFF_PIN: browserPin,
    })
      .map((part) => JSON.stringify(part))
      .join(" "),
    env: closedEnvironment(),
    cwd: path.resolve(import.meta.dirname, "../.."),
    url: `${siteUrl}/robots.txt`,
    reuseExistingServer: false,
  },
});
