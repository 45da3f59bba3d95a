import * as v from "valibot";
import { createStore, useStore } from "#app/lib/store.ts";

/** A response that is no success; status 0 is a network that failed. */
export class CallError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(message: string, status: number, body?: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

const errorSchema = v.object({ error: v.string() });

/** Requests an endpoint; with a body it posts. Returns the JSON of the response, or nothing where there is none. */
export async function askOnce(path: string, body?: object, method = body ? "POST" : "GET"): Promise<unknown> {
  let response: Response;
  try {
    const json = body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    response = await fetch(`/api/${path}`, { method, ...json });
  } catch {
    throw new CallError("Network error", 0);
  }
  if (response.status === 204) return undefined;
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new CallError("Network error", response.status);
  }
  if (response.ok) return answer;
  const parsed = v.safeParse(errorSchema, answer);
  throw new CallError(parsed.success ? parsed.output.error : "Request failed", response.status, answer);
}

/** The same for endpoints that need a session: when it has ended, the request is sent once more after signing in again. */
export async function askStaff(...request: Parameters<typeof askOnce>): Promise<unknown> {
  try {
    return await askOnce(...request);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    await waitForSignIn();
    return askOnce(...request);
  }
}

export const isSignedOut = (error: unknown) => error instanceof CallError && error.status === 401;

/** Requests that found the session ended; they wait for the PIN, while the page with what is typed in it stays. */
type Renewal = { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void };

const renewal = createStore<Renewal | null>(null);

/** Resolves after staff have signed in again; rejects when the page is left instead. */
export function waitForSignIn(): Promise<void> {
  if (!renewal.read()) renewal.write(Promise.withResolvers());
  return renewal.read()?.promise ?? Promise.resolve();
}

export function resumeCalls() {
  renewal.read()?.resolve();
  renewal.write(null);
}

export function abandonCalls() {
  renewal.read()?.reject(new Error("The page was left"));
  renewal.write(null);
}

export const useHasSessionEnded = () => useStore(renewal) !== null;
