import { about } from "#content/about.ts";
import { benefits } from "#content/benefits.ts";
import { advanced } from "#content/curriculum/advanced.ts";
import { beginner } from "#content/curriculum/beginner.ts";
import { intermediate } from "#content/curriculum/intermediate.ts";
import { dayCount, phases } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { facts } from "#content/facts.ts";
import { faq } from "#content/faq.ts";
import { instructor } from "#content/instructor.ts";
import { offer, plans } from "#content/plans.ts";
import { site } from "#content/site.ts";
import { type Day, dayAnchor, type Phase } from "#domain/curriculum.ts";
import { faqAnchor } from "#domain/faq.ts";
import { formatLongDate } from "#domain/long-date.ts";
import { formatDollars, formatRupees } from "#domain/money.ts";

export type SiteLink = { path: string; label: string };

/** One thing the site says, how visitors ask for it, and where it says so. */
export type Note = { id: string; asked: string; text: string; link: SiteLink };

/** What the assistant needs of a blog post. */
export type PostNote = { slug: string; title: string; description: string; keywords: readonly string[] };

const { email, phone, phoneHours, responseTime, responsePromise } = site.contact;
const askTeam = `Please ask the team before you enroll: ${email} or the contact form.`;

const links = {
  pricing: { path: "/#pricing", label: "Pricing" },
  pricingPage: { path: "/pricing", label: "Pricing page" },
  curriculum: { path: "/curriculum", label: "Curriculum" },
  benefits: { path: "/benefits", label: "Benefits" },
  contact: { path: "/contact", label: "Contact" },
  reviews: { path: "/reviews", label: "Reviews" },
  teacher: { path: "/teacher", label: "The instructor" },
  about: { path: "/about", label: "About" },
  help: { path: "/help", label: "Help Center" },
  blog: { path: "/blog", label: "Blog" },
} as const satisfies Record<string, SiteLink>;

export const faqLink = (slug: string): SiteLink => ({ path: `/#${faqAnchor(slug)}`, label: "FAQ" });
export const dayLink = (day: number): SiteLink => ({ path: `/curriculum#${dayAnchor(day)}`, label: `Day ${day}` });
export const phaseLink = (phase: Phase): SiteLink => ({ path: phase.path, label: phase.title });
export const pricingLink: SiteLink = links.pricing;

/** The FAQ's answer; the words beside it are how else visitors ask for it. */
const faqAsked: Record<string, string> = {
  "what-you-learn": "syllabus; what will i learn; teach course; overview of the course; topics content; technologies",
  duration: "duration; how long course; duration course; months weeks days; total length",
  fees: "price; price course; price bundle; price phase; fee course; payment amount; price total",
  prerequisites:
    "prerequisites; experience needed; can i join without coding; prerequisites course; prerequisites enroll; need computer internet; prerequisites beginner; teach beginners; difficult to understand",
  tools: "tools; which tools do i get; tools included; tools services worth; aiTools software; benefits perks; tools course",
  pacing:
    "pace hours; own pace; missed a day; hours a day; time commitment; pace hours; pace job; pace college exams; how many hours a day; pace course",
  certificate: "certificate; certificate course; certificate phase; certificate degree; get a certificate; certificate test",
  technologies: "technologies; technologies course; which technologies taught; technologies languages; tech stack syllabus",
  projects: "projects; what projects will i build; build; projects portfolio; projects course; build apps; how many projects",
  "contact-form": "contact form; how does the contact form work; contactForm message; contact form required fields",
  differentiators:
    "different; how is this course different; why this course; better than others; compare with other course; different price",
  refunds: "refund",
  "job-readiness": "job; job after the course; placement; career; job guarantee; ready for a job; internship; salary; job course",
  support: "support; support help; mentorship community; stuck doubts; who helps me; mentorship; community; help support doubt",
  "intermediate-phase": "intermediate phase syllabus; what is in the intermediate phase",
  "advanced-phase": "advanced phase syllabus; what is in the advanced phase",
  "single-phase":
    "singlePhase; singlePhase enroll; singlePhase buy; single phase; single enroll; only one phase; single advanced; single intermediate; single beginner; enroll in a single phase; skip phase enroll; single phase join directly; buy only phase",
  "mcp-server": "mcp; what is an mcp server; model context protocol",
  "code-hosting-plan": "codePlan; premium code hosting plan; github premium; codePlan tools; codePlan free",
  deployment: "deploy; put my projects online; deployment of apps; teach deploy; deploy hosting; deploy projects",
};

