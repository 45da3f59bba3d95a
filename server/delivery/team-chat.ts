import * as v from "valibot";
import { isGlobalLimit, readWait } from "./chat-wait.ts";
import type { ChatMessage } from "./team-chat-payload.ts";

/** Reasons are our own texts, codes and field names: a response's text may repeat what a visitor typed. */
export type Outcome =
  | { kind: "delivered"; messageId: string | null; wait: number }
  | { kind: "limited"; wait: number; isGlobal: boolean; isBlock: boolean }
  | { kind: "refused"; reason: string; isName: boolean; isPayload: boolean }
  | { kind: "failed"; reason: string; wait: number };

export type SendOptions = { url: string; message: ChatMessage; timeout: number; stop: AbortSignal; now: () => Date };

const savedSchema = v.pipe(v.string(), v.parseJson(), v.object({ id: v.pipe(v.string(), v.maxLength(64)) }));
const refusalSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ code: v.optional(v.number()), errors: v.optional(v.record(v.string(), v.unknown())) }),
);

/** Posts one message. Never throws, and never reveals the webhook's URL: it is a secret. */
export async function sendToTeamChat({ url, message, timeout, stop, now }: SendOptions): Promise<Outcome> {
  const address = new URL(url);
  // Without it the chat responds before it has saved the message, and a loss goes unnoticed.
  address.searchParams.set("wait", "true");
  const expired = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
      redirect: "manual",
      signal: AbortSignal.any([expired, stop]),
    });
    // The status decides; an incomplete body changes nothing.
    const body = await response.text().catch(() => "");
    return readOutcome(response, body, now());
  } catch (error) {
    return { kind: "failed", reason: expired.aborted ? "no answer in time" : `network: ${codeOf(error)}`, wait: 0 };
  }
}

function readOutcome({ ok, status, headers }: Response, body: string, now: Date): Outcome {
  const wait = readWait(headers, body, now);
  if (ok) {
    const saved = v.safeParse(savedSchema, body);
    return { kind: "delivered", messageId: saved.success ? saved.output.id : null, wait };
  }
  if (status === 429) {
    // The proxy in front of the chat responds with its own error page, or without a Retry-After.
    const isBlock = wait === 0 || headers.get("content-type")?.includes("html") === true;
    return { kind: "limited", wait, isGlobal: isGlobalLimit(headers, body), isBlock };
  }
  const isTemporary = status < 400 || status >= 500 || status === 408 || status === 425;
  if (isTemporary) return { kind: "failed", reason: `answered ${status}`, wait };
  const refusal = v.safeParse(refusalSchema, body);
  const { code, errors = {} } = refusal.success ? refusal.output : {};
  const fields = Object.keys(errors).filter((name) => /^[a-z_]{1,30}$/.test(name));
  const reason = [`refused with ${status}`, code && `code ${code}`, fields.length > 0 && `at ${fields.join(", ")}`];
  const isPayload = status === 400;
  return {
    kind: "refused",
    reason: reason.filter(Boolean).join(", "),
    isName: isPayload && "username" in errors,
    isPayload,
  };
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" && /^[A-Z_]{1,40}$/.test(code) ? code : "failed";
}
