import { about } from "#content/about.ts";
import { benefits, included } from "#content/benefits.ts";
import { course } from "#content/course.ts";
import { phases } from "#content/curriculum/phases.ts";
import { faq } from "#content/faq.ts";
import { help } from "#content/help.ts";
import { instructor } from "#content/instructor.ts";
import { listPlans } from "#content/plans.ts";
import { courseName, site } from "#content/site.ts";
import { textPages } from "#content/text-pages.ts";
import { beforeAnyStartDate, listFactSheetRows } from "#domain/content/course-facts.ts";
import type { SiteLink } from "#domain/assistant/assistant-schemas.ts";
import { getLink, pricingLink } from "./site-links.ts";

/** What the site says in one place, a paragraph or a card, and where; `isOffered` is what comes with the course. */
export type Passage = { text: string; link: SiteLink; title?: string; isOffered?: boolean };

const joinTitle = ({ title, text }: { title: string; text: string }) => `${title}: ${text}`;
/** What comes with the course, which is asked for by its title. */
const placeTitled = (link: SiteLink, items: readonly { title: string; text: string }[]): Passage[] =>
  items.map((item) => ({ text: joinTitle(item), link, title: item.title, isOffered: true }));
const join = (...texts: (string | number | undefined)[]) => texts.filter(Boolean).join(", ");

/** All that the pages say beside the plan, the FAQ and the articles. Words of it that no subject knows are answered by it. */
export const listPassages = (): Passage[] => [
  ...placeTitled(getLink("benefits"), benefits.items),
  ...placeTitled(pricingLink, included),
  ...place(
    pricingLink,
    listFactSheetRows(course, phases, beforeAnyStartDate).map(({ term, text }) => `${term}: ${text}`),
  ),
  ...place(
    pricingLink,
    listPlans("home").flatMap(({ course: plan, subtitle, features }) =>
      [subtitle, ...features].map((feature) => `${plan}: ${feature}`),
    ),
    true,
  ),
  ...place(getLink("about"), [about.mission, ...about.story, ...about.differentiators.map(joinTitle)]),
  ...place(getLink("teacher"), listTeacherTexts()),
  ...place(
    getLink("help"),
    help.topics.map(({ title, description }) => `${title}: ${description}`),
  ),
  ...help.topics.flatMap(({ title, topics }) =>
    topics.map(({ label, path }) => ({ text: `${title}: ${label}`, link: { path, label } })),
  ),
  ...textPages.flatMap(({ path, heading, breadcrumb = heading, lead, text }) =>
    place({ path, label: breadcrumb }, [heading, lead ?? "", ...text.split(/\n{2,}/).map(dropMarkup)]),
  ),
];

/** What the course is called, asked and offers: words of it are its own, whatever else they are used for. */
export const listOwnersTexts = (): string[] => [
  courseName,
  site.tagline,
  ...faq.flatMap(({ question, answer }) => [question, answer]),
  ...listPassages().flatMap(({ text, isOffered }) => (isOffered ? [text] : [])),
];

function listTeacherTexts(): string[] {
  const { name, role, location, intro, education, experience, skills, projects, goals, whyLearnFromMe } = instructor;
  return [
    `${join(name, role, location)}. ${intro}`,
    ...(education ? [join(education.degree, education.place, education.period)] : []),
    ...experience.map(
      ({ company, role: job, duration, responsibilities, achievements }) =>
        `${join(job, company, duration)}: ${join(...responsibilities, ...achievements)}.`,
    ),
    join(...skills.technical, ...skills.soft),
    ...projects.map(({ name: project, description, impact }) => [`${project}: ${description}`, impact].join(" ")),
    ...goals.shortTerm,
    ...goals.longTerm,
    ...whyLearnFromMe,
  ];
}

const place = (link: SiteLink, texts: readonly string[], isOffered = false): Passage[] =>
  texts.filter(Boolean).map((text) => ({ text, link, isOffered }));

/** Markdown as it reads: without the signs of headings, lists and emphasis, and of a link its words. */
const dropMarkup = (text: string) =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^[#>*+-]+ |[*_`|]/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