const faqNotes = (): Note[] =>
  faq.map(({ slug, question, answer }) => ({
    id: `faq-${slug}`,
    asked: `${faqAsked[slug] ?? ""}; ${question}`,
    text: answer,
    link: faqLink(slug),
  }));

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

const benefit = (title: string) => benefits.items.find((item) => item.title === title)?.text ?? "";

const enrollSteps = `Choose a plan under Pricing, press "Enroll Now" and send your name with an e-mail address or a phone number. It is a request, not a payment, and costs nothing: the team contacts you next.`;

const site_ = (): Note[] => [
  {
    id: "guarantee",
    asked: "guarantee; satisfaction guaranteed; skill improve guaranteed; guarantee course",
    text: guaranteeText,
    link: { path: "/#hero", label: "Home" },
  },
  {
    id: "enroll",
    asked: "enroll; how do i enroll; sign up; join the course; enroll course; enroll phase; enroll bundle; how to start enroll",
    text: enrollSteps,
    link: links.pricing,
  },
  {
    id: "after-request",
    asked:
      "afterRequest; afterRequest enroll; what happens after i enroll; afterRequest payment; do i pay when i submit the request; afterRequest form; pay enroll request; payment enroll form",
    text: `Your request goes to our team and costs nothing: it is a request, not a payment. The team contacts you by the e-mail address or phone number you gave; payment happens only after that. ${responsePromise}`,
    link: links.pricing,
  },
  {
    id: "payment",
    asked: "payment; one-time payment; emi installment; payment methods upi card; hidden charges; monthly payment; payment course; payment price; payment phase; payment bundle; payment hours",
    text: `Each price is a one-time payment: the bundle is ${formatRupees(plans.home.bundle.price)}, and there is no subscription. You pay only after the team has contacted you. The site names no instalments or payment methods, so ask the team: ${email}.`,
    link: links.pricing,
  },
  {
    id: "offer-end",
    asked: "offerEnd; how long is the offer valid; offerEnd price; saving offerEnd; price duration offer",
    text: `The prices shown hold until ${formatLongDate(offer.validUntil)}. The ${plans.home.bundle.course} is ${formatRupees(plans.home.bundle.price)} as a one-time payment.`,
    link: links.pricing,
  },
  {
    id: "demo",
    asked: "demo; free trial; demo class; is it free; demo course; demo live; demo price",
    text: `The course is not free: a single phase or the ${plans.home.bundle.course} (${formatRupees(plans.home.bundle.price)}) is a one-time payment, and the site offers no trial class. You can read the full day-by-day plan here before you decide, and asking costs nothing.`,
    link: links.curriculum,
  },
  {
    id: "lifetime",
    asked: "lifetime; lifetime access; lifetime course; access after the course; lifetime duration; lifetime validity; lifetime teach",
    text: `Access is for a lifetime: you can come back to any of the ${dayCount} days whenever you like. The interactive-learning subscription and the premium courses run for ${facts.subscriptionMonths} months.`,
    link: faqLink("pacing"),
  },
  {
    id: "equipment",
    asked: "equipment; laptop; computer; mobile; equipment course; equipment prerequisites; equipment teach; equipment hours; laptop requirements",
    text: `You need a computer, an internet connection and about ${beginner.hoursPerDay} hours a day. Day 1 sets up the editor and Python on it. A phone alone is not enough to write and run the programs. The site names no minimum specification, so ask the team if you are unsure.`,
    link: faqLink("prerequisites"),
  },
  {
    id: "language",
    asked: "language; hindi english; language course; language of instruction; language teach; language instructor",
    text: `The site is in English and does not promise lessons in Hindi or another language; more Indian languages are a long-term goal of the instructor. ${askTeam}`,
    link: links.teacher,
  },
  {
    id: "live",
    asked: "live; live or recorded; live course; video lectures; live classes; live teach; live offline; live online",
    text: `It is an online course: every day has three tasks that you do at your own pace, with 1-on-1 mentorship and a community chat. The site does not say whether there are live or recorded classes. ${askTeam}`,
    link: faqLink("pacing"),
  },
  {
    id: "start",
    asked: "start; start date; next batch; when does the course start; start course; class timing; start enroll; when can i start",
    text: `The site names no batch or start date: you learn at your own pace, day by day, after the team has contacted you. Send an enrollment request or ask: ${email}.`,
    link: links.contact,
  },
  {
    id: "online",
    asked: "online; is it online; online course; online location; online enroll; where are you located; join from abroad",
    text: `It is an online course, so you learn from home with a computer and an internet connection. It is aimed mainly at students in India; from another country, ask the team first: ${email}.`,
    link: links.about,
  },
  {
    id: "contact",
    asked: "contact; contact details; contact email; talk to a human; contact phone; contact support; contact team",
    text: `Write to ${email}, call ${phone} (${phoneHours}) or use the contact form. ${responsePromise}`,
    link: links.contact,
  },
  {
    id: "phone",
    asked: "phone callHours; phone number; callHours; call timing; phone callHours; phone contact; phone support; phone hours; contact callHours; callHours support",
    text: `You can call ${phone}, ${phoneHours}. By e-mail you reach us at ${email}; the typical response time is ${responseTime}.`,
    link: links.contact,
  },
  {
    id: "email",
    asked: "email; email address; email contact; email support",
    text: `Our e-mail address is ${email}. The typical response time is ${responseTime}, and we promise an answer within 24 hours.`,
    link: links.contact,
  },
  {
    id: "response",
    asked: "response; response time; response contact; response support; how quickly reply; response email; response afterRequest; response hours",
    text: `The typical response time is ${responseTime}. To a message through the contact form: ${responsePromise.charAt(0).toLowerCase()}${responsePromise.slice(1)}`,
    link: links.help,
  },
  {
    id: "social",
    asked: "social; social media; social contact; youtube instagram",
    text: `The course has profiles on a ${list(site.socials.map(({ name }) => name.toLowerCase()))} site; the links are in the contact section.`,
    link: links.contact,
  },
  {
    id: "rating",
    asked: "rating reviews; rating course; rating reviews; reviews; reviews course; what do students say; reviews students",
    text: `The course is rated ${facts.rating}/${facts.ratingScale} by ${facts.students}+ students. You can read what students write on the reviews page.`,
    link: links.reviews,
  },
  {
    id: "students",
    asked: "students; how many students; students course; students enroll; students rating",
    text: `${facts.students}+ students have joined so far, and they rate the course ${facts.rating}/${facts.ratingScale}.`,
    link: links.about,
  },
  {
    id: "modules",
    asked: "modules; how many modules; modules course; modules syllabus; modules phase",
    text: `The course has ${facts.modules}+ modules over ${dayCount} days in three phases, with ${facts.projects}+ projects.`,
    link: links.curriculum,
  },
  {
    id: "tests",
    asked: "test; tests and exams; final assessment; test course; test certificate; test fail; test how many; test phase",
    text: `Yes, there are tests on the way: day 4 and day 15 (Python), day 22 (knowledge), day 29 (React and Node), day 33 (error handling) and day 35 (logging). Day 58 is the final assessment. They show you what to revise before you go on.`,
    link: dayLink(58),
  },
  {
    id: "tasks",
    asked: "tasks; daily tasks; assignments; tasks course; tasks hours; exercises practice; how does a day look",
    text: `Every one of the ${dayCount} days has a title and three tasks: you read, you write code and you run it. Tests along the way show you what to revise.`,
    link: links.curriculum,
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
    link: links.pricing,
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
    link: links.benefits,
  },
  {
    id: "structure",
    asked: "structure; how many phases are there; structure course; structure phase; how does the course work",
    text: `The course has three phases: ${list(phases.map((phase) => `${phase.title} (${phase.month}, ${phase.days.length} days)`))}. Every one of the ${dayCount} days has a title and three tasks, at your own pace, with 1-on-1 mentorship.`,
    link: links.curriculum,
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
    link: links.help,
  },
  {
    id: "theme",
    asked: "theme; dark mode; light theme",
    text: "Yes. The theme button in the bar at the top switches between the light and the dark theme.",
    link: { path: "/", label: "Home" },
  },
  ...benefitNotes(),
  ...instructorNotes(),
  {
    id: "mission",
    asked: "mission; mission course; about the course; who is behind; why was this course made",
    text: about.mission,
    link: links.about,
  },
  {
    id: "blog",
    asked: "blog; blog articles; blog tutorials; blog free",
    text: "Yes. The blog has learning resources and tutorials, sorted by category and free to read.",
    link: links.blog,
  },
  {
    id: "help-center",
    asked: "helpCenter; help center; faq; helpCenter support; where find help",
    text: `The Help Center has this assistant, the ${faq.length} frequently asked questions and the ways to reach a person. The FAQ can be searched.`,
    link: links.help,
  },
  {
    id: "self",
    asked: "self; who are you; what can you do; self help; self bot",
    text: "I'm the AI assistant for the course. Ask me about content, fees, duration, tools, certificate, support or enrollment; for everything else there is the contact form.",
    link: links.help,
  },
  {
    id: "privacy",
    asked: "privacy; is my data safe; privacy contact form",
    text: `What you send in a form goes to our team only, so that they can answer you; you give your name and one way to reach you. For anything more, ask ${email}.`,
    link: links.contact,
  },
];

