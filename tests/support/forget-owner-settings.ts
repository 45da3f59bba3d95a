import { isAllowed } from "./closed-environment.ts";

/** What Vitest and Playwright set for themselves and for their workers. */
const ofRunner = /^(NODE_ENV|TEST|VITEST|(VITEST|PLAYWRIGHT|PW)_\w+)$/;

// The first import of every test runner and benchmark: neither our code nor a library that reads variables of its own
// (PGPASSWORD, OPENAI_API_KEY) then finds a setting of the owner.
for (const name of Object.keys(process.env)) if (!isAllowed(name) && !ofRunner.test(name)) delete process.env[name];
