/** How tests start the built site: by a launcher that has no settings but these. */
export const siteCommand = (settings: Record<string, string>, nodeOptions: readonly string[] = []): string[] => [
  process.execPath,
  ...nodeOptions,
  "tests/support/serve-built-site.ts",
  ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
];
