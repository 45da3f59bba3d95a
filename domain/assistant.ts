import * as v from "valibot";
import { longestQuestion } from "./assistant-texts.ts";

export const questionSchema = v.object({
  question: v.pipe(
    v.string("Please enter a question"),
    v.trim(),
    v.nonEmpty("Please enter a question"),
    v.maxLength(longestQuestion, `Please use at most ${longestQuestion} characters`),
  ),
});

/** Where the site says what the assistant answered: a plain site path. */
export const siteLinkSchema = v.object({ path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)), label: v.string() });
export type SiteLink = v.InferOutput<typeof siteLinkSchema>;

export const assistantReplySchema = v.object({
  success: v.boolean(),
  message: v.string(),
  error: v.optional(v.string()),
  link: v.optional(siteLinkSchema),
});
export type AssistantReply = v.InferOutput<typeof assistantReplySchema>;