export const refundText = faq.find(({ slug }) => slug === "refunds")?.answer ?? "";
export const guaranteeText = `The site carries two promises, "Satisfaction Guaranteed" and "Skill Improve Guaranteed", and sets out no further terms for them. Please ask the team in writing before you pay what they mean for you: ${email} or the contact form.`;

/** A phase in four sentences at most. */
export function phaseText(phase: Phase): string {
  return `The ${phase.title} is ${phase.month}: ${phase.days.length} days at about ${phase.hoursPerDay} hours a day. ${phase.summary} Highlights: ${list(phase.highlights)}.`;
}

export function dayText(phase: Phase, day: Day): string {
  return `Day ${day.day} (${phase.title}): ${day.title}. Tasks: ${day.tasks.map((task) => task.charAt(0).toLowerCase() + task.slice(1)).join("; ")}.`;
}

function benefitNotes(): Note[] {
  const note = (id: string, asked: string, text: string): Note => ({ id, asked, text, link: links.benefits });
  return [
    note(
      "hosting",
      "hostingBenefit; free hosting; hosting included; hostingBenefit tools; hostingBenefit course; hostingBenefit price",
      `Yes, free hosting is included. ${benefit("Free hosting")} You also learn to deploy: day 8 and day 41 are about it.`,
    ),
    note(
      "domain",
      "domainBenefit; free domain; domainBenefit tools; domain included; domainBenefit price; domainBenefit course",
      `Yes, a free custom domain is included: ${benefit("Free custom domain").charAt(0).toLowerCase()}${benefit("Free custom domain").slice(1)} You connect it on day 41.`,
    ),
    note(
      "database-hosting",
      "databaseBenefit; free database hosting; databaseBenefit tools",
      `Yes, free database hosting is included. ${benefit("Free database hosting")}`,
    ),
    note("ssh", "sshBenefit; ssh client; sshBenefit tools", `A professional SSH client is included. ${benefit("Professional SSH client")}`),
    note("workspace", "workspaceBenefit; workspace tool; workspaceBenefit tools", `A workspace tool is included. ${benefit("Workspace tool")}`),
    note(
      "interactive",
      "learningBenefit; interactive learning subscription; learningBenefit duration; learningBenefit tools",
      `Included: ${benefit("Interactive learning").charAt(0).toLowerCase()}${benefit("Interactive learning").slice(1)}`,
    ),
    note(
      "premium-courses",
      "coursesBenefit; premium courses; coursesBenefit duration; coursesBenefit tools",
      `Premium courses are included: ${benefit("Premium courses")}`,
    ),
  ];
}

