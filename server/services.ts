import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { course } from "#content/course.ts";
import { givesCertificates } from "#domain/content/course-facts.ts";
import { notice } from "#content/notice.ts";
import type { AssistantModel } from "./assistant/model/assistant-model.ts";
import { createAssistantWithGateway } from "./assistant/create-assistant-with-gateway.ts";
import type { Posts } from "./blog/posts.ts";
import { createCertificateDrawer } from "./certificates/certificate-drawer.ts";
import type { Config } from "./config.ts";
import {
  countDeliveriesByState,
  createSenderHasher,
  pauseOrResumeDeliveriesByWebhook,
  noSender,
} from "./db/deliveries/delivery-queue-and-backoffs.ts";
import { listMailAllowances } from "./db/deliveries/mail-allowances.ts";
import { createBackgroundRunner, openDatabase, openForLongReads } from "./db/engine/database.ts";
import { createReadWriteHealthCheck, describeOpenFailure } from "./db/engine/database-health.ts";
import { recomputeCurrentPhases } from "./db/students/recompute-current-phases.ts";
import { createDailyDigest } from "./delivery/daily-digest.ts";
import { createTeamReports } from "./delivery/error-reports-and-alerts.ts";
import { formats } from "./delivery/formats/registry.ts";
import { createOutbox } from "./delivery/outbox.ts";
import { createRendererLoader } from "./drawing/load-renderer.ts";
import { clientIpKey } from "./http/client-ip.ts";
import { createRateLimit, noLimit } from "./http/rate-limit.ts";
import { createSerialQueueWithPauses } from "./http/serial-queue-with-pauses.ts";
import { safeErrorCode, type Log } from "./log.ts";
import { createPublishedReviewsCache } from "./published-reviews-cache.ts";
import { createUnansweredQuestionLog } from "./questions/unanswered-question-log.ts";
import { createRetentionJob } from "./retention.ts";
import { createStaffAccess } from "./staff/staff-access.ts";
import { StartError, runOrThrowStartError } from "./start-error.ts";

export type Services = Awaited<ReturnType<typeof createServices>>;

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
  /** Of the fonts for drawings. */
  fontsFolder?: string | undefined;
};

