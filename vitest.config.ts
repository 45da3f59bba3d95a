import "./tests/support/forget-owner-settings.ts";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./tests/support/slowest-first.ts";
import { inlineScript } from "./vite/inline-script.ts";

export default defineConfig({
  envDir: false,
  plugins: [inlineScript()],
  test: {
    include: ["{app,content,domain,server,scripts,tools,vite}/**/*.test.ts", "tests/**/*.test.ts"],
    globalSetup: ["tests/support/databases-setup.ts", "tests/support/assistant-setup.ts"],
    // Tests wait for databases and servers: with a worker for each of two cores, a fifth of them would be idle.
    maxWorkers: Math.max(3, availableParallelism()),
    // A process for each file would be half of the run. No test leaves anything behind in globals or modules.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    // Only what fails waits this long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
