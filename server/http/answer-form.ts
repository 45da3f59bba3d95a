import type { Context } from "hono";
import type { RequestKind } from "../db/tables.ts";

export type RequestAnswer =
  | { status: 201; id: string }
  | {
      status: 400 | 413 | 415 | 422 | 429 | 503;
      error: string;
      fields?: Record<string, string>;
      retryAfter?: number;
    };

/** A form sent without scripts: the browser shows whatever comes back, so it must be a page. */
export const wantsPage = (c: Context) =>
  c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded") === true &&
  c.req.header("accept")?.includes("text/html") === true;

/** Answers a request as JSON, or sends a plain form post on to a page that says the same. */
export function answerRequest(c: Context, kind: RequestKind, answer: RequestAnswer): Response {
  if (wantsPage(c)) return c.redirect(pageOf(kind, answer), 303);
  if (answer.status === 201) return c.json({ id: answer.id }, 201);
  const { status, error, fields, retryAfter } = answer;
  if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
  return c.json({ error, ...(fields && { fields }) }, status);
}

function pageOf(kind: RequestKind, answer: RequestAnswer): string {
  if (answer.status === 201) return `/sent?${new URLSearchParams({ kind, reference: answer.id.slice(0, 8) })}`;
  const query = new URLSearchParams({ kind });
  // What is wrong in the form is told in its own words, anything else by its status.
  if (answer.status === 400) query.set("error", answer.error);
  else query.set("status", String(answer.status));
  if (answer.retryAfter !== undefined) query.set("wait", String(answer.retryAfter));
  return `/not-sent?${query}`;
}
