import { loadBuiltSite, root } from "./built-site.ts";
import { readEnvFile } from "./env-file.ts";
import { requireNode24 } from "./require-node.ts";

requireNode24();
readEnvFile();
const { serve } = await loadBuiltSite();
await serve({ settings: process.env, root });
