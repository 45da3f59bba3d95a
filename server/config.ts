import * as v from "valibot";
import { booleanFromTwoWordsSchema } from "#domain/format/shared-schemas.ts";
import type { DatabaseLocation } from "./db/engine/database.ts";
import type { Webhooks } from "./delivery/channels.ts";
import { formats, isFormatName } from "./delivery/formats/registry.ts";
import type { MailServer, MailSettings } from "./delivery/mail/send-mail.ts";
import { signingSecretPrefix } from "./delivery/formats/standard.ts";
import type { LogLevel } from "./log.ts";

const wholeNumber = (digits: RegExp, message: string) =>
  v.pipe(v.string(), v.regex(digits, message), v.transform(Number));

const badPort = "must be a port number";
const port = v.pipe(wholeNumber(/^\d{1,5}$/, badPort), v.maxValue(65_535, badPort));

const webAddress = (example: string) =>
  v.pipe(
    v.string(),
    v.url(`must be an address such as ${example}`),
    v.regex(/^https?:\/\//, "must start with http:// or https://"),
    v.transform((value) => new URL(value)),
  );

const siteUrl = v.pipe(
  webAddress("https://course.example"),
  v.check((url) => url.pathname === "/" && !url.search && !url.hash, "must be an origin without a path"),
  v.transform((url) => url.origin),
);

const databaseUrl = v.pipe(
  v.string(),
  v.regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, "must be file:path or postgres://…"),
  v.transform((value): DatabaseLocation =>
    value.startsWith("file:")
      ? { engine: "sqlite", file: value.replace(/^file:(\/\/(?=\/))?/, "") }
      : { engine: "postgres", url: value },
  ),
);

const webhookUrl = v.pipe(
  v.string(),
  v.check((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), "must be a web address"),
  // fetch throws on a URL with credentials.
  v.check((value) => !URL.canParse(value) || new URL(value).username === "", "must not hold a user name"),
);

const gatewayUrl = v.pipe(
  webAddress("https://gateway.example/v1"),
  v.check(
    (url) => !url.search && !url.hash && !url.username,
    "must be an address without query, fragment or user name",
  ),
  v.transform((url) => url.href.replace(/\/+$/, "")),
);

/** Of Standard Webhooks: `whsec_` and 24 to 64 random bytes in base64. */
const webhookSecret = v.pipe(
  v.string(),
  v.check((value) => {
    const key = value.slice(signingSecretPrefix.length);
    const bytes = Buffer.from(key, "base64");
    return (
      value.startsWith(signingSecretPrefix) &&
      bytes.toString("base64").replaceAll("=", "") === key.replaceAll("=", "") &&
      bytes.length >= 24 &&
      bytes.length <= 64
    );
  }, "must be whsec_ and 24 to 64 bytes in base64"),
);

const mailServer = v.pipe(
  v.string(),
  v.check(
    (value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== "",
    "must be an address such as smtp://user:password@mail.example:587 or smtps://mail.example",
  ),
  v.transform((value): MailServer => {
    const url = new URL(value);
    const isSecure = url.protocol === "smtps:";
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
      port: Number(url.port) || (isSecure ? 465 : 587),
      isSecure,
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    };
  }),
);

/** One address without a name, in ASCII. */
const mailAddress = v.pipe(
  v.string(),
  v.regex(/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z\d-]+(\.[A-Za-z\d-]+)*$/, "must be one e-mail address"),
);

/** `site@mail.example`, or with the name that mail programs show: `Name <site@mail.example>`. */
const mailSender = v.pipe(
  v.string(),
  v.transform((text) => {
    const [, quoted, plain, address = text] =
      /^(?:"([^"<>\p{Cc}]+)"|([^"<>\p{Cc}]*?))\s*<([^<>]+)>$/u.exec(text.trim()) ?? [];
    return { name: (quoted ?? plain ?? "").trim(), address };
  }),
  v.object({ name: v.string(), address: mailAddress }),
);

const oneWord = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, "must be one word without spaces"));

