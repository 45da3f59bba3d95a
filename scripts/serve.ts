import { existsSync } from "node:fs";
import { Server } from "node:http";
import path from "node:path";
import { serve } from "@hono/node-server";
import { closeGently } from "../server/close-gently.ts";
import { requireNode24 } from "./require-node.ts";

requireNode24();
if (existsSync(".env")) process.loadEnvFile(".env");

const root = path.resolve(import.meta.dirname, "..");
const bundle = path.join(root, "build/server/index.js");
if (!existsSync(bundle)) stop("There is no build yet: run `npm run build` first, or `npm start`.");

const { BadContent, BadSettings, createLog, createSite, errorCode, readConfig } = (await import(
  bundle
)) as typeof import("../server/entry.ts");

function readSettings() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof BadSettings) stop(`Bad setting: ${error.message}`);
    throw error;
  }
}

const config = readSettings();
const log = createLog(config.logLevel);
const site = await createSite({
  config,
  log,
  clientFolder: path.join(root, "build/client"),
  postsFolder: path.join(root, "content/posts"),
  modelFile: path.join(root, "build/assistant-model.json.gz"),
}).catch((error: unknown) =>
  stop(
    error instanceof BadContent ? error.message : `Cannot open the database named by DATABASE_URL: ${errorCode(error)}`,
  ),
);

const server = serve({ fetch: site.fetch, port: config.port, hostname: config.host }, () => {
  log.info("listening", { url: `http://localhost:${config.port}`, siteUrl: config.siteUrl });
  site.warm().then(
    () => log.debug("pages kept"),
    () => log.warn("pages not kept", { effect: "each is rendered when first asked for" }),
  );
});

if (!(server instanceof Server)) throw new TypeError("the site is served by plain HTTP");
server.headersTimeout = 15_000;
server.requestTimeout = 30_000;
// Longer than a proxy keeps its connections, else it meets a closed one now and then.
server.keepAliveTimeout = 75_000;
const closeServer = closeGently(server);

server.on("error", (error: NodeJS.ErrnoException) => {
  stop(
    error.code === "EADDRINUSE"
      ? `Port ${config.port} is taken: set PORT to another one.`
      : `Cannot listen: ${error.code}`,
  );
});

let stopping = false;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info("stopping", { signal });
    setTimeout(() => process.exit(1), 9_500).unref();
    // Requests under way still need the database: it goes last.
    void Promise.all([closeServer(), site.stopDeliveries()])
      .then(site.close)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
}

function stop(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
