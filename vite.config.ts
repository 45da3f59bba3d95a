import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { currency } from "./content/region.ts";
import { readMoneyFormat } from "./domain/format/money.ts";
import { stripInlinedGlobalStyles } from "./vite/strip-inlined-global-styles.ts";
import { iconSprite } from "./vite/icon-sprite.ts";
import { inlineScript } from "./vite/inline-script.ts";
import { throwRouteLoadErrors } from "./vite/throw-route-load-errors.ts";
import { forbidServerAndContentImports } from "./vite/forbid-server-and-content-imports.ts";

export default defineConfig(({ command }) => ({
  // Settings are read at start: a build must not contain those of the folder it was made in.
  envDir: false,
  define: { moneyFormat: JSON.stringify(readMoneyFormat(currency)) },
  plugins: [
    forbidServerAndContentImports(),
    inlineScript(),
    iconSprite(),
    throwRouteLoadErrors(),
    tailwindcss(),
    reactRouter(),
    stripInlinedGlobalStyles(),
  ],
  // The worker of the lesson as one file: its policy lets it load no other.
  worker: { format: "es", rolldownOptions: { output: { codeSplitting: false } } },
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      // What server and browser share is imported by the one and loaded late by the other. Where the time goes is nobody's complaint.
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      // A schema does nothing until it is used: pages that take a rule from a file leave the schemas beside it behind. Nor do
      // the router's warnings to its developers.
      treeshake: { manualPureFunctions: ["v", "console.warn"], propertyReadSideEffects: false },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Most of these functions are called while a page hydrates: compiled ahead, off the main thread, where the browser can.
            postBanner: ({ name }) => (["framework", "site"].includes(name) ? "//# allFunctionsCalledOnLoad" : ""),
            // Two shared files instead of thirty small ones: on a slow network each request costs a round trip. Features stay
            // out of them, or the code of dialogs, chat and staff page would be loaded with every page, and so does what only
            // pages with a long text or a form have.
            codeSplitting: {
              groups: [
                // What checks a text is loaded with the first form or search, not with every page that shows one.
                {
                  name: "schemas",
                  test: /node_modules[\\/]valibot[\\/]|domain[\\/]content[\\/]define-content/,
                  priority: 3,
                },
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 2,
                },
                // The large drawings, on three kinds of page.
                {
                  name: "squares",
                  test: /[\\/](day-count-in-squares|lazy-day-square-links|squares-of-digits-and-days|day-phrases)\./,
                  priority: 0,
                },
                {
                  name: "site",
                  test: /[\\/]app[\\/](ui(?![\\/](dialog|share-|fillable-status|day-count-in|narrow-column))|lib(?![\\/](arrow-keys|use-url-text|use-keyboard|requests[\\/](form-drafts|submission|use-request)))|sections(?![\\/]article-)|features[\\/]theme)[\\/]/,
                  tags: ["$initial"],
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    // The Hono app is the server's entry, so that the launchers and React Router share one copy of every module.
    ssr: {
      build: { rollupOptions: { input: "./server/bundle-entry.ts" } },
      // Bundled for the little that is used of each: whole, they cost memory and time at every start. Not in development, which
      // cannot load CommonJS this way.
      ...(command === "build" && {
        resolve: {
          noExternal: ["devlop", "highlight.js", "kysely", "lowlight"],
        },
      }),
    },
  },
}));
