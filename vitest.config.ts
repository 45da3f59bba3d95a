import "./tests/support/forget-owner-settings.ts";
import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./tests/support/slowest-first.ts";
import { inlineScript } from "./vite/inline-script.ts";

export default defineConfig({
  envDir: false,
  plugins: [inlineScript()],
  test: {
    include: ["{app,content,domain,server,scripts,tools,vite}/**/*.test.ts", "tests/**/*.test.ts"],
    globalSetup: ["tests/support/databases-setup.ts", "tests/support/assistant-setup.ts"],
    // More than two cores: tests wait for databases and servers, and a part of the machine would be idle.
    maxWorkers: 3,
    // A process for each file would be half of the run. No test leaves anything behind in globals or modules.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    testTimeout: 60_000,
  },
});
