import { defineConfig } from "vitest/config";
import { inlineScript } from "./vite/inline-script.ts";

export default defineConfig({
  plugins: [inlineScript()],
  test: {
    include: ["{app,content,domain,server,scripts,tools}/**/*.test.ts", "tests/**/*.test.ts"],
    globalSetup: ["tests/support/postgres-setup.ts"],
    testTimeout: 60_000,
  },
});
