import type { ChatFormat, ChatMessage } from "./chat-message.ts";

/** Reasons are our own texts, codes and field names: a response's text may repeat what a visitor typed. */
export type SendOutcome =
  | { kind: "delivered"; messageId: string | null; wait: number }
  | { kind: "limited"; wait: number; isGlobal: boolean; isBlock: boolean }
  | ({ kind: "refused"; reason: string; isName: boolean; isPayload: boolean } & Blame)
  | ({ kind: "failed"; reason: string; wait: number } & Blame);

/** Whether the message or its recipient is at fault, and not the channel: it goes on with the others at once. */
type Blame = { isThisAlone?: boolean };

export type SendLimits = { timeout: number; stop: AbortSignal; now: () => Date };
type SendOptions = SendLimits & {
  webhook: string;
  format: ChatFormat;
  secret: string;
  message: ChatMessage;
};

/** Posts one message. Never throws, and never reveals the webhook's URL: it is a secret. */
export async function sendToWebhook(options: SendOptions): Promise<SendOutcome> {
  const { webhook, format, secret, message, timeout, stop, now } = options;
  const expired = AbortSignal.timeout(timeout);
  try {
    const body = JSON.stringify(format.toPayload(message));
    const response = await fetch(format.toUrl(webhook, message), {
      method: "POST",
      headers: { "content-type": "application/json", ...format.sign?.({ id: message.id, body, at: now(), secret }) },
      body,
      redirect: "manual",
      signal: AbortSignal.any([expired, stop]),
    });
    // The status decides; an incomplete body changes nothing.
    const reply = await response.text().catch(() => "");
    return classifyResponse(response, format.readReply(response.headers, reply), now());
  } catch (error) {
    return {
      kind: "failed",
      reason: expired.aborted ? "no answer in time" : `network: ${networkErrorCode(error)}`,
      wait: 0,
    };
  }
}

type Reply = ReturnType<ChatFormat["readReply"]>;

function classifyResponse({ ok, status, headers }: Response, reply: Reply, now: Date): SendOutcome {
  const { messageId = null, waits = [], isGlobalLimit = false, details = [], isNameRefused = false } = reply;
  const wait = Math.max(parseRetryAfter(headers.get("retry-after"), now), ...waits.map(secondsToMilliseconds));
  if (ok && reply.isError) return { kind: "failed", reason: `answered ${[status, ...details].join(", ")}`, wait };
  if (ok) return { kind: "delivered", messageId, wait };
  if (status === 429) {
    // The proxy in front of the chat responds with its own error page, or without a Retry-After.
    const isBlock = wait === 0 || headers.get("content-type")?.includes("html") === true;
    return { kind: "limited", wait, isGlobal: isGlobalLimit, isBlock };
  }
  const isTemporary = status < 400 || status >= 500 || status === 408 || status === 425;
  if (isTemporary) return { kind: "failed", reason: `answered ${status}`, wait };
  const isPayload = status === 400;
  const reason = [`refused with ${status}`, ...details].join(", ");
  return { kind: "refused", reason, isName: isPayload && isNameRefused, isPayload };
}

/** Longer than any known block; a larger number is an error, and could overflow a Date. */
const longestWait = 48 * 60 * 60 * 1000;

const secondsToMilliseconds = (seconds: number) =>
  Number.isFinite(seconds) && seconds >= 0 ? Math.min(Math.ceil(seconds * 1000), longestWait) : 0;

/** `Retry-After` may be seconds or a date. */
function parseRetryAfter(value: string | null, now: Date): number {
  if (!value) return 0;
  const seconds = Number(value);
  return secondsToMilliseconds(Number.isNaN(seconds) ? (Date.parse(value) - now.getTime()) / 1000 : seconds);
}

function networkErrorCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" && /^[A-Z_]{1,40}$/.test(code) ? code : "failed";
}
