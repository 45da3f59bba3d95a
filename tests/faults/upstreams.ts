import { setTimeout as sleep } from "node:timers/promises";
import { assistantFailure } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import { openDatabase } from "#server/db/engine/database.ts";
import { gatewayModes, startFakeGateway } from "../support/fake-gateway.ts";
import { startFakeTeamChat, type Behaviour } from "../support/fake-team-chat.ts";
import { postJson } from "../support/sample-requests.ts";
import { createSiteProcess } from "../support/site-process.ts";
import { startLoad, type HttpRequest, type Reply } from "./load.ts";
import { inTempFolder, ofForm, playAll, type Finding, type Scenario, type Settings } from "./scenario.ts";
import { visitorHttpRequest } from "./visitors.ts";

const clients = 10;
const loadTime = 2000;
const maxQuestionTime = 12_000;
const page = "<!doctype html><title>Error</title>";
const html = { "content-type": "text/html" };

type Mode = { name: string; chat: Behaviour; gateway: Parameters<typeof startFakeGateway>[0]; isShort?: boolean };

/** Each way in which the team chat and the gateway can fail, both at once. */
const modes: Mode[] = [
  {
    name: "429 in a header",
    chat: { status: 429, headers: { "retry-after": "2" } },
    gateway: gatewayModes.status(429, { "retry-after": "2" }),
  },
  {
    name: "429 for an hour",
    chat: { status: 429, body: '{"retry_after":3600}' },
    gateway: gatewayModes.status(429, { "retry-after": "3600" }),
  },
  {
    name: "429 of everything",
    chat: { status: 429, body: '{"retry_after":0.5,"global":true}' },
    gateway: gatewayModes.status(429),
  },
  {
    name: "429 as a page",
    chat: { status: 429, headers: html, body: page },
    gateway: gatewayModes.html(),
    isShort: true,
  },
  { name: "500", chat: { status: 500 }, gateway: gatewayModes.status(500) },
  { name: "hanging", chat: "hang", gateway: gatewayModes.hangs(), isShort: true },
  { name: "reset", chat: "reset", gateway: gatewayModes.resets() },
  { name: "garbage", chat: { status: 200, body: "\u0000\u00ff{" }, gateway: gatewayModes.invalidJson() },
  { name: "nothing", chat: { status: 204 }, gateway: gatewayModes.emptyContent() },
  { name: "5 MB", chat: { status: 200, body: "x".repeat(5_000_000) }, gateway: gatewayModes.huge() },
];

export const upstreams: Scenario = (settings) =>
  inTempFolder((folder) =>
    playAll(ofForm(modes, settings), settings, (mode, index) => play(mode, `${folder}/${index}.db`, settings)),
  );

const questionRequest = (index: number): HttpRequest => ({
  path: "/api/assistant",
  ...postJson({ question: `What are the fees for a group of ${index} people?` }),
});

async function play(mode: Mode, file: string, { slack }: Settings): Promise<Finding> {
  const chat = await startFakeTeamChat({ behave: () => mode.chat });
  const gateway = await startFakeGateway(mode.gateway);
  const site = await createSiteProcess({
    DATABASE_URL: `file:${file}`,
    ENROLLMENT_WEBHOOK_URL: chat.urlOf("enrollment"),
    CONTACT_WEBHOOK_URL: chat.urlOf("contact"),
    AI_GATEWAY_URL: gateway.url,
    LOG_LEVEL: "silent",
  });
  await site.start();
  // Rendered before the measurement: the cost of a first render says nothing about the upstreams.
  for (let index = 0; index < 8; index += 2) await fetch(site.url + visitorHttpRequest(index).path);
  const accepted = new Set<string>();
  const wrong = new Set<string>();
  const questions: Reply[] = [];
  let answered = 0;
  const onReply = (reply: Reply, { path }: HttpRequest) => {
    const isQuestion = path === "/api/assistant";
    if (isQuestion) questions.push(reply);
    if (reply.kind !== "answered") {
      wrong.add(`${path} ${reply.code}`);
      return;
    }
    answered += 1;
    const isExpectedFailure = isQuestion && reply.status === 502 && reply.body === JSON.stringify(assistantFailure);
    if (reply.status === 201) accepted.add((JSON.parse(reply.body) as { id: string }).id);
    else if (reply.status !== 200 && !isExpectedFailure) wrong.add(`${path} ${reply.status}`);
  };
  const httpRequestOf = (index: number) => (index % 4 === 3 ? questionRequest(index) : visitorHttpRequest(index));
  const load = startLoad({ url: site.url, clients, httpRequestOf, onReply });
  await sleep(loadTime);
  await load.stop();
  const code = await site.end();
  await Promise.all([chat.stop(), gateway.stop()]);
  const db = await openDatabase({ engine: "sqlite", file });
  const saved = new Set((await db.selectFrom("requests").select("id").execute()).map(({ id }) => id));
  await db.destroy();
  const lost = [...accepted].filter((id) => !saved.has(id)).length;
  const slowest = Math.max(0, ...questions.map((reply) => reply.milliseconds));
  return {
    what: `chat and gateway: ${mode.name}`,
    figure: `${answered} responses, ${accepted.size} requests saved, ${lost} lost, ${chat.calls.length} calls to the chat and ${gateway.calls.length} to the gateway, slowest question ${(slowest / 1000).toFixed(1)} s, wrong: ${[...wrong].join(", ") || "none"}`,
    bar: `forms 201, pages 200, questions 200 or the 502 of the contract in ${(maxQuestionTime + slack) / 1000} s`,
    holds:
      wrong.size === 0 &&
      lost === 0 &&
      accepted.size > 0 &&
      slowest <= maxQuestionTime + slack &&
      chat.calls.length > 0 &&
      gateway.calls.length > 0 &&
      code === 0,
  };
}
