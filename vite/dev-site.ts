import path from "node:path";
import type { ViteDevServer } from "vite";

type Entry = typeof import("../server/entry.ts");
type Site = Awaited<ReturnType<Entry["createSite"]>>;
type Settings = Record<string, string | undefined>;

const postsFolder = path.resolve("content/posts");
const assistantFolder = path.resolve("content/assistant");

/** The site of the current sources: a changed server file invalidates its module, and the site is created anew. */
export function createDevSite(vite: ViteDevServer, settings: Settings) {
  let loaded: { entry: Entry; site: Promise<Site> } | undefined;
  let hasNewTexts = false;
  vite.watcher.on("all", (_, file) => {
    hasNewTexts ||= file.startsWith(postsFolder) || file.startsWith(assistantFolder);
  });

  async function open(entry: Entry, previous: Promise<Site> | undefined): Promise<Site> {
    await previous?.then((site) => site.close()).catch(() => {});
    const config = entry.readConfig(settings);
    const log = entry.createLog(config.logLevel);
    return entry.createSite({ config, log, clientFolder: "public", postsFolder });
  }

  return {
    async current(): Promise<Site> {
      const entry = (await vite.ssrLoadModule("/server/entry.ts")) as Entry;
      if (loaded?.entry !== entry || hasNewTexts) {
        hasNewTexts = false;
        loaded = { entry, site: open(entry, loaded?.site) };
        // A failed start (a database that is down) is retried by the next HTTP request.
        loaded.site.catch(() => (loaded = undefined));
      }
      return loaded.site;
    },
    close: async () => loaded?.site.then((site) => site.close()),
  };
}
