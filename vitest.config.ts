import "./tests/support/forget-owner-settings.ts";
import { defineConfig } from "vitest/config";

export default defineConfig({
  envDir: false,
  test: {
    include: ["{app,content,domain,server,scripts,tools,vite}/**/*.test.ts", "tests/**/*.test.ts"],
    globalSetup: ["tests/support/postgres-setup.ts", "tests/support/assistant-setup.ts"],
    testTimeout: 60_000,
  },
});
