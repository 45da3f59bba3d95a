import { readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { faces } from "#server/drawing/font-faces.ts";

/**
 * Licences under which the owner of a site need not publish its sources: attribution only, or, as MPL-2.0, the sources of the
 * package's own files where somebody changes them.
 */
export const permittedLicences = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
];

export type Licensed = { name: string; version: string; licence: string };

const packageSchema = v.object({
  version: v.string(),
  license: v.optional(v.string(), "unknown"),
  dev: v.optional(v.boolean(), false),
  devOptional: v.optional(v.boolean(), false),
});
const lockSchema = v.object({ packages: v.record(v.string(), packageSchema) });

const folder = "node_modules/";

/** Whose manifest names no licence; it is in the package's LICENSE file. */
const inLicenceFile: Record<string, string> = { "png-js": "MIT" };

/** Dev dependencies that are nevertheless part of a site; fonts are files under app/fonts and, for certificates, server/. */
const shippedByBuild = new Set([
  "@fontsource-variable/anek-latin",
  "@fontsource-variable/sometype-mono",
  "tailwindcss",
]);

/** Everything a running site consists of, for every platform, by the lockfile. */
export function listShippedLicences(lockfile = "package-lock.json"): Licensed[] {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(lockfile, "utf8")));
  const installed = Object.entries(packages).flatMap(([place, { version, license, dev, devOptional }]) => {
    const name = place.slice(place.lastIndexOf(folder) + folder.length);
    const isRuntime = place !== "" && !(dev || devOptional);
    return isRuntime || shippedByBuild.has(name) ? [{ name, version, licence: inLicenceFile[name] ?? license }] : [];
  });
  // Not installed: `npm run fonts` fetches them, and what it takes of them is part of the sources.
  const fonts = faces.map(({ fileName, version }) => ({
    name: `@expo-google-fonts/${fileName}`,
    version,
    licence: "OFL-1.1",
  }));
  return [...installed, ...fonts].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

export function formatLicences(list: readonly Licensed[]): string {
  const byLicence = Map.groupBy(list, ({ licence }) => licence);
  const parts = Array.from(byLicence)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, packages]) => {
      const names = packages.map(({ name, version }) => `- ${name} ${version}`);
      return `## ${licence}\n\n${names.join("\n")}\n`;
    });
  return `# Licences

What a running site consists of, written by \`npm run licences\`. The fonts' licences lie beside them in \`app/fonts\` and \`server/drawing/fonts\`; the icons
are Lucide (ISC), part of them from Feather (MIT), both in \`node_modules/lucide-react/LICENSE\`.

${parts.join("\n")}`;
}

if (import.meta.main) writeFileSync("docs/licences.md", formatLicences(listShippedLicences()));
