import * as build from "virtual:react-router/server-build";
import { createApp } from "./app.ts";
import { freshModel } from "./assistant/model/fresh-model.ts";
import { loadModel } from "./assistant/model/model-file.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import { warnOfOfferEnd } from "./pages/offer-end.ts";
import { createServices } from "./services.ts";
import { readPosts } from "./posts.ts";

export { BadContent } from "#domain/define-content.ts";
export { BadSettings, readConfig } from "./config.ts";
export { createLog, errorCode } from "./log.ts";

type SiteOptions = {
  config: Config;
  log: Log;
  clientFolder: string;
  postsFolder: string;
  /** The assistant's model as the build wrote it; without one it is made from the content, which takes a second or two. */
  modelFile?: string;
  now?: () => Date;
};

/** Everything the launchers need: the site as one handler, with its database open and its deliveries going out. */
export async function createSite(options: SiteOptions) {
  const { config, log, clientFolder, postsFolder, modelFile, now = () => new Date() } = options;
  warnOfOfferEnd(log, now());
  // A draft is for its author's eyes.
  const posts = readPosts(postsFolder, { drafts: import.meta.env.DEV });
  const model = modelFile ? loadModel(modelFile) : freshModel();
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const services = await createServices({ config, log, now, posts, model, print });
  const app = createApp({ build, config, services, clientFolder });
  services.outbox.start();
  return { ...app, stopDeliveries: () => services.outbox.stop(), close: services.close };
}
