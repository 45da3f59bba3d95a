import * as build from "virtual:react-router/server-build";
import { warnOfOfferEnd } from "./offer-end.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import { readPosts } from "./posts.ts";

export { BadContent } from "#domain/define-content.ts";
export { BadSettings, readConfig } from "./config.ts";
export { createLog } from "./log.ts";

/** Everything the launchers need: the site as one handler. */
export function createSite({
  postsFolder,
  ...options
}: {
  config: Config;
  log: Log;
  clientFolder: string;
  postsFolder: string;
  now?: () => Date;
}) {
  const now = options.now ?? (() => new Date());
  warnOfOfferEnd(options.log, now());
  // A draft is for its author's eyes.
  const posts = readPosts(postsFolder, { drafts: import.meta.env.DEV });
  return createApp({ build, ...options, now, posts });
}
