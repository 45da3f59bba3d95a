type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const entry = /[\\/]app[\\/](entry\.client|root|routes[\\/][^\\/]+)\.tsx/;
const everyPage = ["entry.client", "root"];
const homePage = "routes/home";

const found = new Map<string, Set<string>>();

/** The entries that import a module, directly or not. */
function entriesOf(id: string, modules: Modules): Set<string> {
  const known = found.get(id);
  if (known) return known;
  const entries = new Set<string>();
  // Before the importers are: modules may import each other in a circle.
  found.set(id, entries);
  const [, own] = entry.exec(id) ?? [];
  if (own) entries.add(own.replaceAll("\\", "/"));
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) {
    for (const name of entriesOf(importer, modules)) entries.add(name);
  }
  return entries;
}

/**
 * The entry hydrates the page when it is evaluated, so it stays alone. A file that imports every icon is no sign of use; the
 * icons that are used come with what uses them.
 */
const isLeft = (id: string) => /[\\/](app[\\/]entry\.client|lucide-react[\\/])/.test(id);

/** What every page imports, and what the first screen of the home page shares with others. */
export function nameFirstScreen(id: string, modules: Modules) {
  if (isLeft(id)) return null;
  const entries = entriesOf(id, modules);
  const isOfEveryPage = everyPage.some((name) => entries.has(name));
  return isOfEveryPage || (entries.has(homePage) && entries.size > 1) ? "site" : null;
}
