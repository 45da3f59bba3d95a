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

/** The page that an answer is taken from: a path of this site. */
export const siteLinkSchema = v.object({ path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)), label: v.string() });
export type SiteLink = v.InferOutput<typeof siteLinkSchema>;

export const assistantReplySchema = v.object({
  success: v.boolean(),
  message: v.string(),
  error: v.optional(v.string()),
  link: v.optional(siteLinkSchema),
});
export type AssistantReply = v.InferOutput<typeof assistantReplySchema>;
