import type { Context } from "hono";
import type { RequestKind } from "../db/tables.ts";

export type FormOutcome =
  | { status: 201; id: string }
  | {
      status: 400 | 413 | 415 | 422 | 429 | 503;
      error: string;
      fields?: Record<string, string>;
      retryAfter?: number;
    };

/** A form sent without scripts: the browser shows the response, so it must be a page. */
const wantsPage = (c: Context) =>
  c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded") === true &&
  c.req.header("accept")?.includes("text/html") === true;

/** Responds with JSON, or redirects a plain form post to a page that says the same. */
export function respondToForm(c: Context, kind: RequestKind, outcome: FormOutcome): Response {
  if (wantsPage(c)) {
    const query =
      outcome.status === 201
        ? new URLSearchParams({ kind, reference: outcome.id.slice(0, 8) })
        : new URLSearchParams({ kind, error: outcome.error });
    return c.redirect(`${outcome.status === 201 ? "/sent" : "/not-sent"}?${query}`, 303);
  }
  if (outcome.status === 201) return c.json({ id: outcome.id }, 201);
  const { status, error, fields, retryAfter } = outcome;
  if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
  return c.json({ error, ...(fields && { fields }) }, status);
}
