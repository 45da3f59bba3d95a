import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { serverFence } from "./vite/server-fence.ts";

export default defineConfig({
  plugins: [serverFence(), tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
  },
  environments: {
    // The Hono app is the server's entry, so that the launchers and React Router share one copy of every module.
    ssr: { build: { rollupOptions: { input: "./server/entry.ts" } } },
  },
});
