import * as v from "valibot";
import { text } from "../content/define-content.ts";
import { maxQuestionLength, maxEarlierQuestions } from "./assistant-limits-and-fixed-replies.ts";

const tooLong = `Please use at most ${maxQuestionLength} characters`;

export const questionSchema = v.object({
  question: v.pipe(
    v.string("Please enter a question"),
    v.trim(),
    v.nonEmpty("Please enter a question"),
    v.maxLength(maxQuestionLength, tooLong),
  ),
  /** Earlier questions of the same conversation, oldest first: a follow-up leaves out what they said. */
  history: v.optional(
    v.pipe(
      v.array(
        v.pipe(v.string("Please send earlier questions as text"), v.trim(), v.maxLength(maxQuestionLength, tooLong)),
      ),
      v.maxLength(maxEarlierQuestions, `Please send at most ${maxEarlierQuestions} earlier questions`),
    ),
    [],
  ),
});
export type QuestionInput = v.InferOutput<typeof questionSchema>;

/** Whether the answer to a question helped. The server finds out by itself what it answered. */
export const voteSchema = v.object({
  ...questionSchema.entries,
  isHelpful: v.boolean("isHelpful must be true or false"),
});
export type Vote = v.InferOutput<typeof voteSchema>;

/** The page that an answer is taken from: a path of this site. */
export const siteLinkSchema = v.object({ path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)), label: v.string() });
export type SiteLink = v.InferOutput<typeof siteLinkSchema>;

export const assistantReplySchema = v.object({
  success: v.boolean(),
  message: v.string(),
  error: v.optional(v.string()),
  /** Beside the empty message to who leaves: a word that the chat shows under his own. */
  farewell: v.optional(v.string()),
  link: v.optional(siteLinkSchema),
  /** The language of the message, where it is not the page's: Hindi, in its own script or in Latin letters. */
  lang: v.optional(v.picklist(["hi", "hi-Latn"])),
  /** Questions to ask next by one press: what follows from an answer, or what an unclear question may have meant. */
  suggestions: v.optional(v.array(v.string())),
});
export type AssistantReply = v.InferOutput<typeof assistantReplySchema>;

/** What fits on a button of the chat in one line or two. */
const maxSuggestionLength = 60;

export const suggestedQuestionSchema = v.pipe(
  text,
  v.endsWith("?", "must end with a question mark"),
  v.maxLength(maxSuggestionLength, `must have at most ${maxSuggestionLength} characters`),
);

export const firstQuestionsSchema = v.pipe(
  v.array(suggestedQuestionSchema),
  v.minLength(1, "must hold a question"),
  v.maxLength(3, "must hold at most three questions"),
);
