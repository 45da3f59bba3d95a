import * as v from "valibot";
import { text } from "./define-content.ts";

/** What stands at the forms, and what they ask beside the visitor's own details. */
export const noticeSchema = v.object({
  /** Under the price of an enrollment. */
  free: text,
  /** When the team answers, on a confirmation. */
  reply: text,
  /** Stored with each request: a new one wherever the notice that `path` shows has changed. */
  version: v.pipe(text, v.regex(/^[\w.-]{1,40}$/, "must be a short name such as 2026-12-31")),
  /** Pages that were opened before a release still send these. */
  earlierVersions: v.array(text),
  text,
  link: v.object({ label: text, path: v.pipe(text, v.startsWith("/", "must be a site path")) }),
  asksTick: v.boolean("must be true or false"),
  tickLabel: text,
  asksAge: v.boolean("must be true or false"),
  forParents: text,
});
export type Notice = v.InferOutput<typeof noticeSchema>;
