import * as v from "valibot";

/** Longer than any known block; a larger number is an error, and could overflow a Date. */
const longestWait = 48 * 60 * 60 * 1000;

const bodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ retry_after: v.optional(v.number()), global: v.optional(v.boolean()) }),
);

const inMilliseconds = (seconds: number) =>
  Number.isFinite(seconds) && seconds >= 0 ? Math.min(Math.ceil(seconds * 1000), longestWait) : 0;

/** `Retry-After` may be seconds or a date. */
function readRetryAfter(value: string | null, now: Date): number {
  if (!value) return 0;
  const seconds = Number(value);
  if (!Number.isNaN(seconds)) return inMilliseconds(seconds);
  return inMilliseconds((Date.parse(value) - now.getTime()) / 1000);
}

/** The wait that a response demands, in milliseconds: the longest of its headers and body, 0 without any. */
export function readWait(headers: Headers, body: string, now: Date): number {
  const parsed = v.safeParse(bodySchema, body);
  const isSpent = headers.get("x-ratelimit-remaining") === "0";
  return Math.max(
    readRetryAfter(headers.get("retry-after"), now),
    isSpent ? inMilliseconds(Number(headers.get("x-ratelimit-reset-after") ?? 0)) : 0,
    parsed.success ? inMilliseconds(parsed.output.retry_after ?? 0) : 0,
  );
}

export function isGlobalLimit(headers: Headers, body: string): boolean {
  const parsed = v.safeParse(bodySchema, body);
  return (
    headers.get("x-ratelimit-scope") === "global" ||
    headers.get("x-ratelimit-global") === "true" ||
    (parsed.success && parsed.output.global === true)
  );
}
