import * as v from "valibot";
import { text } from "./define-content.ts";

/** What fits on a button of the chat in one line or two. */
const longestSuggestion = 60;

/** A question that the chat offers to ask by one press. */
export const suggestedQuestionSchema = v.pipe(
  text,
  v.endsWith("?", "must end with a question mark"),
  v.maxLength(longestSuggestion, `must have at most ${longestSuggestion} characters`),
);

export const firstQuestionsSchema = v.pipe(
  v.array(suggestedQuestionSchema),
  v.minLength(1, "must hold a question"),
  v.maxLength(3, "must hold at most three questions"),
);
