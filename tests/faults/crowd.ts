import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseLocation } from "#server/db/engine/database.ts";
import { startFakeTeamChat } from "../support/fake-team-chat.ts";
import { createSiteProcess } from "../support/site-process.ts";
import { checkAcceptedRequests } from "./accepted-requests.ts";
import { createFreshPostgres } from "./fresh-postgres.ts";
import { startLoad } from "./load.ts";
import { inTempFolder, type Finding, type Scenario } from "./scenario.ts";
import { visitorHttpRequest, createTally } from "./visitors.ts";

const clients = 200;
/** The chat accepts one message at a time, so deliveries go on long after the last response. */
const maxDeliveryTime = 600_000;

/** Two hundred visitors at once, on both databases: pages, API, forms and questions. */
export const crowd: Scenario = ({ seconds }) =>
  inTempFolder(async (folder) => {
    const file = `${folder}/site.db`;
    const url = await createFreshPostgres();
    return [
      ...(await play({ engine: "sqlite", file }, `file:${file}`, seconds)),
      ...(await play({ engine: "postgres", url }, url, seconds)),
    ];
  });

async function play(address: DatabaseLocation, databaseUrl: string, seconds: number): Promise<Finding[]> {
  const chat = await startFakeTeamChat();
  const site = await createSiteProcess({
    DATABASE_URL: databaseUrl,
    ENROLLMENT_WEBHOOK_URL: chat.urlOf("enrollment"),
    CONTACT_WEBHOOK_URL: chat.urlOf("contact"),
  });
  await site.start();
  const tally = createTally();
  const load = startLoad({ url: site.url, clients, httpRequestOf: visitorHttpRequest, onReply: tally.take });
  await sleep(seconds * 1000);
  await load.stop();
  const acceptedRequests = await checkAcceptedRequests(address, tally.accepted, chat, maxDeliveryTime);
  const code = await site.end();
  await chat.stop();
  const errors = tally.dropped + tally.refused + tally.faults.size;
  return [
    {
      what: `${clients} connections for ${seconds} s, ${address.engine}`,
      figure:
        `${errors} errors in ${tally.answered} responses, slowest ${Math.round(tally.slowest)} ms ${tally.listFaults()}`.trim(),
      bar: "0",
      holds: errors === 0 && tally.answered > 0 && code === 0,
    },
    { ...acceptedRequests, what: `accepted requests, ${address.engine}` },
  ];
}
