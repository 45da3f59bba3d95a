import { onTestFinished } from "vitest";
import { createAssistant } from "#server/assistant/answer.ts";
import { createDailyLimit } from "#server/assistant/daily-limit.ts";
import { createGateway } from "#server/assistant/gateway.ts";
import { makePrompt } from "#server/assistant/prompt.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/database.ts";
import { createLog } from "#server/log.ts";
import { startFakeGateway } from "./fake-gateway.ts";
import { createTestDatabase } from "./test-services.ts";

export const gatewayKey = "sk-canary-3f9a";

type TestAssistantOptions = { mode: Parameters<typeof startFakeGateway>[0]; dailyLimit?: number; totalTime?: number };

/** The assistant in front of a fake gateway, with the time in the test's hands and the log kept. */
export async function testAssistant({ mode, dailyLimit = 100, totalTime = 1500 }: TestAssistantOptions) {
  const fake = await startFakeGateway(mode);
  onTestFinished(() => fake.stop());
  let at = new Date("2026-03-01T10:00:00.000Z").getTime();
  const now = () => new Date(at);
  const lines: string[] = [];
  const log = createLog("debug", (line) => void lines.push(line));
  const { database } = readConfig({ DATABASE_URL: await createTestDatabase("sqlite") });
  const db = await openDatabase(database);
  onTestFinished(() => db.destroy());
  const daily = createDailyLimit({ db, limit: dailyLimit, now, log });
  const gateway = createGateway({
    url: fake.url,
    key: gatewayKey,
    model: "gpt-5",
    prompt: makePrompt(),
    mayCall: () => daily.take(),
    totalTime,
    callTime: totalTime / 2,
    retryPause: 5,
  });
  const assistant = createAssistant({ gateway, now, log, secrets: [gatewayKey, fake.url] });
  return { ...assistant, fake, lines, advance: (milliseconds: number) => void (at += milliseconds) };
}
