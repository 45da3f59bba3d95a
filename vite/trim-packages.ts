import type { Plugin } from "vite";

/**
 * Bundles packages into the built server for the little that it uses of each: whole, they cost
 * memory and time at every start. Not in development, which cannot load CommonJS this way.
 */
export const trimPackages = (): Plugin => ({
  name: "trim-packages",
  apply: "build",
  config: () => ({
    environments: {
      ssr: {
        resolve: {
          noExternal: ["devlop", "highlight.js", "kysely", "lowlight", "lucide-react"],
          // Each of its 1,700 icons would become a file of the build.
          external: ["lucide-react/dynamicIconImports"],
        },
      },
    },
  }),
});