function instructorNotes(): Note[] {
  const note = (id: string, asked: string, text: string): Note => ({ id, asked, text, link: links.teacher });
  const { education, experience, skills, projects, goals, whyLearnFromMe } = instructor;
  return [
    note(
      "instructor",
      "instructor; who is the instructor; instructor course; teacher; who teaches; instructor experience; instructor support; instructor name; instructor prerequisites",
      `The instructor is a ${instructor.role.charAt(0).toLowerCase()}${instructor.role.slice(1)} from ${instructor.location} with a ${education.degree}, who builds web applications and chat bots. You get 1-on-1 mentorship.`,
    ),
    note("education", "education; education instructor; bca; instructor study; instructor degree; instructor qualification; certificate instructor", `The instructor studied for a ${education.degree}, ${education.period}, at a university in India.`),
    note("age", "age; age instructor; how old is the instructor", `The instructor is ${instructor.age} years old.`),
    note("based", "based; based instructor; online instructor; where is the instructor from", `The instructor lives in ${instructor.location}. The course is online.`),
    note(
      "work",
      "work; work instructor; professional experience of the instructor; instructor experience",
      `The instructor's experience: ${experience.map((entry) => `${entry.role.charAt(0).toLowerCase()}${entry.role.slice(1)} (${entry.duration})`).join(", ")}.`,
    ),
    note("teacher-skills", "teacherSkills; teacherSkills instructor; instructor technologies; instructor syllabus", `The instructor's technical skills: ${list(skills.technical)}.`),
    note("teacher-projects", "teacherProjects; instructor projects; projects instructor", `Notable projects of the instructor: ${list(projects.map(({ name, technologies }) => `${name} (${technologies.join(", ")})`))}.`),
    note("goals", "goals; goals instructor", `Goals of the instructor: ${goals.shortTerm[0]}, and in the long term ${goals.longTerm[0]?.charAt(0).toLowerCase()}${goals.longTerm[0]?.slice(1)}.`),
    note("why", "whyTeacher; whyTeacher instructor; why learn from the instructor", `The instructor says: ${whyLearnFromMe.slice(0, 3).join(" ")}`),
  ];
}

