/** What the server can do, and what that stands on. */
const capabilities = [
  "server/staff",
  "server/questions",
  "server/delivery",
  "server/pages",
  "server/blog",
  "server/assistant",
  "server/certificates",
  "server/drawing",
  "server/http",
  "server/db/**",
];

const belowFeatures = ["app/ui", "app/lib", "domain/**"];

/**
 * The module boundaries: the layers (folders) of the code, and which others each may import. A file belongs to the longest path that it starts with.
 * `x/**` means that layer and those inside it. Lint refuses every other import (`tools/lint-layers.ts`), and the picture
 * in the README is drawn from this table (`npm run layers`).
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  "domain/format": ["content/region.ts"],
  "domain/content": ["domain/format", "content/phase-list.ts", "content/region.ts"],
  "domain/contact": ["domain/format", "content/region.ts"],
  "domain/blog": ["domain/content", "domain/format"],
  "domain/assistant": ["domain/content", "domain/format"],
  "domain/students": ["domain/content", "domain/contact", "domain/format"],
  "domain/certificates": ["domain/students", "domain/content", "domain/format"],
  "domain/requests": ["domain/students", "domain/content", "domain/contact", "domain/format", "content/region.ts"],
  "domain/history": ["domain/content", "domain/requests", "domain/students", "domain/contact", "domain/format"],

  "content/region.ts": [],
  "content/phase-list.ts": [],
  content: ["content/region.ts", "content/phase-list.ts", "domain/**"],

  "server/log.ts": [],
  "server/config.ts": ["server/db/engine", "server/delivery", "server/log.ts", "domain/**"],
  "server/language": ["domain/**"],
  "server/http": ["server/log.ts", "domain/**"],
  "server/db/migrations": [],
  "server/db/engine": ["server/db/migrations", "domain/**"],
  "server/db/access": ["server/db/engine", "domain/**"],
  "server/db/questions": ["server/db/engine", "domain/**"],
  "server/db/history": ["server/db/engine", "domain/**"],
  "server/db/deliveries": ["server/db/history", "server/db/engine", "domain/**"],
  "server/db/students": ["server/db/history", "server/db/engine", "domain/**"],
  "server/db/certificates": ["server/db/students", "server/db/history", "server/db/engine", "domain/**"],
  "server/db/requests": [
    "server/db/deliveries",
    "server/db/students",
    "server/db/history",
    "server/db/engine",
    "content",
    "domain/**",
  ],
  "server/db/people": ["server/db/**", "domain/**"],
  "server/gateway": ["server/language", "server/db/**", "server/log.ts", "content", "domain/**"],
  "server/assistant": ["server/gateway", "server/language", "server/db/**", "server/log.ts", "content", "domain/**"],
  "server/blog": ["server/http", "server/log.ts", "content", "domain/**"],
  "server/pages": ["server/blog", "server/http", "server/log.ts", "content", "domain/**"],
  "server/drawing": ["content", "domain/**"],
  "server/certificates": ["server/drawing", "server/db/**", "content", "domain/**"],
  "server/delivery": ["server/db/**", "server/log.ts", "content", "domain/**"],
  "server/questions": [
    "server/assistant",
    "server/language",
    "server/http",
    "server/db/**",
    "server/log.ts",
    "domain/**",
  ],
  "server/staff": ["server/db/**", "server/http", "content", "domain/**"],
  "server/retention.ts": ["server/db/**", "server/log.ts", "domain/**"],
  "server/published-reviews-cache.ts": ["server/db/**", "content", "domain/**"],
  "server/start-error.ts": ["server/config.ts", "server/log.ts", "domain/**"],
  "server/services.ts": [
    "server/retention.ts",
    "server/published-reviews-cache.ts",
    "server/start-error.ts",
    ...capabilities,
    "server/config.ts",
    "server/log.ts",
    "content",
    "domain/**",
  ],
  "server/api": ["server/services.ts", ...capabilities, "server/log.ts", "content", "domain/**"],
  server: ["server/**", "content", "domain/**"],

  "app/lib": ["domain/**"],
  "app/ui": ["app/lib", "domain/**"],
  "app/features/assistant": [...belowFeatures],
  "app/features/blog": [...belowFeatures],
  "app/features/confirmation": [...belowFeatures],
  "app/features/contact": [...belowFeatures],
  "app/features/day-square-links": [...belowFeatures],
  "app/features/enrollment": [...belowFeatures],
  "app/features/lesson": [...belowFeatures],
  "app/features/my": [...belowFeatures],
  "app/features/plan-ticks": [...belowFeatures],
  "app/features/theme": ["app/before-hydration", ...belowFeatures],
  "app/features/staff": [...belowFeatures],
  "app/features/staff/inbox": ["app/features/staff", ...belowFeatures],
  "app/features/staff/due": [
    "app/features/staff/inbox",
    "app/features/staff/students",
    "app/features/staff",
    ...belowFeatures,
  ],
  "app/features/staff/students": ["app/features/staff/progress", "app/features/staff", ...belowFeatures],
  "app/features/staff/progress": ["app/features/staff", ...belowFeatures],
  "app/features/staff/questions": ["app/features/staff", ...belowFeatures],
  "app/features/staff/numbers": ["app/features/staff", ...belowFeatures],
  "app/features/staff/person": [
    "app/features/staff/inbox",
    "app/features/staff/students",
    "app/features/staff",
    ...belowFeatures,
  ],
  "app/features/staff/staff-panel.tsx": ["app/features/staff/**", "app/features/theme", ...belowFeatures],
  "app/features/staff/staff-gate.tsx": ["app/features/staff/**", ...belowFeatures],
  "app/sections": ["app/features/**", ...belowFeatures],
  "app/before-hydration": ["app/lib"],
  "app/entry.client.tsx": ["app/**", "domain/**"],
  "app/styles": [],
  "app/routes": [
    "app/styles",
    "app/sections",
    "app/features/**",
    "app/ui",
    "app/lib",
    "server/**",
    "content",
    "domain/**",
  ],
  app: ["app/**", "server/**", "content", "domain/**"],

  "layers.ts": [],
  scripts: ["vite", "tools", "server/**", "content", "domain/**"],
  "scripts/test.ts": ["tests", "scripts"],
  tests: ["**"],
  bench: ["**"],
  vite: ["server/**", "content", "domain/**"],
  tools: ["layers.ts", "app/lib", "app/ui", "server/**", "content", "domain/**"],
};

const names = Object.keys(layers).toSorted((one, other) => other.length - one.length);

export const findLayer = (file: string) => names.find((layer) => file === layer || file.startsWith(`${layer}/`));

/** Whether an entry of the table, such as `server/db/**`, means a layer. */
export const covers = (entry: string, layer: string) =>
  entry.endsWith("**") ? `${layer}/`.startsWith(entry.slice(0, -2)) : entry === layer;

/** A file outside all layers, such as the settings of a tool, imports what it needs; no layer imports it. */
export function mayImport(importer: string, imported: string): boolean {
  const [from, to] = [findLayer(importer), findLayer(imported)];
  if (!from || from === to) return true;
  return to !== undefined && layers[from]?.some((entry) => covers(entry, to)) === true;
}
