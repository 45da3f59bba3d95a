import { defineContent } from "#domain/content/define-content.ts";
import { interactiveLessonSchema } from "#domain/content/interactive-lesson-schema.ts";

export const lesson = defineContent("content/lesson.ts", interactiveLessonSchema, null);
