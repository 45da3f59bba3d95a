import { about } from "#content/about.ts";
import { basic } from "#content/curriculum/basic.ts";
import { courseDays, dayCount, phases } from "#content/curriculum/phases.ts";
import { facts } from "#content/facts.ts";
import { faq } from "#content/faq.ts";
import { plans } from "#content/plans.ts";
import { site } from "#content/site.ts";
import { formatDollars, formatRupees } from "#domain/money.ts";
import {
  aboutLink,
  benefitsLink,
  blogLink,
  contactLink,
  curriculumLink,
  dayLink,
  faqLink,
  helpLink,
  homeLink,
  pricingLink,
  reviewsLink,
  teacherLink,
} from "../links.ts";
import type { Notes } from "../notes.ts";
import { listed } from "../say.ts";

const { email, phone, phoneHours } = site.contact;
const askTeam = `Please ask the team before you enroll: ${email} or the contact form.`;

export const guaranteeText = `The site carries two promises, "Satisfaction Guaranteed" and "Skill Improve Guaranteed", and sets out no further terms for them. Please ask the team in writing before you pay what they mean for you: ${email} or the contact form.`;

/** The course itself: how it runs, what it asks of a student, who is in it. Where the site is silent, the note says so. */
export const courseNotes = () =>
  ({
    guarantee: {
      text: guaranteeText,
      link: homeLink,
    },
    recognition: {
      text: `The certificate shows that you completed the course; it is not a degree, and the site names no accreditation. ${askTeam}`,
      link: faqLink("certificate"),
    },
    lifetime: {
      text: `Access is for a lifetime: you can come back to any of the ${dayCount} days whenever you like. The interactive-learning subscription and the premium courses run for ${facts.subscriptionMonths} months.`,
      link: faqLink("pacing"),
    },
    equipment: {
      text: `You need a computer, an internet connection and about ${basic.hoursPerDay} hours a day. Day 1 sets up the editor and Python on it. A phone alone is not enough to write and run the programs. The site names no minimum specification, so ask the team if you are unsure.`,
      link: faqLink("prerequisites"),
    },
    language: {
      text: `The site is in English and does not promise lessons in Hindi or another language; more Indian languages are a long-term goal of the instructor. ${askTeam}`,
      link: teacherLink,
    },
    live: {
      text: `It is an online course: every day has three tasks that you do at your own pace, with 1-on-1 mentorship and a community chat. The site does not say whether there are live or recorded classes. ${askTeam}`,
      link: faqLink("pacing"),
    },
    start: {
      text: `The site names no batch or start date: you learn at your own pace, day by day, after the team has contacted you. Send an enrollment request or ask: ${email}.`,
      link: contactLink,
    },
    online: {
      text: `It is an online course, so you learn from home with a computer and an internet connection. It is aimed mainly at students in India; from another country, ask the team first: ${email}.`,
      link: aboutLink,
    },
    rating: {
      text: `The course is rated ${facts.rating}/${facts.ratingScale} by ${facts.students}+ students. You can read what students write on the reviews page.`,
      link: reviewsLink,
    },
    students: {
      text: `${facts.students}+ students have joined so far, and they rate the course ${facts.rating}/${facts.ratingScale}.`,
      link: aboutLink,
    },
    modules: {
      text: `The course has ${facts.modules}+ modules over ${dayCount} days in three phases, with ${facts.projects}+ projects.`,
      link: curriculumLink,
    },
    tests: {
      text: testsText(),
      link: dayLink(58),
    },
    tasks: {
      text: `Every one of the ${dayCount} days has a title and three tasks: you read, you write code and you run it. Tests along the way show you what to revise.`,
      link: curriculumLink,
    },
    mentorship: {
      text: `Yes. Students get 1-on-1 mentorship: ask when you are stuck and go through it together. There is also a community chat.`,
      link: faqLink("support"),
    },
    community: {
      text: `Yes. Every plan comes with the community chat, where students help each other. There is 1-on-1 mentorship too.`,
      link: faqLink("support"),
    },
    bundle: {
      text: `The ${plans.home.bundle.course} is ${formatRupees(plans.home.bundle.price)} once for all ${dayCount} days in three phases. It includes 1-on-1 mentorship, ${facts.projects}+ projects, tools worth over ${formatDollars(facts.toolsWorth.dollars)}, the completion certificate, lifetime access and the community chat.`,
      link: pricingLink,
    },
    aiTools: {
      text: `The course comes with ${facts.aiTools}+ AI tools and ${facts.premiumServices}+ premium services, together worth over ${formatDollars(facts.toolsWorth.dollars)}, at no extra cost.`,
      link: benefitsLink,
    },
    structure: {
      text: `The course has three phases: ${listed(phases.map((phase) => `${phase.title} (${phase.month}, ${phase.days.length} days)`))}. Every one of the ${dayCount} days has a title and three tasks, at your own pace, with 1-on-1 mentorship.`,
      link: curriculumLink,
    },
    outcome: {
      text: `You can take an idea, write it, test it and put it online yourself. You finish with ${facts.projects}+ projects to show, a completion certificate and lifetime access to all ${dayCount} days. We do not promise a job.`,
      link: faqLink("job-readiness"),
    },
    login: {
      text: `Day 1 sets up your accounts and the login to the course tools. If an account or a login does not work, write to ${email} or call ${phone}, ${phoneHours}.`,
      link: helpLink,
    },
    theme: {
      text: "Yes. The theme button in the bar at the top switches between the light and the dark theme.",
      link: homeLink,
    },
    mission: {
      text: about.mission,
      link: aboutLink,
    },
    blog: {
      text: "Yes. The blog has learning resources and tutorials, sorted by category and free to read.",
      link: blogLink,
    },
    helpCenter: {
      text: `The Help Center has this assistant, the ${faq.length} frequently asked questions and the ways to reach a person. The FAQ can be searched.`,
      link: helpLink,
    },
    self: {
      text: "I'm the AI assistant for the course. Ask me about content, fees, duration, tools, certificate, support or enrollment; for everything else there is the contact form.",
      link: helpLink,
    },
    privacy: {
      text: `What you send in a form goes to our team only, so that they can answer you; you give your name and one way to reach you. For anything more, ask ${email}.`,
      link: contactLink,
    },
  }) satisfies Notes;

function testsText(): string {
  const tests = courseDays.filter(({ title }) => /\btest\b/i.test(title));
  return `Yes, there are ${tests.length} tests on the way, ${listed(tests.map(({ day }) => `day ${day}`))}, and day ${dayCount} is the final assessment. They show you what to revise before you go on.`;
}
