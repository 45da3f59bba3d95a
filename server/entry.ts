import * as build from "virtual:react-router/server-build";
import { warnOfOfferEnd } from "./offer-end.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

export { BadSettings, readConfig } from "./config.ts";
export { createLog } from "./log.ts";

/** Everything the launchers need: the site as one handler. */
export function createSite(options: { config: Config; log: Log; clientFolder: string; now?: () => Date }) {
  const now = options.now ?? (() => new Date());
  warnOfOfferEnd(options.log, now());
  return createApp({ build, ...options, now });
}
