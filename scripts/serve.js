// Plain JavaScript, like all that it imports: to strip types Node would load a compiler into the process that serves, 40 MB.
import { loadBuiltSite, root, restartWithTunedAllocator, requireNode24 } from "./built-site.js";
import { readEnvFile } from "./run-owner-command.js";

requireNode24();
restartWithTunedAllocator();
readEnvFile();
const { serve } = await loadBuiltSite();
await serve({ settings: process.env, root });
