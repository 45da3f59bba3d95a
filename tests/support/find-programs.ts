import { listEngines } from "../engines/find-engines.ts";
import { fetchHeadlessShell, findBrowser } from "./find-browser.ts";
import { findOrInstallNginx } from "./nginx.ts";
import { findOrInstallPostgres } from "./postgres.ts";

// Before any test and one after the other: each test run finds them itself too, but where two install at once, one is locked out.
fetchHeadlessShell();
findBrowser();
if (!process.env["TEST_DATABASE_URL"]) findOrInstallPostgres();
findOrInstallNginx();
listEngines();
