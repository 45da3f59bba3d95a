import type { Context } from "hono";
import type { RequestKind } from "../db/engine/tables.ts";

export type FormOutcome =
  | { status: 201; id: string }
  | {
      status: 400 | 413 | 415 | 422 | 429 | 503;
      error: string;
      fields?: Record<string, string>;
      retryAfter?: number;
    };

/** A form sent without scripts: the browser shows the response, so it must be a page. */
export const wantsPage = (c: Context) =>
  c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded") === true &&
  c.req.header("accept")?.includes("text/html") === true;

/** Responds with JSON, or redirects a plain form post to a page that says the same. */
export function respondToForm(c: Context, kind: RequestKind, outcome: FormOutcome): Response {
  if (wantsPage(c)) return c.redirect(pageOf(kind, outcome), 303);
  if (outcome.status === 201) return c.json({ id: outcome.id }, 201);
  const { status, error, fields, retryAfter } = outcome;
  if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
  return c.json({ error, ...(fields && { fields }) }, status);
}

function pageOf(kind: RequestKind, outcome: FormOutcome): string {
  if (outcome.status === 201) return `/sent?${new URLSearchParams({ kind, reference: outcome.id.slice(0, 8) })}`;
  const query = new URLSearchParams({ kind });
  // A validation error is shown in the form's own words, anything else by its status.
  if (outcome.status === 400) query.set("error", outcome.error);
  else query.set("status", String(outcome.status));
  if (outcome.retryAfter !== undefined) query.set("wait", String(outcome.retryAfter));
  return `/not-sent?${query}`;
}
