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
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two shared files instead of thirty small ones: on a slow line each request costs a round trip.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 2,
                },
                { name: "site", test: /[\\/](app|domain|node_modules)[\\/]/, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // The Hono app is the server's entry, so that the launchers and React Router share one copy of every module.
    ssr: { build: { rollupOptions: { input: "./server/entry.ts" } } },
  },
});
