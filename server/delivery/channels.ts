import { createHash } from "node:crypto";
import type { Batch, QueueCursor } from "../db/deliveries/leases.ts";
import type { Db } from "../db/engine/database.ts";
import type { DeliveryKind } from "../db/engine/tables.ts";
import type { Log } from "../log.ts";
import {
  createTeamMessage,
  createBundledMessage,
  toMessageSource,
  type ChatFormat,
  type TeamMessage,
} from "./team-message.ts";
import { siteAuthorNames } from "./impersonation.ts";
import { createTeamMail, createVisitorMail } from "./mail/request-mails.ts";
import { sendMail, type Mail, type MailSettings } from "./mail/send-mail.ts";
import { sendToWebhook, type SendLimits, type SendOutcome } from "./send-to-webhook.ts";

export type Webhooks = { enrollment: string | undefined; contact: string | undefined };

/** One receiver and what is sent to it: a webhook of the team chat, or a mailbox. */
export type Channel = {
  /** A digest: addresses are secrets and are not stored. */
  key: string;
  kinds: DeliveryKind[];
  isChat: boolean;
  maxInMessage: number;
  send: (batch: Batch, limits: SendLimits) => Promise<SendOutcome>;
};

export type DeliverySettings = {
  db: Db;
  log: Log;
  now: () => Date;
  random: () => number;
  worker: string;
  sendTimeout: number;
  stop: AbortSignal;
  /** Outcomes that could not be saved yet. A message that was sent must not be sent again because of that. */
  unrecorded: Set<() => Promise<void>>;
  /** The last turn on each channel. Instances need not agree: each goes round all senders. */
  lastTurns: Map<string, QueueCursor>;
};

export type ChannelSettings = {
  webhooks: Webhooks;
  format: ChatFormat;
  /** Signs what is sent to webhooks, where the format has a signature. */
  secret: string;
  mail: MailSettings | undefined;
  siteUrl: string;
};

const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
const unreadable: SendOutcome = {
  kind: "refused",
  reason: "the saved request is unreadable",
  isName: false,
  isPayload: true,
};

/** One channel for each URL: two loops on the same webhook would run into its rate limit. */
export function listChannels({ webhooks, format, secret, mail, siteUrl }: ChannelSettings): Channel[] {
  const { enrollment, contact } = webhooks;
  const targets: [DeliveryKind, string | undefined][] = [
    ["enrollment", enrollment],
    ["contact", contact],
    ["error-report", enrollment ?? contact],
    ["daily-digest", enrollment ?? contact],
  ];
  const channels = new Map<string, Channel>();
  for (const [kind, webhook] of targets) {
    if (!webhook) continue;
    const channel = channels.get(webhook) ?? createChatChannel(webhook, format, secret);
    channel.kinds.push(kind);
    channels.set(webhook, channel);
  }
  return [...channels.values(), ...(mail ? listMailChannels(mail, siteUrl) : [])];
}

function createChatChannel(webhook: string, format: ChatFormat, secret: string): Channel {
  async function send(batch: Batch, limits: SendLimits): Promise<SendOutcome> {
    const message = readMessage(batch);
    if (!message) return unreadable;
    const post = (sent: TeamMessage) => sendToWebhook({ webhook, format, secret, message: sent, ...limits });
    const outcome = await post(message);
    if (outcome.kind !== "refused" || !outcome.isName) return outcome;
    return post({ ...message, author: undefined, siteName: siteAuthorNames[message.kind] });
  }
  return { key: digest(webhook), kinds: [], isChat: true, maxInMessage: format.maxFields, send };
}

/** Undefined where a saved body is no JSON. */
function readMessage(batch: Batch): TeamMessage | undefined {
  const [first, ...more] = batch;
  try {
    return more.length > 0
      ? createBundledMessage([toMessageSource(first), ...more.map(toMessageSource)])
      : createTeamMessage(toMessageSource(first));
  } catch {
    return undefined;
  }
}

/** The visitors' mails are a channel of their own: what their servers refuse or delay does not hold up the team's. */
function listMailChannels(mail: MailSettings, siteUrl: string): Channel[] {
  const create = (
    kind: "team-mail" | "visitor-mail",
    maxInMessage: number,
    read: (batch: Batch) => Mail | undefined,
  ): Channel => ({
    key: digest(`${kind} ${JSON.stringify(mail.server)}`),
    kinds: [kind],
    isChat: false,
    maxInMessage,
    send: async (batch, limits) => {
      const written = read(batch);
      return written ? sendMail(mail, written, limits) : unreadable;
    },
  });
  const { teamAddress } = mail;
  const visitors = create("visitor-mail", 1, ([delivery]) => createVisitorMail(delivery));
  if (teamAddress === undefined) return [visitors];
  const team = create("team-mail", 25, (batch) => {
    const message = readMessage(batch);
    return message && createTeamMail(batch, message, { to: teamAddress, siteUrl });
  });
  return [team, visitors];
}
