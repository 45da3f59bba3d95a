import { defineContent } from "#domain/content/define-content.ts";
import { faqSchema } from "#domain/content/faq.ts";
import { formatPrice } from "#domain/format/money.ts";
import { course } from "./course.ts";
import { advanced } from "./curriculum/advanced.ts";
import { basic } from "./curriculum/basic.ts";
import { intermediate } from "./curriculum/intermediate.ts";
import { dayCount } from "./curriculum/phases.ts";
import { getFact } from "./facts.ts";
import { getPlan, getSaving } from "./plans.ts";
import { site } from "./site.ts";

const fees = {
  bundle: getPlan("home", "bundle"),
  basic: getPlan("home", "basic"),
  intermediate: getPlan("home", "intermediate"),
  advanced: getPlan("home", "advanced"),
};
const saving = getSaving("home");

/** The order is the order on the page. Every figure is read from its own entry, so an answer cannot drift from it. */
export const faq = defineContent("content/faq.ts", faqSchema, [
  {
    slug: "what-you-learn",
    question: "What will I learn in this course?",
    answer: `You start with Python, code hosting and prompt engineering, then HTML, CSS and JavaScript. After that come React, Node.js, APIs and databases. The last phase covers MCP servers, chat bots, security and web scraping. It is one path of ${dayCount} days in three phases, and every day has three tasks.`,
  },
  {
    slug: "duration",
    question: "How long is the course?",
    searchWords: ["how many days", "months", "time"],
    answer: `The course has ${dayCount} days and takes about ${getFact("courseMonths")} months. The ${basic.title} has ${basic.days.length} days, the ${intermediate.title} ${intermediate.days.length} and the ${advanced.title} ${advanced.days.length}. You can come back to any day later, because access is for a lifetime.`,
  },
  {
    slug: "fees",
    question: "What are the fees?",
    searchWords: ["cost", "price", "charges", "how much"],
    answer: `The ${fees.bundle.course} with all ${dayCount} days is ${formatPrice(fees.bundle.price)}. Taken alone, the ${fees.basic.course} is ${formatPrice(fees.basic.price)}, the ${fees.intermediate.course} ${formatPrice(fees.intermediate.price)} and the ${fees.advanced.course} ${formatPrice(fees.advanced.price)}. The bundle saves ${formatPrice(saving.amount)}, or ${saving.percent}%, against the three phases bought one by one. Each is a one-time payment.`,
  },
  {
    slug: "prerequisites",
    question: "Do I need prior experience?",
    searchWords: ["beginner", "eligibility", "requirements"],
    answer: `No. The ${basic.title} starts with setting up your computer and writing a first line of Python. You need a computer, an internet connection and about ${basic.hoursPerDay} hours a day. The later phases build on the earlier ones, so start there only if you already know that material.`,
  },
  {
    slug: "tools",
    question: "Which tools do I get?",
    answer: `You get ${getFact("aiTools")}+ AI tools and ${getFact("premiumServices")}+ premium services, together worth over ${formatPrice(getFact("toolsWorth"))}. Among them are a premium code-hosting plan, free hosting, a free custom .me or .tech domain, free database hosting, a professional SSH client and a workspace tool. A ${getFact("subscriptionMonths")}-month interactive-learning subscription and ${getFact("subscriptionMonths")}-month access to premium courses are included too.`,
  },
  {
    slug: "pacing",
    question: "Can I learn at my own pace?",
    searchWords: ["schedule", "timings"],
    answer: `Yes. Plan about ${basic.hoursPerDay} hours a day in the ${basic.title}, ${intermediate.hoursPerDay} in the ${intermediate.title} and ${advanced.hoursPerDay} in the ${advanced.title}. If you miss a day because of college or work, continue from the day where you stopped. Access is for a lifetime.`,
  },
  {
    slug: "certificate",
    question: "Do I get a certificate?",
    searchWords: ["certification"],
    answer: `Yes. You get a completion certificate when you finish the course, which ends with a final assessment in the ${advanced.title}. It shows that you completed the course; it is not a degree. If you want a single phase only, ask the team before you enroll whether it comes with a certificate.`,
  },
  {
    slug: "technologies",
    question: "Which technologies does the course cover?",
    answer: `The ${basic.title} covers Python, the command line, code hosting, prompt engineering, HTML, CSS and basic JavaScript. The ${intermediate.title} adds React, Node.js, APIs, logging, advanced Python and a hosted database. The ${advanced.title} adds Docker, MCP servers, chat bots, web security and web scraping.`,
  },
  {
    slug: "projects",
    question: "What projects will I build?",
    answer: `The course has ${getFact("projects")}+ projects across its three phases. You put early programs and web pages online, build APIs and full-stack apps with React and Node.js, and later make chat bots and your own MCP server. You keep the code, so you can show it to others.`,
  },
  {
    slug: "contact-form",
    question: "How does the contact form work?",
    answer: `Enter your name and either an e-mail address or a phone number. A message is optional, but it helps us answer you properly. Your request goes to our team and costs nothing. ${site.contact.responsePromise}`,
  },
  {
    slug: "differentiators",
    question: "How is this course different from others?",
    answer: `Four things set it apart: a fee of ${formatPrice(fees.bundle.price)} for all ${dayCount} days, premium tools that are included, ${getFact("projects")}+ hands-on projects and a start that needs no experience. You also get 1-on-1 mentorship and a community chat. The full day-by-day plan is on this site, so you can read it before you decide.`,
  },
  {
    slug: "refunds",
    question: "Can I get a refund?",
    searchWords: ["money back", "cancel"],
    answer: `${course.refund ?? `Please ask the team about refunds in writing before you pay, by e-mail at ${site.contact.email} or through the contact form.`} Sending an enrollment request costs nothing. Payment happens only after the team has contacted you, so you have time to ask first.`,
  },
  {
    slug: "job-readiness",
    question: "Will I be ready for a job after the course?",
    searchWords: ["placement", "salary"],
    answer: `We do not promise a job. You finish with ${getFact("projects")}+ projects to show, practice in testing, error handling and deployment, and a code-hosting profile, a professional-network profile and a CV from the ${intermediate.title}. What comes next depends on your own practice and on the openings where you apply.`,
  },
  {
    slug: "support",
    question: "What support will I get?",
    searchWords: ["help", "doubts", "mentor"],
    answer: `Students get 1-on-1 mentorship and a community chat. You can also write to ${site.contact.email}${site.contact.phone ? ` or call ${site.contact.phone}, ${site.contact.phoneHours}` : ""}. The typical response time is ${site.contact.responseTime}. For quick questions about the course, the AI assistant is open on every page.`,
  },
  {
    slug: "intermediate-phase",
    question: "What is in the Intermediate Phase?",
    answer: `It is ${intermediate.month}, ${intermediate.days.length} days at about ${intermediate.hoursPerDay} hours a day. You go from JavaScript to React and Node.js, then build and test APIs with proper error handling and logging. It also covers advanced Python, a hosted database, domain and hosting, and your professional profile and CV.`,
  },
  {
    slug: "advanced-phase",
    question: "What is in the Advanced Phase?",
    answer: `It is ${advanced.month}, ${advanced.days.length} days at about ${advanced.hoursPerDay} hours a day. You work with open source and AI, Docker and MCP servers, and build two chat bots. Then come web and Python security, deployment and web scraping. It closes with a final assessment.`,
  },
  {
    slug: "single-phase",
    question: "Can I enroll in a single phase?",
    answer: `Yes. Each phase can be taken alone: choose its card under Pricing and send the enrollment request. Each phase builds on the one before, so check that you know the earlier topics. If you plan to take all three, the ${fees.bundle.course} costs ${formatPrice(saving.amount)} less.`,
  },
  {
    slug: "mcp-server",
    question: "What is an MCP server?",
    answer: `MCP stands for Model Context Protocol, an open standard that connects an AI model to outside tools and data. An MCP server is the program that offers those tools to the model. In the ${advanced.title} you learn the basics, use MCP with Docker and then write a custom server of your own.`,
  },
  {
    slug: "code-hosting-plan",
    question: "What is the premium code-hosting plan?",
    answer: `It is a paid plan on a code-hosting platform, included with the course at no extra cost to you. You use code hosting from the early days of the ${basic.title} and go deeper in the ${intermediate.title}. Ask the team how long the plan runs and what you need in order to claim it.`,
  },
  {
    slug: "deployment",
    question: "Will I learn to put my projects online?",
    searchWords: ["hosting", "deploy"],
    answer: `Yes. You deploy to a hosting platform in the ${basic.title}, set up a domain and hosting in the ${intermediate.title}, and return to deployment in the ${advanced.title}. Free hosting, a free custom .me or .tech domain and free database hosting are included for this.`,
  },
]);
