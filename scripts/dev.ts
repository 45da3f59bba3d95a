import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { requireNode24 } from "./require-node.ts";

requireNode24();
if (existsSync(".env")) process.loadEnvFile(".env");
const { checkContent } = await import("./check-content.ts");
await checkContent();
if (!existsSync("public/share/home.png")) await (await import("../tools/make-images.ts")).makeImages();

type Entry = typeof import("../server/entry.ts");
type Site = Awaited<ReturnType<Entry["createSite"]>>;

const server = createServer();
const vite = await createVite({ appType: "custom", server: { middlewareMode: true, hmr: { server } } });

const postsFolder = path.resolve("content/posts");
const assistantFolder = path.resolve("content/assistant");
let hasNewTexts = false;
vite.watcher.on("all", (_, file) => {
  hasNewTexts ||= file.startsWith(postsFolder) || file.startsWith(assistantFolder);
});

let loaded: { entry: Entry; site: Promise<Site> } | undefined;

/** The site of the current sources: a server file that changed gives a new module, and with it a new site. */
async function currentSite(): Promise<Site> {
  const entry = (await vite.ssrLoadModule("/server/entry.ts")) as Entry;
  if (loaded?.entry !== entry || hasNewTexts) {
    hasNewTexts = false;
    loaded = { entry, site: replaceSite(entry, loaded?.site) };
  }
  return loaded.site;
}

async function replaceSite(entry: Entry, previous: Promise<Site> | undefined): Promise<Site> {
  await previous?.then((site) => site.close()).catch(() => {});
  const config = entry.readConfig(process.env);
  return entry.createSite({ config, log: entry.createLog(config.logLevel), clientFolder: "public", postsFolder });
}

const listener = getRequestListener(async (request, env) => (await currentSite()).fetch(request, env));
server.on("request", (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
});

const port = Number(process.env["PORT"] ?? 3000);
server.listen(port, () => process.stdout.write(`http://localhost:${port}\n`));

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    server.close();
    void Promise.all([loaded?.site.then((site) => site.close()), vite.close()]).finally(() => process.exit(0));
  });
}
