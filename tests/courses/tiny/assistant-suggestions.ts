import { defineContent } from "#domain/content/define-content.ts";
import { firstQuestionsSchema } from "#domain/assistant/assistant-schemas.ts";

export const firstQuestions = defineContent("content/assistant-suggestions.ts", firstQuestionsSchema, [
  "What does the course cost?",
  "Do I need any experience?",
]);
