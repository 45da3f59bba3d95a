import { defineContent } from "#domain/content/define-content.ts";
import { lookSchema } from "#domain/content/look-schema.ts";

export const look = defineContent("content/look.ts", lookSchema, { accent: "#e8743b", cool: "#4f9cc4" });
