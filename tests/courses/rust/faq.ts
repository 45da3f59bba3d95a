import { defineContent } from "#domain/content/define-content.ts";
import { faqSchema } from "#domain/content/faq.ts";
import { formatPrice } from "#domain/format/money.ts";
import { listPlans } from "./plans.ts";

const fees = `${listPlans("home")
  .map(({ course, price }) => `${course} is ${formatPrice(price)}`)
  .join(", ")}, paid once.`;

export const faq = defineContent("content/faq.ts", faqSchema, [
  {
    slug: "what-you-learn",
    question: "What does the school teach?",
    answer: "Ownership, traits, threads and services, day by day.",
  },
  {
    slug: "duration",
    question: "How long does it take?",
    answer: "It has 42 days and takes about 2 months: 24 days of Core Rust and 18 of Systems Rust.",
  },
  { slug: "fees", question: "What do I pay?", answer: fees },
  {
    slug: "prerequisites",
    question: "Must I know another language?",
    answer: "Having written a loop in any language is enough.",
  },
  { slug: "tools", question: "What do I install?", answer: "rustup, an editor and git." },
  { slug: "certificate", question: "Is there a certificate?", answer: "You get one when your crate is released." },
  { slug: "refunds", question: "Can I cancel?", answer: "Within the first week, in full." },
  { slug: "support", question: "Who reviews my code?", answer: "The teacher, line by line." },
  { slug: "projects", question: "What do I build?", answer: "A lending desk and its service." },
  {
    slug: "borrow-checker",
    question: "Will the borrow checker stop me?",
    answer: "At first. From day 7 on you will know why.",
  },
  { slug: "editor", question: "Which editor is best?", answer: "Any with rust-analyzer." },
  { slug: "async", question: "Is async covered?", answer: "From day 30 on." },
]);
