import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,content,domain,server,scripts,tools}/**/*.test.ts", "tests/**/*.test.ts"],
    globalSetup: ["tests/support/postgres-setup.ts", "tests/support/assistant-setup.ts"],
    testTimeout: 60_000,
  },
});
