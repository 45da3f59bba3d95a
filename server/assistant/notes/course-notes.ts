import { about } from "#content/about.ts";
import { beginner } from "#content/curriculum/beginner.ts";
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
  phaseLink,
  pricingLink,
  reviewsLink,
  teacherLink,
} from "../links.ts";
import type { Note } from "../notes.ts";
import { listed } from "../say.ts";
import { phaseText } from "./day-notes.ts";

const { email, phone, phoneHours } = site.contact;
const askTeam = `Please ask the team before you enroll: ${email} or the contact form.`;

export const guaranteeText = `The site carries two promises, "Satisfaction Guaranteed" and "Skill Improve Guaranteed", and sets out no further terms for them. Please ask the team in writing before you pay what they mean for you: ${email} or the contact form.`;

/** The course itself: how it runs, what it asks of a student, who is in it. Where the site is silent, the note says so. */
export const courseNotes = (): Note[] => [
  {
    id: "guarantee",
    asked: "guarantee; satisfaction guaranteed; skill improve guaranteed; guarantee course",
    text: guaranteeText,
    link: homeLink,
  },
  {
    id: "recognition",
    asked: "recognition; recognition certificate; is the certificate a degree; recognition job; accredited certificate",
    text: `The certificate shows that you completed the course; it is not a degree, and the site names no accreditation. ${askTeam}`,
    link: faqLink("certificate"),
  },
  {
    id: "lifetime",
    asked:
      "lifetime; lifetime access; lifetime course; access after the course; lifetime duration; lifetime validity; lifetime teach",
    text: `Access is for a lifetime: you can come back to any of the ${dayCount} days whenever you like. The interactive-learning subscription and the premium courses run for ${facts.subscriptionMonths} months.`,
    link: faqLink("pacing"),
  },
  {
    id: "equipment",
    asked:
      "equipment; laptop; computer; mobile; equipment course; equipment prerequisites; equipment teach; equipment hours; laptop requirements",
    text: `You need a computer, an internet connection and about ${beginner.hoursPerDay} hours a day. Day 1 sets up the editor and Python on it. A phone alone is not enough to write and run the programs. The site names no minimum specification, so ask the team if you are unsure.`,
    link: faqLink("prerequisites"),
  },
  {
    id: "language",
    asked: "language; hindi english; language course; language of instruction; language teach; language instructor",
    text: `The site is in English and does not promise lessons in Hindi or another language; more Indian languages are a long-term goal of the instructor. ${askTeam}`,
    link: teacherLink,
  },
  {
    id: "live",
    asked: "live; live or recorded; live course; video lectures; live classes; live teach; live offline; live online",
    text: `It is an online course: every day has three tasks that you do at your own pace, with 1-on-1 mentorship and a community chat. The site does not say whether there are live or recorded classes. ${askTeam}`,
    link: faqLink("pacing"),
  },
  {
    id: "start",
    asked:
      "start; start date; next batch; when does the course start; start course; class timing; start enroll; when can i start",
    text: `The site names no batch or start date: you learn at your own pace, day by day, after the team has contacted you. Send an enrollment request or ask: ${email}.`,
    link: contactLink,
  },
  {
    id: "online",
    asked:
      "online; is it online; online course; online location; online enroll; where are you located; join from abroad",
    text: `It is an online course, so you learn from home with a computer and an internet connection. It is aimed mainly at students in India; from another country, ask the team first: ${email}.`,
    link: aboutLink,
  },
  {
    id: "rating",
    asked:
      "rating reviews; rating course; rating reviews; reviews; reviews course; what do students say; reviews students",
    text: `The course is rated ${facts.rating}/${facts.ratingScale} by ${facts.students}+ students. You can read what students write on the reviews page.`,
    link: reviewsLink,
  },
  {
    id: "students",
    asked: "students; how many students; students course; students enroll; students rating",
    text: `${facts.students}+ students have joined so far, and they rate the course ${facts.rating}/${facts.ratingScale}.`,
    link: aboutLink,
  },
  {
    id: "modules",
    asked: "modules; how many modules; modules course; modules syllabus; modules phase",
    text: `The course has ${facts.modules}+ modules over ${dayCount} days in three phases, with ${facts.projects}+ projects.`,
    link: curriculumLink,
  },
  {
    id: "tests",
    asked:
      "test; tests and exams; final assessment; test course; test certificate; test fail; test how many; test phase",
    text: testsText(),
    link: dayLink(58),
  },
  {
    id: "tasks",
    asked: "tasks; daily tasks; assignments; tasks course; tasks hours; exercises practice; how does a day look",
    text: `Every one of the ${dayCount} days has a title and three tasks: you read, you write code and you run it. Tests along the way show you what to revise.`,
    link: curriculumLink,
  },
  {
    id: "mentorship",
    asked: "mentorship; 1-on-1 mentorship; mentorship course; mentorship tools; mentorship price; mentorship bundle",
    text: `Yes. Students get 1-on-1 mentorship: ask when you are stuck and go through it together. There is also a community chat.`,
    link: faqLink("support"),
  },
  {
    id: "community",
    asked: "community; community chat; community students; whatsapp discord group; community support; community phase",
    text: `Yes. Every plan comes with the community chat, where students help each other. There is 1-on-1 mentorship too.`,
    link: faqLink("support"),
  },
  {
    id: "bundle",
    asked: "bundle; what is in the complete bundle; bundle tools; bundle syllabus; bundle included; bundle duration",
    text: `The ${plans.home.bundle.course} is ${formatRupees(plans.home.bundle.price)} once for all ${dayCount} days in three phases. It includes 1-on-1 mentorship, ${facts.projects}+ projects, tools worth over ${formatDollars(facts.toolsWorth.dollars)}, the completion certificate, lifetime access and the community chat.`,
    link: pricingLink,
  },
  {
    id: "beginner-phase",
    asked: "beginner phase; beginner phase syllabus; what is in the beginner phase; beginner course",
    text: phaseText(beginner),
    link: phaseLink(beginner),
  },
  {
    id: "ai-tools",
    asked: "aiTools; ai tools; how many ai tools; aiTools tools; aiTools course; aiTools free; ai tools included",
    text: `The course comes with ${facts.aiTools}+ AI tools and ${facts.premiumServices}+ premium services, together worth over ${formatDollars(facts.toolsWorth.dollars)}, at no extra cost.`,
    link: benefitsLink,
  },
  {
    id: "structure",
    asked: "structure; how many phases are there; structure course; structure phase; how does the course work",
    text: `The course has three phases: ${listed(phases.map((phase) => `${phase.title} (${phase.month}, ${phase.days.length} days)`))}. Every one of the ${dayCount} days has a title and three tasks, at your own pace, with 1-on-1 mentorship.`,
    link: curriculumLink,
  },
  {
    id: "outcome",
    asked: "outcome; what can i do after the course; outcome course; outcome teach; outcome projects",
    text: `You can take an idea, write it, test it and put it online yourself. You finish with ${facts.projects}+ projects to show, a completion certificate and lifetime access to all ${dayCount} days. We do not promise a job.`,
    link: faqLink("job-readiness"),
  },
  {
    id: "login",
    asked: "login; accounts and login; login support; login password; login tools",
    text: `Day 1 sets up your accounts and the login to the course tools. If an account or a login does not work, write to ${email} or call ${phone}, ${phoneHours}.`,
    link: helpLink,
  },
  {
    id: "theme",
    asked: "theme; dark mode; light theme",
    text: "Yes. The theme button in the bar at the top switches between the light and the dark theme.",
    link: homeLink,
  },
  {
    id: "mission",
    asked: "mission; mission course; about the course; who is behind; why was this course made",
    text: about.mission,
    link: aboutLink,
  },
  {
    id: "blog",
    asked: "blog; blog articles; blog tutorials; blog free",
    text: "Yes. The blog has learning resources and tutorials, sorted by category and free to read.",
    link: blogLink,
  },
  {
    id: "help-center",
    asked: "helpCenter; help center; faq; helpCenter support; where find help",
    text: `The Help Center has this assistant, the ${faq.length} frequently asked questions and the ways to reach a person. The FAQ can be searched.`,
    link: helpLink,
  },
  {
    id: "self",
    asked: "self; who are you; what can you do; self help; self bot",
    text: "I'm the AI assistant for the course. Ask me about content, fees, duration, tools, certificate, support or enrollment; for everything else there is the contact form.",
    link: helpLink,
  },
  {
    id: "privacy",
    asked: "privacy; is my data safe; privacy contact form",
    text: `What you send in a form goes to our team only, so that they can answer you; you give your name and one way to reach you. For anything more, ask ${email}.`,
    link: contactLink,
  },
];

function testsText(): string {
  const tests = courseDays.filter(({ title }) => /\btest\b/i.test(title));
  return `Yes, there are ${tests.length} tests on the way, ${listed(tests.map(({ day }) => `day ${day}`))}, and day ${dayCount} is the final assessment. They show you what to revise before you go on.`;
}
