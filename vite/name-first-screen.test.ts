import { expect, test } from "vitest";
import { nameFirstScreen } from "./name-first-screen.ts";

const importers: Record<string, string[]> = {
  "/site/app/root.tsx": [],
  "/site/app/routes/home.tsx?client": [],
  "/site/app/routes/faq.tsx?client": [],
  "/site/app/sections/home-sections.tsx": [],
  "/site/app/sections/footer.tsx": ["/site/app/root.tsx"],
  "/site/app/ui/link.tsx": ["/site/app/sections/footer.tsx", "/site/app/ui/text.tsx"],
  "/site/app/ui/text.tsx": ["/site/app/ui/link.tsx"],
  "/site/app/sections/hero.tsx": ["/site/app/routes/home.tsx?client"],
  "/site/app/ui/badge.tsx": ["/site/app/sections/hero.tsx", "/site/app/sections/faq.tsx"],
  "/site/app/sections/faq.tsx": ["/site/app/routes/faq.tsx?client", "/site/app/sections/home-sections.tsx"],
  "/site/node_modules/lucide-react/x.mjs": ["/site/app/root.tsx"],
};
const nameOf = (file: string) =>
  nameFirstScreen(`/site/${file}`, { getModuleInfo: (id) => ({ importers: importers[id] ?? [] }) });

test("takes what every page imports, and what the home page's first screen shares with other pages", () => {
  for (const file of ["app/root.tsx", "app/sections/footer.tsx", "app/ui/link.tsx", "app/ui/badge.tsx"]) {
    expect(nameOf(file), file).toBe("site");
  }
});

test("leaves what one page has for itself, sections that come later, icons and the entry", () => {
  for (const file of [
    "app/sections/hero.tsx",
    "app/sections/faq.tsx",
    "node_modules/lucide-react/x.mjs",
    "app/entry.client.tsx",
  ]) {
    expect(nameOf(file), file).toBe(null);
  }
});
