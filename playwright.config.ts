import "./tests/support/forget-owner-settings.ts";
import { defineConfig, devices } from "@playwright/test";
import { closedEnvironment } from "./tests/support/closed-environment.ts";
import { browserArgs, findBrowser } from "./tests/support/find-browser.ts";
import { siteCommand } from "./tests/support/site-process.ts";
import { createTestFolder } from "./tests/support/temp-folders.ts";

const port = Number(process.env["TEST_PORT"] ?? 4173);

/** A page lives for seconds here, in contexts that never share anything. */
const thriftyArgs = [
  // With a limit no spare process is started for a page that may follow, a twentieth of the run.
  "--renderer-process-limit=1",
  // Code that is optimised is seldom used again, a tenth of the run.
  "--js-flags=--no-opt --no-maglev --single-threaded-gc",
];

export default defineConfig({
  testDir: "tests/browser",
  fullyParallel: true,
  // Only what fails waits this long. The defaults, 30 s and 5 s, fail a page that is right on a machine that is slow.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // For one test in a run; the reporter names it, and fails the run when two tests needed it.
  retries: 1,
  // More than the cores: a test waits for its browser and its browser for the test, and neither keeps a core busy.
  workers: 3,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"], ["./tests/support/second-tries.ts"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findBrowser(), args: [...browserArgs, ...thriftyArgs] },
    // What moves is drawn sixty times a second, a seventh of the run, and cannot be measured exactly. Motion has tests of its own, in
    // the specs that use `withMotion`.
    contextOptions: { reducedMotion: "reduce" },
  },
  webServer: {
    command: siteCommand({
      PORT: String(port),
      LOG_LEVEL: "error",
      DATABASE_URL: `file:${createTestFolder()}/site.db`,
      STAFF_PIN: "2468",
    })
      .map((part) => JSON.stringify(part))
      .join(" "),
    env: closedEnvironment(),
    url: `http://localhost:${port}/robots.txt`,
    reuseExistingServer: false,
  },
});
