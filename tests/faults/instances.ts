import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { startFakeTeamChat } from "../support/fake-team-chat.ts";
import { contactMessage, postJson } from "../support/sample-requests.ts";
import { createSiteProcess, type SiteProcess } from "../support/site-process.ts";
import { checkAcceptedRequests } from "./accepted-requests.ts";
import { createFreshPostgres } from "./fresh-postgres.ts";
import { send, startLoad } from "./load.ts";
import { findOrInstallNginx, startNginx } from "../support/nginx.ts";
import { inTempFolder, type Finding, type Scenario } from "./scenario.ts";
import { visitorHttpRequest, createTally } from "./visitors.ts";

const pin = "7391";
const formBurst = 300;
const formsPerMinute = 60;

/** Two instances on one PostgreSQL behind nginx: what they share, and what a rolling restart of both breaks. */
export const instances: Scenario = async ({ rounds, clients }) => {
  const restarts = Math.max(1, Math.round(rounds / 4));
  const what = "two instances behind nginx";
  if (process.platform !== "linux") return [{ what, figure: "visitors of many addresses need Linux", bar: "-" }];
  if (!findOrInstallNginx()) {
    return [{ what, figure: "there is no nginx, and only root can install it", bar: "-" }];
  }
  const chat = await startFakeTeamChat();
  try {
    return await inTempFolder(async (folder) => {
      const url = await createFreshPostgres();
      const env = {
        DATABASE_URL: url,
        STAFF_PIN: pin,
        TRUST_PROXY: "1",
        ENROLLMENT_WEBHOOK_URL: chat.urlOf("enrollment"),
        CONTACT_WEBHOOK_URL: chat.urlOf("contact"),
      };
      const sites = [await createSiteProcess(env), await createSiteProcess(env)];
      // Both at once, on an empty database: each migration runs once.
      await Promise.all(sites.map((site) => site.start()));
      const nginx = await startNginx(
        folder,
        sites.map((site) => site.port),
      );
      const shared = await findShared(nginx.url, sites);
      const { cookie, ...rest } = shared;
      const tally = createTally();
      let cleanStops = 0;
      let restarted = 0;
      const load = startLoad({
        url: nginx.url,
        clients,
        httpRequestOf: visitorHttpRequest,
        onReply: tally.take,
        // Each client has an address of its own, and a new one after every restart: one address would run into the rate limits.
        addressOf: (client) => `127.0.${restarted + 1}.${client + 1}`,
      });
      for (; restarted < restarts; restarted += 1) {
        for (const site of sites) {
          await sleep(1000);
          if ((await site.end()) === 0) cleanStops += 1;
          await site.start();
        }
      }
      await load.stop();
      const acceptedRequests = await checkAcceptedRequests({ engine: "postgres", url }, tally.accepted, chat);
      const isSignedIn = (await readSessionStatus(nginx.url, { cookie })) === 204;
      // First: an instance would wait for the idle connections of nginx.
      await nginx.stop();
      await Promise.all(sites.map((site) => site.end()));
      const broken = tally.dropped + tally.refused + tally.faults.size;
      return [
        ...rest.findings,
        {
          what: `rolling restart of both, ${restarts} times, under ${clients} clients`,
          figure:
            `${broken} errors in ${tally.answered} responses, ${cleanStops} clean stops ${tally.listFaults()}`.trim(),
          bar: "0",
          holds: broken === 0 && cleanStops === 2 * restarts,
        },
        {
          what: "session after it",
          figure: isSignedIn ? "still signed in" : "lost",
          bar: "still signed in",
          holds: isSignedIn,
        },
        { ...acceptedRequests, what: "accepted requests of the restarts" },
      ];
    });
  } finally {
    await chat.stop();
  }
};

const readSessionStatus = async (url: string, headers: Record<string, string>) =>
  (await fetch(`${url}/api/staff/session`, { headers })).status;

async function findShared(
  url: string,
  sites: readonly SiteProcess[],
): Promise<{ cookie: string; findings: Finding[] }> {
  const signIn = (guess: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/staff/session`, postJson({ pin: guess }, headers));
  const signedIn = await signIn(pin);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const sessions = await Promise.all(sites.map((site) => readSessionStatus(site.url, { cookie })));

  const tries: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) tries.push((await signIn("0000")).status);
  const checked = tries.filter((status) => status === 401).length;

  // From an address of its own, so that its exhausted rate limit affects no other client.
  const agent = new Agent({ keepAlive: true, maxSockets: 10, localAddress: "127.0.100.1" });
  const start = performance.now();
  const forms = await Promise.all(
    Array.from({ length: formBurst + 100 }, () =>
      send(url, { path: "/api/contact", ...postJson({ ...contactMessage, name: "" }) }, agent),
    ),
  );
  agent.destroy();
  const most = formBurst + 1 + Math.ceil(((performance.now() - start) / 60_000) * formsPerMinute);
  const passed = forms.filter((reply) => reply.kind === "answered" && reply.status === 400).length;
  const limited = forms.filter((reply) => reply.kind === "answered" && reply.status === 429).length;

  return {
    cookie,
    findings: [
      {
        what: "session opened through one instance",
        figure: `answers ${sessions.join(", ")}`,
        bar: "204 from both",
        holds: sessions.every((status) => status === 204),
      },
      { what: "wrong PINs through both", figure: `${checked} of 7 checked`, bar: "5", holds: checked === 5 },
      {
        what: "forms of one address through both",
        figure: `${passed} of ${forms.length} passed the limit, ${limited} answered 429`,
        bar: `at most ${most}`,
        holds: passed <= most && passed >= formBurst && passed + limited === forms.length,
      },
    ],
  };
}
