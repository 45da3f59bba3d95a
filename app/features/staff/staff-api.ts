import * as v from "valibot";

/** A staff call that did not succeed; status 0 is a network that failed. */
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

/** Asks one of the staff calls; with a body it posts. Answers what came back as JSON, or nothing where there is none. */
export async function askStaff(path: string, body?: object, method = body ? "POST" : "GET"): Promise<unknown> {
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

export const isSignedOut = (error: unknown) => error instanceof CallError && error.status === 401;
