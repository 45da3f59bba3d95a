import * as v from "valibot";

export const longestQuestion = 500;

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

export const offTopicReply =
  "I can only help you with questions about the course. For other inquiries, please use the contact form on our website.";

export const assistantFailure: AssistantReply = {
  success: false,
  message: "",
  error: "Unable to get AI response. Please try again later or contact support.",
};
