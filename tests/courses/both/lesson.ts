import { defineContent } from "#domain/content/define-content.ts";
import { interactiveLessonSchema } from "#domain/content/interactive-lesson.ts";

export const lesson = defineContent("content/lesson.ts", interactiveLessonSchema, null);
