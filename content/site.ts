import { businessHoursSchema, formatBusinessHours } from "#domain/content/business-hours.ts";
import { siteSchema } from "#domain/content/site-schema.ts";
import { defineContent } from "#domain/content/define-content.ts";

/** The staff inbox counts the waiting time by these hours, and every text that names them is made from them. */
export const businessHours = defineContent("content/site.ts (business hours)", businessHoursSchema, {
  firstDay: "Mon",
  lastDay: "Sat",
  opens: 10,
  closes: 19,
  reply: { earliest: 2, latest: 4 },
  promise: 24,
});
const { reply, promise } = businessHours;

/** Who the course is and how to reach it. The addresses are reserved examples: put in your own. */
export const site = defineContent("content/site.ts", siteSchema, {
  wordmark: "58 Days",
  // The small badge beside the name. Add `name: "…"` where the two in a row are not what the course is called in a sentence.
  label: "Course",
  tagline: "Master Python, AI, and Full-Stack Development from Scratch",
  footerLine: "Python, AI and full-stack development from scratch, one square a day.",
  contact: {
    email: "support@example.com",
    // Without a number, leave out both lines: nothing then offers a call.
    phone: "+91 00000 00000",
    phoneLink: "+910000000000",
    // Add `whatsapp: "+91…"` where the team answers there: confirmations then link to it.
    phoneHours: formatBusinessHours(businessHours),
    // keep: it follows from the hours above.
    responseTime: `${reply.earliest}-${reply.latest} hours in business hours`,
    // keep: so does this.
    responsePromise: `We answer within ${promise} hours.`,
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
export const courseName = site.name ?? `${site.wordmark} ${site.label}`;
