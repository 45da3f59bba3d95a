import { onTestFinished } from "vitest";
import { createAssistant } from "#server/assistant/create-assistant.ts";
import { createClientCallLimit, createDailyCallLimit } from "#server/gateway/daily-call-limits.ts";
import { createGateway } from "#server/gateway/gateway-client.ts";
import { formatSystemPrompt } from "#server/gateway/prompt.ts";
import { testContent, testModel } from "./test-model.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/engine/database.ts";
import { createLog } from "#server/log.ts";
import { startFakeGateway } from "./fake-gateway.ts";
import { createTestDatabase } from "./test-services.ts";

export const gatewayKey = "sk-canary-3f9a";
export const siteUrl = "https://course.example";

type TestAssistantOptions = {
  mode: Parameters<typeof startFakeGateway>[0];
  dailyLimit?: number;
  totalTime?: number;
  callTime?: number;
};

/** The assistant in front of a fake gateway, with a clock the test controls and the log recorded. */
export async function testAssistant(options: TestAssistantOptions) {
  const { mode, dailyLimit = 100, totalTime = 10_000, callTime = totalTime / 2 } = options;
  const fake = await startFakeGateway(mode);
  onTestFinished(() => fake.stop());
  let at = new Date("2026-03-01T10:00:00.000Z").getTime();
  const now = () => new Date(at);
  const lines: string[] = [];
  const log = createLog("debug", (line) => void lines.push(line));
  const { database } = readConfig({ DATABASE_URL: await createTestDatabase("sqlite") });
  const db = await openDatabase(database);
  onTestFinished(() => db.destroy());
  const daily = createDailyCallLimit({ db, limit: dailyLimit, now, log });
  const share = createClientCallLimit({ dailyLimit, now });
  const gateway = createGateway({
    url: fake.url,
    key: gatewayKey,
    model: "gpt-5",
    prompt: formatSystemPrompt(),
    mayCall: async (client) => share.take(client) && (await daily.take()),
    totalTime,
    callTime,
    retryPause: 5,
  });
  const secrets = [gatewayKey, fake.url];
  const { answer, recall } = createAssistant({
    model: testModel(),
    content: testContent(),
    gateway: { gateway, share, now, log, siteUrl, secrets },
  });
  return {
    answer: async (question: string, client = "203.0.113.7", history: string[] = []) =>
      (await answer({ question, history }, client)).reply,
    recall,
    fake,
    lines,
    advance: (milliseconds: number) => void (at += milliseconds),
  };
}
