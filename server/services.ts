import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { notice } from "#content/notice.ts";
import type { Processing } from "#domain/content/legal.ts";
import type { Assistant } from "./assistant/create-assistant.ts";
import type { AssistantModel } from "./assistant/model/assistant-model.ts";
import { startAssistant } from "./assistant/start-assistant.ts";
import type { Config } from "./config.ts";
import { unknownSender } from "./db/deliveries/leases.ts";
import { openDatabase, type Db } from "./db/engine/database.ts";
import { countDeliveries, matchWebhooks, createSenderKey } from "./db/deliveries/deliveries.ts";
import { purgeDeleted } from "./db/history/soft-delete.ts";
import { describeOpenFailure } from "./db/engine/open-failure.ts";
import { createErrorReports, type ReportError } from "./delivery/error-reports.ts";
import { formats } from "./delivery/formats/registry.ts";
import { createOutbox, type Outbox } from "./delivery/outbox.ts";
import { createHealth, type Health } from "./db/engine/health.ts";
import { clientKey } from "./http/client-address.ts";
import { createRateLimit, noLimit, type RateLimit } from "./http/rate-limit.ts";
import { errorCode, type Log } from "./log.ts";
import type { Posts } from "./blog/posts.ts";
import { createQuestionLog, type QuestionLog } from "./questions/question-log.ts";
import { createRetention, type Retention } from "./retention.ts";
import { createStaffAccess, type StaffAccess } from "./staff/staff-access.ts";
import { StartFailure, startStep } from "./start-failure.ts";

export type Services = {
  db: Db;
  posts: Posts;
  outbox: Outbox;
  retention: Retention;
  log: Log;
  now: () => Date;
  formLimit: RateLimit;
  questionLimit: RateLimit;
  voteLimit: RateLimit;
  searchLimit: RateLimit;
  assistant: Assistant;
  questions: QuestionLog;
  clientOf: (c: Context) => string;
  /** Identifies the client in the delivery queue, without its address. */
  senderOf: (c: Context) => string;
  reportError: ReportError;
  health: Health;
  staff: StaffAccess;
  /** What the site does with personal data, as its settings say. */
  processing: Processing;
  close: () => Promise<void>;
};

type ServiceOptions = {
  config: Config;
  log: Log;
  now: () => Date;
  posts: Posts;
  model: AssistantModel;
  /** Writes to the console only: logs are stored and passed on. */
  print: (line: string) => void;
  random?: () => number;
  sendTimeout?: number;
};

/** Opens the database and builds what the endpoints need. Outbox and retention are not started yet. */
export async function createServices(options: ServiceOptions): Promise<Services> {
  const { config, log, now, posts, model, print, random, sendTimeout } = options;
  const db = await openDatabase(config.database).catch((error: unknown) => {
    throw new StartFailure(describeOpenFailure(config.database, errorCode(error)), { cause: error });
  });
  const query = <Result>(run: () => Promise<Result>) => startStep("Cannot use the database named by DATABASE_URL", run);
  const staff = await query(() => createStaffAccess({ db, staffPin: config.staffPin, print }));
  await query(() => purgeDeleted(db, now()));
  const outbox = createOutbox({
    db,
    log,
    now,
    random: random ?? Math.random,
    webhooks: config.webhooks,
    format: formats[config.webhookFormat],
    sendTimeout,
  });
  const retention = createRetention({
    db,
    log,
    now,
    months: config.retentionMonths,
    keepsQuestions: config.keepsQuestions,
  });
  const senderKey = await query(() => createSenderKey(db));
  const clientOf = (c: Context) =>
    clientKey({ forwarded: c.req.header("x-forwarded-for"), peer: findPeer(c), trustProxy: config.trustProxy });
  await query(() => matchWebhooks(db, outbox.kinds, now()));
  const { pending, failed, held, "not-configured": notConfigured } = await query(() => countDeliveries(db));
  log.info("deliveries", { pending, failed, held, notConfigured });
  const { gateway, siteUrl, keepsQuestions, retentionMonths } = config;
  const processing = {
    hasTeamChat: Object.values(config.webhooks).some(Boolean),
    hasGateway: gateway !== undefined,
    keepsQuestions,
    retentionMonths,
    asksAge: notice.asksAge,
  };
  const assistant = await startStep("Cannot start the assistant", () =>
    startAssistant({ gateway, siteUrl, processing, model, db, now, log, posts: posts.all }),
  );
  const questions = createQuestionLog({
    db,
    log,
    now,
    model,
    assistant,
    isOn: config.keepsQuestions,
    clientLimit: config.isRateLimited ? createRateLimit({ burst: 60, perMinute: 20, now }) : noLimit,
  });
  return {
    db,
    posts,
    outbox,
    retention,
    log,
    now,
    // A hostel or a mobile carrier shares one address: hundreds of people may send a form, or ask a few questions each, in a few minutes.
    formLimit: config.isRateLimited ? createRateLimit({ burst: 300, perMinute: 60, now }) : noLimit,
    questionLimit: config.isRateLimited ? createRateLimit({ burst: 600, perMinute: 120, now }) : noLimit,
    voteLimit: config.isRateLimited ? createRateLimit({ burst: 300, perMinute: 60, now }) : noLimit,
    // One search while typing is a few requests.
    searchLimit: config.isRateLimited ? createRateLimit({ burst: 1200, perMinute: 600, now }) : noLimit,
    assistant,
    questions,
    clientOf,
    // With RATE_LIMIT=off every address may be that of one proxy.
    senderOf: (c) => (config.isRateLimited ? senderKey(clientOf(c)) : unknownSender),
    reportError: createErrorReports({ db, log, now, outbox }),
    health: createHealth({ db, now }),
    staff,
    processing,
    async close() {
      await Promise.all([outbox.stop(), retention.stop(), questions.settled()]);
      await db.destroy();
    },
  };
}

/** Only a real connection has a peer; a `Request` that a test passes to the app has none. */
const findPeer = (c: Context) => (c.env?.incoming ? getConnInfo(c).remote.address : undefined);
