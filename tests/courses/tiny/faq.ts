import { defineContent } from "#domain/content/define-content.ts";
import { faqSchema } from "#domain/content/faq.ts";
import { formatPrice } from "#domain/format/money.ts";
import { listPlans } from "./plans.ts";

const fees = `${listPlans("home")
  .map(({ course, price }) => `${course} is ${formatPrice(price)}`)
  .join(", ")}, paid once.`;

export const faq = defineContent("content/faq.ts", faqSchema, [
  { slug: "fees", question: "What is the fee?", answer: fees },
]);