export const settingsSchema = v.object({
  PORT: v.optional(port, "3000"),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty"))),
  SITE_URL: v.optional(siteUrl),
  DATABASE_URL: v.optional(databaseUrl, "file:data/site.db"),
  STAFF_PIN: v.optional(v.pipe(v.string(), v.length(4, "must have exactly 4 characters"))),
  ENROLLMENT_WEBHOOK_URL: v.optional(webhookUrl),
  CONTACT_WEBHOOK_URL: v.optional(webhookUrl),
  WEBHOOK_FORMAT: v.optional(
    v.pipe(v.string(), v.guard(isFormatName, `must be ${Object.keys(formats).join(" or ")}`)),
    "discord",
  ),
  WEBHOOK_SECRET: v.optional(webhookSecret),
  DAILY_DIGEST: v.optional(booleanFromTwoWordsSchema("on", "off", "must be on or off"), "off"),
  SMTP_URL: v.optional(mailServer),
  MAIL_FROM: v.optional(mailSender),
  TEAM_EMAIL: v.optional(mailAddress),
  RATE_LIMIT: v.optional(booleanFromTwoWordsSchema("on", "off", "must be on or off"), "on"),
  TRUST_PROXY: v.optional(wholeNumber(/^\d$/, "must be a number of proxies from 0 to 9"), "0"),
  LOG_LEVEL: v.optional(
    v.picklist(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent"),
    "info",
  ),
  AI_GATEWAY_URL: v.optional(gatewayUrl),
  AI_GATEWAY_KEY: v.optional(oneWord),
  AI_MODEL: v.optional(oneWord, "gpt-5"),
  AI_DAILY_LIMIT: v.optional(wholeNumber(/^\d{1,9}$/, "must be a whole number, 0 or more"), "2000"),
  KEEP_QUESTIONS: v.optional(booleanFromTwoWordsSchema("on", "off", "must be on or off"), "on"),
  RETENTION_MONTHS: v.optional(
    wholeNumber(/^([1-9]\d?|1[01]\d|120)$/, "must be a whole number of months from 1 to 120"),
  ),
});

export type Config = ReturnType<typeof readConfig>;

/** Names every bad setting, never its value: a value may be a secret. */
export class SettingsError extends Error {}

export function readConfig(env: Record<string, string | undefined>) {
  // An empty value in a .env file means "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const result = v.safeParse(settingsSchema, given);
  if (!result.success) {
    throw new SettingsError(result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join("; "));
  }
  const settings = result.output;
  if (settings.WEBHOOK_FORMAT === "standard" && !settings.WEBHOOK_SECRET) {
    throw new SettingsError("WEBHOOK_SECRET must be set where WEBHOOK_FORMAT is standard");
  }
  const { SMTP_URL: server, MAIL_FROM: from, TEAM_EMAIL: teamAddress } = settings;
  if (server && !from) throw new SettingsError("MAIL_FROM must be set where SMTP_URL is");
  if (!server && (from || teamAddress))
    throw new SettingsError("SMTP_URL must be set where MAIL_FROM or TEAM_EMAIL is");
  return Object.freeze({
    port: settings.PORT,
    host: settings.HOST,
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    database: settings.DATABASE_URL,
    staffPin: settings.STAFF_PIN,
    webhooks: { enrollment: settings.ENROLLMENT_WEBHOOK_URL, contact: settings.CONTACT_WEBHOOK_URL } satisfies Webhooks,
    webhookFormat: settings.WEBHOOK_FORMAT,
    webhookSecret: settings.WEBHOOK_SECRET ?? "",
    hasDailyDigest: settings.DAILY_DIGEST,
    /** Undefined without a mail server: nobody gets mails. */
    mail: server && from ? ({ server, from, teamAddress } satisfies MailSettings) : undefined,
    isRateLimited: settings.RATE_LIMIT,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL satisfies LogLevel,
    /** Undefined without a gateway: the embedded assistant then answers alone. */
    gateway: settings.AI_GATEWAY_URL
      ? {
          url: settings.AI_GATEWAY_URL,
          key: settings.AI_GATEWAY_KEY,
          model: settings.AI_MODEL,
          dailyLimit: settings.AI_DAILY_LIMIT,
        }
      : undefined,
    /** Whether questions that the assistant could not answer well are stored for the staff. */
    keepsQuestions: settings.KEEP_QUESTIONS,
    /** Null: nothing is erased by its age. */
    retentionMonths: settings.RETENTION_MONTHS ?? null,
  });
}
