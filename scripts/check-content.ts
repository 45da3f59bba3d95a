import { glob } from "node:fs/promises";

/** Parses every content file; a wrong one throws with its file and field named. */
export async function checkContent() {
  for await (const file of glob("content/**/*.ts", { exclude: ["**/*.test.ts"] }))
    await import(new URL(`../${file}`, import.meta.url).href);
}
