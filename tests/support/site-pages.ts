import { pages } from "#content/pages.ts";
import { textPages } from "#content/text-pages.ts";

type SitePage = { path: string; heading: string; texts: readonly string[] };

const described: readonly SitePage[] = [
  {
    path: "/",
    heading: "58 Days Course",
    texts: ["Master Python, AI, and Full-Stack Development from Scratch", "Join Now"],
  },
  { path: "/curriculum", heading: "58 days, week by week", texts: ["mentorship", "Environment setup"] },
  {
    path: "/try",
    heading: "Do day 1 in your browser",
    texts: ["Install the editor and the Python runtime", "Write one line that prints Hello and your name."],
  },
  { path: "/benefits", heading: "Course Benefits", texts: ["Professional SSH client", "Free custom domain"] },
  { path: "/pricing", heading: "One payment. 58 days.", texts: ["Best Offer!", "What's included", "Save ₹9,000"] },
  { path: "/reviews", heading: "Student Reviews", texts: ["Student A", "sample content"] },
  {
    path: "/faq",
    heading: "Frequently Asked Questions",
    texts: ["What are the fees?", "Will I learn to put my projects online?"],
  },
  {
    path: "/contact",
    heading: "Contact",
    texts: ["Send us a Message", "We answer within 24 hours.", "Mon-Sat 10 AM - 7 PM"],
  },
  {
    path: "/help",
    heading: "How Can We Help You?",
    texts: [
      "Talk to AI Assistant",
      "Browse FAQs",
      "Contact Support",
      "Course Information",
      "Enrollment & Payment",
      "Technical Support",
      "Learning Support",
      "Still Need Help?",
      "2-4 hours in business hours",
    ],
  },
  {
    path: "/teacher",
    heading: "Course Instructor",
    texts: ["Why Learn From Me?", "BCA", "2022-2025", "Short-term", "Long-term"],
  },
  {
    path: "/beginner-python-course",
    heading: "Beginner Phase",
    texts: ["What You'll Learn", "Month 1", "₹2,000", "Back to Home"],
  },
  {
    path: "/intermediate-fullstack-course",
    heading: "Intermediate Phase",
    texts: ["What You'll Learn", "Month 2", "₹1,500"],
  },
  { path: "/advanced-ai-bot-course", heading: "Advanced Phase", texts: ["What You'll Learn", "Month 3", "₹1,000"] },
  {
    path: "/about",
    heading: "About the course",
    texts: ["By The Numbers", "Affordable pricing", "$5000+", "View Curriculum"],
  },
  {
    path: "/privacy",
    heading: "Privacy",
    texts: ["This text is a template.", "What you type into a form", "Your rights", "Data Protection Board of India"],
  },
  { path: "/terms", heading: "Terms", texts: ["Version 1.0", "An enrollment request is not a purchase"] },
  { path: "/refunds", heading: "Refunds", texts: ["How to ask for a refund", "support@example.com"] },
];

/** Every public page but the blog, with what a visitor must find on it: of a page that is new, its heading. */
export const sitePages: readonly SitePage[] = [
  ...described,
  ...[...Object.values(pages), ...textPages]
    .filter(({ path }) => path !== "/blog" && !described.some((page) => page.path === path))
    .map(({ path, heading }) => ({ path, heading, texts: [] })),
];

/** Every kind of page a visitor can come to, by one address of each. */
export const visitorPaths: readonly string[] = [
  ...sitePages.map((entry) => entry.path),
  "/blog",
  "/blog?category=Cooking",
  "/blog?q=docker",
  "/blog/git-in-an-hour",
  "/enroll?course=Complete+Bundle&price=3000",
  "/sent?kind=contact&reference=0123abcd",
  "/not-sent?kind=contact",
  "/500",
  "/nowhere",
];
