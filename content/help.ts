import { defineContent } from "#domain/define-content.ts";
import { helpSchema } from "#domain/help.ts";

export const help = defineContent("content/help.ts", helpSchema, {
  topics: [
    {
      title: "Course Information",
      description: "What you learn, and when.",
      topics: [
        "Curriculum, day by day",
        "Duration and daily hours",
        "Projects and technologies",
        "Completion certificate",
      ],
    },
    {
      title: "Enrollment & Payment",
      description: "How joining works.",
      topics: [
        "Fees and one-time payment",
        "Bundle or single phase",
        "What happens after your request",
        "Questions about refunds",
      ],
    },
    {
      title: "Technical Support",
      description: "When a tool does not work.",
      topics: [
        "Setting up your computer",
        "Accounts and login",
        "Claiming tools and services",
        "Hosting, domain and deployment",
      ],
    },
    {
      title: "Learning Support",
      description: "When a task does not work.",
      topics: ["1-on-1 mentorship", "Community chat", "Tests and what to revise", "Catching up after missed days"],
    },
  ],
});
