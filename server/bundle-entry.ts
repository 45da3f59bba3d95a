/** What scripts/ and the dev server import from the bundle, so that they and React Router share one copy of every module. */
export { readConfig } from "./config.ts";
export { createLog } from "./log.ts";
export { serve } from "./serve.ts";
export { createSite } from "./create-site.ts";
export { describeFailure } from "./start-error.ts";
