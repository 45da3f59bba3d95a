import { loadBuiltSite, root } from "../../scripts/built-site.ts";

// The launcher of tests has no settings but its arguments (`PORT=4173 STAFF_PIN=2468`), so nothing can reach the site that
// the test did not name.
const settings = process.argv.slice(2).map((setting) => setting.split(/=(.*)/s).slice(0, 2));

const { serve } = await loadBuiltSite();
await serve({ settings: Object.fromEntries(settings), root });
