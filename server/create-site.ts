import { existsSync } from "node:fs";
import * as build from "virtual:react-router/server-build";
import serviceWorker from "./api/my/service-worker.ts?inline-script";
import { createApp } from "./app.ts";
import { loadOrTrainModel } from "./assistant/training/load-or-train-model.ts";
import { loadModel } from "./assistant/model/model-file.ts";
import { loadPosts } from "./blog/posts.ts";
import type { Config } from "./config.ts";
import { findOrCreateKeyRing } from "./certificates/signing-keys.ts";
import { safeErrorCode, type Log } from "./log.ts";
import { warnOfLegalTemplates, warnOfOfferEnd, warnOfUnfinishedContent } from "./pages/content-warnings.ts";
import { createServices } from "./services.ts";
import { StartError, runOrThrowStartError } from "./start-error.ts";

type SiteOptions = {
  config: Config;
  log: Log;
  clientFolder: string;
  postsFolder: string;
  fontsFolder?: string;
  /** The assistant's model as the build wrote it; without one, as in development, it is made from the content. */
  modelFile?: string;
  /** Called when nothing but the database is missing; the database stays as it is where this fails. */
  beforeDatabase?: () => Promise<void>;
  now?: () => Date;
};

/** The site as one HTTP handler, with its database open. What it does by itself waits for `start`. */
export async function createSite(options: SiteOptions) {
  const {
    config,
    log,
    clientFolder,
    postsFolder,
    fontsFolder,
    modelFile,
    beforeDatabase,
    now = () => new Date(),
  } = options;
  if (!existsSync(clientFolder)) {
    throw new StartError(`The build is incomplete, there is no ${clientFolder}: run \`npm run build\`.`);
  }
  warnOfOfferEnd(log, now());
  warnOfUnfinishedContent(log, now());
  warnOfLegalTemplates(log);
  // Drafts are shown in development only.
  const posts = await runOrThrowStartError("Cannot read the posts", () =>
    loadPosts(postsFolder, { drafts: import.meta.env.DEV }),
  );
  const model = await runOrThrowStartError("Cannot load the assistant", () =>
    modelFile ? loadModel(modelFile) : loadOrTrainModel(),
  );
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  await beforeDatabase?.();
  const services = await createServices({ config, log, now, posts, model, print, fontsFolder });
  const app = await runOrThrowStartError("Cannot set up the pages", () =>
    createApp({ build, config, services, clientFolder, serviceWorker }),
  );
  const { outbox, retention, dailyDigest } = services;
  return {
    ...app,
    /** Sends what is due and erases what is past its time, from now on. At the first start the keys of certificates are made. */
    start() {
      findOrCreateKeyRing(services.db, now()).catch((error: unknown) =>
        log.error("keys not made", { error: safeErrorCode(error), effect: "made with the first certificate" }),
      );
      outbox.start();
      retention.start();
      dailyDigest.start();
    },
    stopDeliveries: () => outbox.stop(),
    close: () => services.close(),
  };
}
