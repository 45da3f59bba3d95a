import { defineContent } from "#domain/content/define-content.ts";
import { firstQuestionsSchema } from "#domain/assistant/assistant-schemas.ts";

/** What the empty chat offers to ask by one press. */
export const firstQuestions = defineContent("content/assistant-suggestions.ts", firstQuestionsSchema, [
  "What does the course cost?",
  "What will I learn?",
  "Do I need to know coding?",
]);
