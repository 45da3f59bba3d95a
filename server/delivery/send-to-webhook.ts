import type { ChatFormat, TeamMessage } from "./team-message.ts";

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
  message: TeamMessage;
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
    const text = await readBeginning(response);
    const isPage = !format.isStatusFinal && isWebPage(response.headers, text);
    return classifyResponse(response, { ...format.readReply(response.headers, text), isPage }, now());
  } catch (error) {
    return {
      kind: "failed",
      reason: expired.aborted ? "no answer in time" : `network: ${networkErrorCode(error)}`,
      wait: 0,
    };
  }
}

/** Far more than any chat answers with; what is behind a wrong address may send without end. */
const maxReplyBytes = 64 * 1024;

/** An incomplete body changes nothing: the status decides. */
async function readBeginning({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  try {
    // Leaving the loop cancels the stream.
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > maxReplyBytes) break;
    }
  } catch {
    // It broke off, or took too long.
  }
  return text;
}

/** A parked domain, a sign-in page or a page of maintenance answers 200 to everything. Slack's `ok` says that it is HTML, too. */
function isWebPage(headers: Headers, reply: string): boolean {
  const text = reply.trimStart();
  return (
    /^<(?:!doctype html|html)\b/i.test(text) ||
    (text.startsWith("<") && headers.get("content-type")?.includes("html") === true)
  );
}

type Reply = ReturnType<ChatFormat["readReply"]> & { isPage: boolean };

function classifyResponse({ ok, status, headers }: Response, reply: Reply, now: Date): SendOutcome {
  const { messageId = null, waits = [], isGlobalLimit = false, details = [], isNameRefused = false } = reply;
  const wait = Math.max(parseRetryAfter(headers.get("retry-after"), now), ...waits.map(secondsToMilliseconds));
  if (ok && reply.isPage) return { kind: "failed", reason: `answered ${status} with a web page`, wait };
  if (ok && reply.isError) return { kind: "failed", reason: `answered ${[status, ...details].join(", ")}`, wait };
  // PostgreSQL stores no NUL: what was sent could not be marked so, and would be sent again and again.
  if (ok) return { kind: "delivered", messageId: messageId?.includes("\0") ? null : messageId, wait };
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
const maxWait = 48 * 60 * 60 * 1000;

const secondsToMilliseconds = (seconds: number) =>
  Number.isFinite(seconds) && seconds >= 0 ? Math.min(Math.ceil(seconds * 1000), maxWait) : 0;

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
