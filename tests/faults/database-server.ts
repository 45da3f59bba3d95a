import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { startFakeTeamChat } from "../support/fake-team-chat.ts";
import { createPostgresDatabase, startOwnPostgres } from "../support/postgres.ts";
import { createSiteProcess } from "../support/site-process.ts";
import { checkAcceptedRequests } from "./accepted-requests.ts";
import { send, startLoad, type HttpRequest, type Reply } from "./load.ts";
import { eventually, type Finding, type Scenario } from "./scenario.ts";
import { visitorHttpRequest } from "./visitors.ts";

/** More than the connection pool holds, so that some wait for a connection. */
const clients = 40;
const maxHealingTime = 5000;
const needsDatabase = (httpRequest: HttpRequest) =>
  ["/api/enrollments", "/api/contact", "/healthz"].includes(httpRequest.path);

/** PostgreSQL taken down under load, in order, by a crash and by a hang, and brought back. */
export const databaseServer: Scenario = async () => {
  const postgres = await startOwnPostgres();
  const chat = await startFakeTeamChat();
  const url = await createPostgresDatabase(postgres.url);
  const site = await createSiteProcess({
    DATABASE_URL: url,
    ENROLLMENT_WEBHOOK_URL: chat.urlOf("enrollment"),
    CONTACT_WEBHOOK_URL: chat.urlOf("contact"),
    LOG_LEVEL: "silent",
  });
  await site.start();
  // Rendered before the measurement: the cost of a first render says nothing about the database.
  for (let index = 0; index < 8; index += 1) await fetch(site.url + visitorHttpRequest(index).path);
  const accepted = new Set<string>();
  const findings: Finding[] = [];
  const troubles = [
    {
      how: "ended by SIGINT",
      begin: () => postgres.end("SIGINT"),
      end: postgres.begin,
      lasts: 4000,
      maxAnswerTime: 2000,
    },
    {
      how: "ended by SIGQUIT",
      begin: () => postgres.end("SIGQUIT"),
      end: postgres.begin,
      lasts: 4000,
      maxAnswerTime: 2000,
    },
    {
      how: "hanging",
      begin: async () => postgres.signalAll("SIGSTOP"),
      end: async () => postgres.signalAll("SIGCONT"),
      lasts: 15_000,
      maxAnswerTime: 4000,
    },
  ];
  for (const { how, begin, end, lasts, maxAnswerTime } of troubles) {
    const wrong = new Set<string>();
    let isDown = false;
    let refused = 0;
    let good = 0;
    let slowest = 0;
    const onReply = (reply: Reply, httpRequest: HttpRequest) => {
      // Includes requests that were pending when the database came back.
      if (needsDatabase(httpRequest)) slowest = Math.max(slowest, reply.milliseconds);
      if (reply.kind === "answered" && reply.status === 503) refused += 1;
      if (reply.kind === "answered" && reply.status === 200 && isDown) good += 1;
      if (reply.kind !== "answered") wrong.add(`${httpRequest.path} ${reply.kind} ${reply.code}`);
      else if (reply.status === 201) accepted.add((JSON.parse(reply.body) as { id: string }).id);
      else if (reply.status !== 200 && !(reply.status === 503 && needsDatabase(httpRequest))) {
        wrong.add(`${httpRequest.path} ${reply.status}`);
      }
    };
    const load = startLoad({ url: site.url, clients, httpRequestOf: visitorHttpRequest, onReply });
    await sleep(2000);
    isDown = true;
    await begin();
    await sleep(lasts);
    isDown = false;
    await end();
    const start = performance.now();
    const agent = new Agent({ keepAlive: true });
    const isHealed = await eventually(async () => {
      const [form, health] = await Promise.all([
        send(site.url, visitorHttpRequest(1), agent),
        send(site.url, { path: "/healthz" }, agent),
      ]);
      onReply(form, visitorHttpRequest(1));
      return form.kind === "answered" && form.status === 201 && health.kind === "answered" && health.status === 200;
    }, maxHealingTime);
    const healing = performance.now() - start;
    await sleep(1000);
    await load.stop();
    agent.destroy();
    findings.push({
      what: `PostgreSQL ${how} under ${clients} clients`,
      figure: `${refused} answered 503 while ${good} others went on, slowest ${Math.round(slowest)} ms, heals in ${Math.round(healing)} ms, wrong: ${[...wrong].join(", ") || "none"}`,
      bar: `503 within ${maxAnswerTime} ms, heals within ${maxHealingTime} ms, nothing else wrong`,
      holds: refused > 0 && good > 0 && slowest <= maxAnswerTime && isHealed && wrong.size === 0,
    });
  }
  findings.push(await checkAcceptedRequests({ engine: "postgres", url }, accepted, chat));
  await site.end();
  await chat.stop();
  await postgres.stop();
  return findings;
};
