import { defineContent } from "#domain/define-content.ts";
import { siteSchema } from "#domain/site.ts";

/** Who the course is and how to reach it. The addresses are reserved examples: put in your own. */
export const site = defineContent("content/site.ts", siteSchema, {
  wordmark: "58 Days",
  label: "Course",
  tagline: "Master Python, AI, and Full-Stack Development from Scratch",
  footerLine: "Python, AI and full-stack development from scratch, one square a day.",
  contact: {
    email: "support@example.com",
    phone: "+91 00000 00000",
    phoneLink: "+910000000000",
    phoneHours: "Mon-Sat 10 AM - 7 PM",
    responseTime: "2-4 hours in business hours",
    responsePromise: "We answer within 24 hours.",
  },
  socials: [
    { name: "Video channel", icon: "play", url: "https://video.example.com/58days" },
    { name: "Photo sharing", icon: "camera", url: "https://photos.example.com/58days" },
    { name: "Code hosting", icon: "code-xml", url: "https://code.example.com/58days" },
    { name: "Professional network", icon: "briefcase", url: "https://network.example.com/58days" },
    { name: "Microblog", icon: "at-sign", url: "https://microblog.example.com/58days" },
  ],
});

/** `58 Days Course`: the product's full name in titles and structured data. */
export const courseName = `${site.wordmark} ${site.label}`;