/** Opens the database and builds what the endpoints need. Outbox and retention are not started yet. */
export async function createServices(options: ServiceOptions) {
  const { config, log, now, posts, model, print, random, sendTimeout } = options;
  const { fontsFolder = "server/drawing/fonts" } = options;
  const loadRenderer = createRendererLoader(fontsFolder);
  const drawInTurn = createSerialQueueWithPauses();
  const db = await openDatabase(config.database).catch((error: unknown) => {
    throw new StartError(describeOpenFailure(config.database, safeErrorCode(error)), { cause: error });
  });
  const query = <Result>(run: () => Promise<Result>) =>
    runOrThrowStartError("Cannot use the database named by DATABASE_URL", run);
  const staff = await query(() => createStaffAccess({ db, staffPin: config.staffPin, print }));
  const outbox = createOutbox({
    db,
    log,
    now,
    random: random ?? Math.random,
    webhooks: config.webhooks,
    format: formats[config.webhookFormat],
    secret: config.webhookSecret,
    mail: config.mail,
    siteUrl: config.siteUrl,
    sendTimeout,
  });
  const senderKey = await query(() => createSenderHasher(db));
  await query(() => recomputeCurrentPhases(db));
  await query(() => pauseOrResumeDeliveriesByWebhook(db, outbox.kinds, now()));
  const { pending, failed, held, "not-configured": notConfigured } = await query(() => countDeliveriesByState(db));
  log.info("deliveries", { pending, failed, held, notConfigured });

  const publishedReviews = await query(() => createPublishedReviewsCache(db));
  const { gateway, siteUrl, keepsQuestions, retentionMonths, trustProxy } = config;
  const longReads = openForLongReads(db, config.database);
  const inBackground = createBackgroundRunner(db, config.database);
  const retention = createRetentionJob({ inBackground, log, now, months: retentionMonths, keepsQuestions });
  const dailyDigest = createDailyDigest({ db, longReads, log, now, outbox, isOn: config.hasDailyDigest, siteUrl });
  const processing = {
    hasTeamChat: Object.values(config.webhooks).some(Boolean),
    hasTeamMail: config.mail?.teamAddress !== undefined,
    hasVisitorMail: config.mail !== undefined,
    hasGateway: gateway !== undefined,
    keepsQuestions,
    retentionMonths,
    asksAge: notice.asksAge,
    givesCertificates: givesCertificates(course),
    get hasStudentReviews() {
      return publishedReviews.list().length > 0;
    },
  };
  const assistant = await runOrThrowStartError("Cannot start the assistant", () =>
    createAssistantWithGateway({ gateway, siteUrl, processing, model, db, now, log, posts: posts.all }),
  );
  const limit = (burst: number, perMinute: number) =>
    config.isRateLimited ? createRateLimit({ burst, perMinute, now }) : noLimit;
  const clientLimit = limit(60, 20);
  const questions = createUnansweredQuestionLog({ db, log, now, model, assistant, isOn: keepsQuestions, clientLimit });
  const clientOf = (c: Context) =>
    clientIpKey({ forwarded: c.req.header("x-forwarded-for"), peer: findPeerIp(c), trustProxy });

  return {
    db,
    longReads,
    inBackground,
    posts,
    publishedReviews,
    outbox,
    retention,
    dailyDigest,
    log,
    now,
    // A hostel or a mobile carrier shares one IP address: hundreds of people may send a form, or ask a few questions each, in a few minutes.
    formLimit: limit(300, 60),
    /** In bytes, a megabyte a day: what hundreds of people write, and far less than one may send within the limit above. */
    formBytesLimit: limit(1_000_000, 1_000_000 / (24 * 60)),
    /** Beyond that they are held, and beyond ten megabytes a day refused: the disk is everybody's. */
    heldBytesLimit: limit(10_000_000, 10_000_000 / (24 * 60)),
    questionLimit: limit(600, 120),
    voteLimit: limit(300, 60),
    /** Staff calls without a session. */
    strangerLimit: limit(300, 60),
    /** All that a network asks of students' own pages: a class may share one. */
    ownPageLimit: limit(600, 300),
    // One search while typing is a few requests.
    searchLimit: limit(1200, 600),
    /** Certificates, their files and the keys to check them by. */
    certificateLimit: limit(300, 120),
    /** What one student's page and pictures may cost, from wherever: a page is one, a picture ten. */
    studentLimit: limit(120, 60),
    drawCertificate: createCertificateDrawer({ siteUrl, loadRenderer, inTurn: drawInTurn }),
    drawInTurn,
    loadRenderer,
    assistant,
    questions,
    clientOf,
    /** Identifies the client in the delivery queue, without its IP address. With RATE_LIMIT=off every address may be that of one proxy. */
    senderOf: (c: Context) => (config.isRateLimited ? senderKey(clientOf(c)) : noSender),
    /** How often a mailbox, and a sender, may get or cause a confirmation today. */
    listMailAllowances: (email: string, sender: string) => listMailAllowances(senderKey, email, sender),
    ...createTeamReports({ db, log, now, outbox }),
    health: createReadWriteHealthCheck({ db, now }),
    staff,
    processing,
    async close() {
      await Promise.all([outbox.stop(), retention.stop(), dailyDigest.stop(), questions.settled()]);
      if (longReads !== db) await longReads.destroy();
      await db.destroy();
    },
  };
}

/** Only a real connection has a peer; a `Request` that a test passes to the app has none. */
const findPeerIp = (c: Context) => (c.env?.incoming ? getConnInfo(c).remote.address : undefined);
