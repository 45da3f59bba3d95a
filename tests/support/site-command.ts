/** How tests start the built site: by a launcher that has no settings but these. */
export const siteCommand = (settings: Record<string, string>, nodeOptions: readonly string[] = []): string[] => [
  process.execPath,
  // As `npm run serve` does.
  "--min-semi-space-size=4",
  "--max-semi-space-size=4",
  "--expose-gc",
  ...nodeOptions,
  "tests/support/serve-built-site.js",
  ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
];
