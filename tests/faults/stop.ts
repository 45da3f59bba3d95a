import { createSiteProcess } from "../support/site-process.ts";
import { startLoad } from "./load.ts";
import { eventually, inTempFolder, type Scenario } from "./scenario.ts";
import { visitorHttpRequest, createTally } from "./visitors.ts";

const maxStopTime = 10_000;

/** Stops the site again and again under saturating load. */
export const stop: Scenario = ({ rounds, clients }) =>
  inTempFolder(async (folder) => {
    const site = await createSiteProcess({ DATABASE_URL: `file:${folder}/site.db` });
    const tally = createTally();
    let underLoad = 0;
    let cleanStops = 0;
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      await site.start();
      const before = tally.answered;
      const load = startLoad({ url: site.url, clients, httpRequestOf: visitorHttpRequest, onReply: tally.take });
      // A different moment each round: from the first renders to full load.
      if (await eventually(() => tally.answered - before > round * 50, 20_000)) underLoad += 1;
      const start = performance.now();
      const code = await site.end();
      const took = performance.now() - start;
      slowest = Math.max(slowest, took);
      if (code === 0 && took <= maxStopTime) cleanStops += 1;
      await load.stop();
    }
    return [
      {
        what: `SIGTERM under ${clients} saturating clients`,
        figure: `${tally.dropped} broken of ${tally.answered} responses${tally.faults.size > 0 ? `: ${tally.listFaults()}` : ""}`,
        bar: "0",
        holds: underLoad === rounds && tally.dropped === 0 && tally.faults.size === 0,
      },
      {
        what: "SIGTERM: exit 0 in time",
        figure: `${cleanStops} of ${rounds} stops, slowest ${(slowest / 1000).toFixed(1)} s`,
        bar: `all, ${maxStopTime / 1000} s`,
        holds: cleanStops === rounds,
      },
    ];
  });
