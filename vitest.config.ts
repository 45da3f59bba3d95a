import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,content,domain,server,scripts}/**/*.test.ts", "tests/**/*.test.ts"],
  },
});
