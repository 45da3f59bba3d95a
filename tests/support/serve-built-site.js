import { loadBuiltSite, root, restartWithTunedAllocator } from "../../scripts/built-site.js";

// As `npm run serve` does.
restartWithTunedAllocator();

// Tests configure the site by arguments alone (`PORT=4173 STAFF_PIN=2468`), so that no setting of the environment reaches it.
const settings = process.argv.slice(2).map((setting) => setting.split(/=(.*)/s).slice(0, 2));

const { serve } = await loadBuiltSite();
await serve({ settings: Object.fromEntries(settings), root });