function dayNotes(): Note[] {
  return phases.flatMap((phase) =>
    phase.days.map((day) => ({ id: `day-${day.day}`, asked: day.title, text: dayText(phase, day), link: dayLink(day.day) })),
  );
}

export const weekNumbers = Object.values(weeks)
  .flat()
  .map(({ week }) => week);

function weekNotes(): Note[] {
  return Object.values(weeks)
    .flat()
    .map((week) => ({
      id: `week-${week.week}`,
      asked: week.title,
      text: `Week ${week.week}: ${week.title}. Topics: ${week.topics.map((topic) => topic).join("; ")}. Projects: ${list(week.projects)}.`,
      link: links.curriculum,
    }));
}

const postNotes = (posts: readonly PostNote[]): Note[] =>
  posts.map(({ slug, title, description, keywords }) => ({
    id: `post-${slug}`,
    asked: `blog ${title}; ${keywords.map((word) => `blog ${word}`).join("; ")}`,
    text: `On the blog: "${title}". ${description}`,
    link: { path: `/blog/${slug}`, label: title },
  }));

/** Everything the assistant can say without composing it. */
export const makeNotes = (posts: readonly PostNote[] = []): Note[] => [
  ...faqNotes(),
  ...site_(),
  ...dayNotes(),
  ...weekNotes(),
  ...postNotes(posts),
];

export const phaseOverview = {
  basic: { text: phaseText(beginner), link: phaseLink(beginner) },
  intermediate: { text: faqAnswer("intermediate-phase"), link: phaseLink(intermediate) },
  advanced: { text: faqAnswer("advanced-phase"), link: phaseLink(advanced) },
} as const;

function faqAnswer(slug: string): string {
  return faq.find((item) => item.slug === slug)?.answer ?? "";
}
