import "./tests/support/forget-owner-settings.ts";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { iconSprite } from "./vite/icon-sprite.ts";
import { inlineScript } from "./vite/inline-script.ts";

/** Builds and servers are started in tests/; a unit test sits beside its file. */
const startsProcesses = ({ moduleId }: TestSpecification) => /\/tests\/[^/]+\.test\.ts$/.test(moduleId);

/** Files that take half a minute come first: begun last, one of them would keep a single core busy at the end of the run. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the sequencer, not of an array
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(startsProcesses(b)) - Number(startsProcesses(a)));
  }
}

export default defineConfig({
  envDir: false,
  plugins: [inlineScript(), iconSprite()],
  test: {
    include: ["{app,content,domain,server,scripts,tools,vite}/**/*.test.ts", "tests/**/*.test.ts"],
    globalSetup: "tests/support/global-setup.ts",
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
