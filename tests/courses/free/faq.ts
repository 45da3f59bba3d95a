import { defineContent } from "#domain/content/define-content.ts";
import { faqSchema } from "#domain/content/faq.ts";

export const faq = defineContent("content/faq.ts", faqSchema, []);
