// Plain JavaScript, like all that it imports: to strip types Node would load a compiler into the process that serves, 40 MB.
import { loadBuiltSite, root, tuneMemory, requireNode24 } from "./built-site.js";
import { readEnvFile } from "./owner-command.js";

requireNode24();
tuneMemory();
readEnvFile();
const { serve } = await loadBuiltSite();
await serve({ settings: process.env, root });
