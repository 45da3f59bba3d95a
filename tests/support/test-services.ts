import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { inject, onTestFinished } from "vitest";
import { testModel } from "./test-model.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { createPostCollection } from "#server/blog/posts.ts";
import { createServices } from "#server/services.ts";
import { startFakeMailServer } from "./fake-mail-server.ts";
import { startFakeTeamChat } from "./fake-team-chat.ts";
import { memoryFolder } from "./temp-folders.ts";
import { createPostgresDatabase, dropPostgresDatabase } from "./postgres.ts";

export const engines = ["sqlite", "postgres"] as const;
export type Engine = (typeof engines)[number];

export const createClock = (start = "2026-03-01T10:00:00.000Z") => {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    advance: (milliseconds: number) => void (at += milliseconds),
  };
};
export type Clock = ReturnType<typeof createClock>;

/** On the server of the run, or a copy of one that is there; deleted after the test. */
async function createOnServer(copied?: string): Promise<string> {
  const server = inject("postgresUrl");
  const url = await createPostgresDatabase(server, copied);
  onTestFinished(() => dropPostgresDatabase(server, url));
  return url;
}

/** An empty database, deleted after the test. */
export async function createTestDatabase(engine: Engine): Promise<string> {
  if (engine === "postgres") return createOnServer();
  const folder = mkdtempSync(path.join(memoryFolder, "site-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return `file:${path.join(folder, "site.db")}`;
}

async function createMigratedDatabase(engine: Engine): Promise<string> {
  const { sqlite, postgres } = inject("migrated");
  if (engine === "postgres") return createOnServer(postgres);
  const url = await createTestDatabase("sqlite");
  copyFileSync(sqlite, url.slice("file:".length));
  return url;
}

type ChatMake = NonNullable<Parameters<typeof startFakeTeamChat>[0]>["make"];
type TestOptions = { databaseUrl?: string; clock?: Clock; env?: Record<string, string>; sendTimeout?: number };

/** The real services on a real database, with a clock the test controls and the log recorded. */
export async function testServices(engine: Engine = "sqlite", options: TestOptions = {}) {
  const { clock = createClock(), env, sendTimeout = 10_000 } = options;
  const databaseUrl = options.databaseUrl ?? (await createMigratedDatabase(engine));
  const lines: string[] = [];
  const config = readConfig({ DATABASE_URL: databaseUrl, ...env });
  const log = createLog("debug", (line) => void lines.push(line));
  const printed: string[] = [];
  const services = await createServices({
    config,
    log,
    now: clock.now,
    posts: createPostCollection([], { drafts: false }),
    model: testModel(),
    print: (line) => void printed.push(line),
    random: () => 0.5,
    sendTimeout,
  });
  onTestFinished(() => services.close());
  return { ...services, clock, lines, printed, databaseUrl };
}

export async function testChat(clock?: Clock, make?: ChatMake) {
  const chat = await startFakeTeamChat({ ...(clock && { now: () => clock.now().getTime() }), make });
  onTestFinished(() => chat.stop());
  return chat;
}

/** Services whose two webhooks are those of a fake chat, sharing one clock. */
export async function testDelivery(engine: Engine, options: TestOptions & { make?: ChatMake } = {}) {
  const { clock = createClock(), make } = options;
  const chat = await testChat(clock, make);
  const env = {
    ...(make && { WEBHOOK_FORMAT: make }),
    ENROLLMENT_WEBHOOK_URL: chat.urlOf("enrollment"),
    CONTACT_WEBHOOK_URL: chat.urlOf("contact"),
  };
  return { ...(await testServices(engine, { ...options, clock, env: { ...env, ...options.env } })), chat };
}

/** The same, with a mail server too. */
export async function testMail(engine: Engine, options: TestOptions & Parameters<typeof startFakeMailServer>[0] = {}) {
  const mail = await startFakeMailServer(options);
  onTestFinished(() => mail.stop());
  return { ...(await testDelivery(engine, { ...options, env: { ...mail.env, ...options.env } })), mail };
}
