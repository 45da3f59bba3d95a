import { createSiteProcess } from "../support/site-process.ts";
import { findOrInstallNginx, startNginx } from "../support/nginx.ts";
import { eventually, inTempFolder, type Finding, type Scenario } from "./scenario.ts";

const maxDelay = 60_000;
const maxAnswerTime = 5000;
const oldUrl = "https://old.example";
const newUrl = "https://new.example";

/** The cache of deploy/nginx.conf: what it holds, what it never holds, and how soon a new build shows. */
export const sharedCache: Scenario = async ({ slack }) => {
  if (!findOrInstallNginx()) {
    return [{ what: "nginx with a cache", figure: "there is no nginx, and only root can install it", bar: "-" }];
  }
  return inTempFolder(async (folder) => {
    const env = { DATABASE_URL: `file:${folder}/site.db`, TRUST_PROXY: "1" };
    const before = await createSiteProcess({ ...env, SITE_URL: oldUrl });
    const after = await createSiteProcess({ ...env, SITE_URL: newUrl });
    await before.start();
    const nginx = await startNginx(folder, [before.port, after.port]);
    const get = (path: string, encoding = "br") =>
      fetch(nginx.url + path, {
        headers: { "accept-encoding": encoding },
        signal: AbortSignal.timeout(maxAnswerTime + slack),
      });
    const stateOf = async (path: string) => (await get(path)).headers.get("x-cache");

    const [first, second] = [await stateOf("/pricing"), await stateOf("/pricing")];
    const encodings = await Promise.all(
      ["gzip, deflate, br, zstd", "br;q=0.5", "gzip, br;q=0", "gzip, deflate", "gzip;q=0", "identity"].map(
        async (encoding) => (await get("/about", encoding)).headers.get("content-encoding"),
      ),
    );
    const uncached = ["/sr", "/sr", "/sr.data", "/api/blog/list", "/api/blog/list", "/api/requests", "/no-such-page"];
    const states: (string | null)[] = [];
    for (const path of uncached) states.push(await stateOf(path));

    await before.end();
    const whileDown = await get("/pricing");
    await after.start();
    const start = performance.now();
    const isNew = await eventually(async () => (await (await get("/pricing")).text()).includes(newUrl), maxDelay);
    const seconds = (performance.now() - start) / 1000;
    // First: the site would wait for the idle connections of nginx.
    await nginx.stop();
    await after.end();
    const isHeld = states.some((state) => state === "HIT" || state === "STALE");
    return [
      { what: "a page requested twice", figure: `${first}, ${second}`, bar: "MISS, HIT", holds: second === "HIT" },
      {
        what: "encodings of a cached page",
        figure: encodings.join(", "),
        bar: "each client its own",
        holds: encodings.join() === "br,br,gzip,gzip,,",
      },
      {
        what: "staff page, API and missing pages",
        figure: isHeld ? `cached: ${states.join(", ")}` : "never cached",
        bar: "never cached",
        holds: !isHeld,
      },
      {
        what: "a page while no instance answers",
        figure: `answers ${whileDown.status}`,
        bar: "200",
        holds: whileDown.status === 200,
      },
      {
        what: "a new build behind the cache",
        figure: isNew ? `shows after ${seconds.toFixed(1)} s` : "does not show",
        bar: "within 60 s",
        holds: isNew,
      },
    ] satisfies Finding[];
  });
};
