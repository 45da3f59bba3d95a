import { defineContent } from "#domain/content/define-content.ts";
import { lessonSchema } from "#domain/content/lesson-schema.ts";

export const lesson = defineContent("content/lesson.ts", lessonSchema, null);
