import { isAllowed } from "./closed-environment.ts";

/** What Vitest and Playwright set for themselves and for their workers. */
const ofRunner = /^(NODE_ENV|TEST|VITEST|(VITEST|PLAYWRIGHT|PW)_\w+)$/;

// The first import of everything that runs tests or measures: neither its own code nor a library with variables of its
// own (PGPASSWORD, OPENAI_API_KEY) then finds a setting of the owner.
for (const name of Object.keys(process.env)) if (!isAllowed(name) && !ofRunner.test(name)) delete process.env[name];
