import * as v from "valibot";
import { createStore, useStore } from "#app/lib/store.ts";
import { useState } from "react";
import { createIdempotencyKey } from "#app/lib/idempotency-key.ts";
import { readStoredJson, writeOrRemoveStored } from "#app/lib/storage.ts";

/** A response that is no success; status 0 is a network that failed. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(message: string, status: number, body?: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

const errorSchema = v.object({ error: v.string() });

/**
 * Requests an endpoint; with a body it posts. Returns the JSON of the response, or nothing where there is none. What has an
 * idempotency key is done once, however often it is sent.
 */
export async function fetchApiJson(
  path: string,
  body?: object,
  method = body ? "POST" : "GET",
  idempotencyKey = "",
): Promise<unknown> {
  let response: Response;
  try {
    const key = idempotencyKey !== "" && { "idempotency-key": idempotencyKey };
    const json = body && { headers: { "content-type": "application/json", ...key }, body: JSON.stringify(body) };
    response = await fetch(`/api/${path}`, { method, ...json });
  } catch {
    throw new ApiError("Network error", 0);
  }
  if (response.status === 204) return undefined;
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new ApiError("Network error", response.status);
  }
  if (response.ok) return answer;
  const parsed = v.safeParse(errorSchema, answer);
  throw new ApiError(parsed.success ? parsed.output.error : "Request failed", response.status, answer);
}

/** The same for endpoints that need a session: when it has ended, the request is sent once more after signing in again. */
export async function fetchStaffApi(...request: Parameters<typeof fetchApiJson>): Promise<unknown> {
  try {
    return await fetchApiJson(...request);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    await waitForSignIn();
    return fetchApiJson(...request);
  }
}

export const fetchParsed = async <Output>(
  schema: v.GenericSchema<unknown, Output>,
  ...request: Parameters<typeof fetchApiJson>
): Promise<Output> => v.parse(schema, await fetchStaffApi(...request));

const laterCopySchema = v.looseObject({ version: v.number() });
const conflictSchema = v.object({ request: v.optional(laterCopySchema), student: v.optional(laterCopySchema) });

/**
 * Saves on the version that was seen. Where somebody, or this page a moment ago, has saved something else of the record, it is
 * saved on that; where it is the same, theirs stays and this fails. Returns the version that it was saved on.
 */
export async function saveOverUnrelatedChanges(
  seen: number,
  send: (version: number) => Promise<unknown>,
  isAsSeen: (later: Record<string, unknown>) => boolean,
): Promise<number> {
  try {
    await send(seen);
    return seen;
  } catch (error) {
    const conflict = v.safeParse(conflictSchema, error instanceof ApiError && error.status === 409 && error.body);
    const later = conflict.success ? (conflict.output.request ?? conflict.output.student) : undefined;
    if (!later || later.version === seen || !isAsSeen(later)) throw error;
    return saveOverUnrelatedChanges(later.version, send, isAsSeen);
  }
}

export const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Requests that found the session ended; they wait for the PIN, while the page with what is typed in it stays. */
type Renewal = { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void };

const renewal = createStore<Renewal | null>(null);

/** Resolves after staff have signed in again; rejects when the page is left instead. */
function waitForSignIn(): Promise<void> {
  const begun = renewal.read();
  if (begun) return begun.promise;
  // Not `Promise.withResolvers`: Safari up to 17.3 and Chrome up to 118 lack it.
  let settle: Pick<Renewal, "resolve" | "reject"> = { resolve: () => {}, reject: () => {} };
  const promise = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  renewal.write({ promise, ...settle });
  return promise;
}

export function resumeWaitingRequests() {
  renewal.read()?.resolve();
  renewal.write(null);
}

export function rejectWaitingRequests() {
  renewal.read()?.reject(new Error("The page was left"));
  renewal.write(null);
}

export const useHasSessionEnded = () => useStore(renewal) !== null;

const unansweredSchema = v.object({ text: v.string(), key: v.string() });

/**
 * Sends what a form adds under an idempotency key. While no answer came, the same text is sent under the same key, also after
 * the dialog was closed or the page reloaded: the record may have been saved.
 */
export function useIdempotencyKey(form: string) {
  const [ownKey] = useState(createIdempotencyKey);
  return async <Answer>(text: string, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const storedAs = `unanswered:${form}`;
    const unanswered = v.safeParse(unansweredSchema, readStoredJson("sessionStorage", storedAs));
    const key = unanswered.success && unanswered.output.text === text ? unanswered.output.key : ownKey;
    writeOrRemoveStored("sessionStorage", storedAs, JSON.stringify({ text, key }));
    try {
      const answer = await send(key);
      writeOrRemoveStored("sessionStorage", storedAs, null);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500)
        writeOrRemoveStored("sessionStorage", storedAs, null);
      throw error;
    }
  };
}
