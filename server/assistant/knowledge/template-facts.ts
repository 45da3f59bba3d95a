import { devanagariUnit } from "#content/assistant/words/counting.ts";
import { about } from "#content/about.ts";
import { benefits, included, trustBadges } from "#content/benefits.ts";
import { course } from "#content/course.ts";
import { courseDays, dayCount, phases } from "#content/curriculum/phases.ts";
import { weekCount, weeks } from "#content/curriculum/weeks.ts";
import { facts, proof } from "#content/facts.ts";
import { faq } from "#content/faq.ts";
import { instructor } from "#content/instructor.ts";
import { privacy } from "#content/legal/privacy.ts";
import { refunds } from "#content/legal/refunds.ts";
import { terms } from "#content/legal/terms.ts";
import { lesson } from "#content/lesson.ts";
import { pages } from "#content/pages.ts";
import { listPlans } from "#content/plans.ts";
import { reviews, reviewsPublished } from "#content/reviews.ts";
import { courseName, site, businessHours } from "#content/site.ts";
import { formatList, formatPlural, spellNumber } from "#domain/format/text.ts";
import { formatLongDate } from "#domain/format/dates.ts";
import { formatCurrencyName, formatDollars, formatPrice } from "#domain/format/money.ts";
import { formatPhaseMonthOrDays } from "#domain/content/day-phrases.ts";
import { phaseKeys, formatDayCount, unit } from "#domain/content/phase.ts";
import {
  listPricingPagePriceDifferences,
  listInstructorFacts,
  listLegalPageVersionFacts,
  listOptionalFacts,
} from "./optional-and-instructor-facts.ts";
import { comparePagePricesInHindi, formatHomePhasePrice, formatPrices, listPriceFacts } from "./price-facts.ts";
import { formatSlug, lowerFirst, withDefiniteArticle } from "./fill-sentence-templates.ts";
import { nameCourse } from "#domain/content/site-schema.ts";
import { hasPosts } from "./site-links.ts";

/** Facts by name; one that this course does not have is undefined. */
type Found = Readonly<Record<string, string | number | null | undefined>>;

/** What an answer's text may name in braces; a subject whose text names one that is missing switches itself off. */
const listFacts = (): Found => ({
  ...listCourseFigures(),
  ...listPriceFacts(),
  ...listContactFacts(),
  ...listInstructorFacts(),
  ...listLegalPageVersionFacts(),
  ...listOptionalFacts(),
  ...listPhaseFacts(),
  ...listDayFacts(),
  ...listHindiFacts(),
  ...Object.fromEntries(faq.map(({ slug, answer }) => [`faq.${slug}`, answer])),
  ...Object.fromEntries(benefits.items.map(({ title, text }) => [`benefit.${formatSlug(title)}`, text])),
  says: flattenToSearchableWords([
    about,
    benefits,
    included,
    trustBadges,
    course,
    faq,
    listPlans("home"),
    phases,
    weeks,
    instructor,
    // What a page says that the site does not have is not said.
    { ...pages, ...(reviews.length > 0 ? {} : { reviews: undefined }) },
  ]),
  blog: hasPosts() ? "blog" : undefined,
  law: flattenToSearchableWords([privacy, refunds, terms]),
  /** Known once the topics are read. */
  firstTopic: undefined,
});

/** The facts that a course has. */
export const listTemplateFacts = (found: Found = listFacts()): Record<string, string> =>
  Object.fromEntries(Object.entries(found).flatMap(([name, text]) => (text ? [[name, String(text)]] : [])));

/** All words of some content in a row, for `if says.lifetime-access:`. */
function flattenToSearchableWords(content: unknown): string {
  if (typeof content === "object" && content !== null)
    return Object.values(content).map(flattenToSearchableWords).join(" ");
  return typeof content === "string"
    ? ` ${content
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
        .trim()} `
    : "";
}

/** Of `Test: Python basics`, `Knowledge test` and `Check: single strokes`; `Test tiles` is none. */
export const isTestTitle = (title: string) => /\b(?:test|check|exam|quiz)(?=:|$)/i.test(title);
const tests = courseDays.filter(({ title }) => isTestTitle(title));
const taskCounts = new Set(courseDays.map(({ tasks }) => tasks.length));
const [taskCount = 0] = taskCounts.size === 1 ? taskCounts : [];
const allWeeks = phaseKeys.flatMap((key) => weeks[key]);
const hoursOf = ({ days, hoursPerDay }: (typeof phases)[number]) => days.length * hoursPerDay;
const spellPlural = (value: number, one: string) => `${spellNumber(value)} ${value === 1 ? one : `${one}s`}`;

const listCourseFigures = (): Found => ({
  courseName,
  theCourse: nameCourse(site),
  dayCount: dayCount,
  weekCount: weekCount,
  courseMonths: facts.courseMonths,
  lessonDay: lesson?.day,
  lessonPath: pages.lesson.path,
  lessonMinutes: lesson?.minutes,
  subscriptionMonths: facts.subscriptionMonths,
  studentCount: facts.students,
  moduleCount: facts.modules,
  projectCount: facts.projects,
  aiToolCount: facts.aiTools,
  serviceCount: facts.premiumServices,
  toolsWorth: facts.toolsWorthInDollars && formatDollars(facts.toolsWorthInDollars),
  toolsWorthInRupees: facts.toolsWorth && formatPrice(facts.toolsWorth),
  toolNames: formatList([...new Set(allWeeks.flatMap(({ tools }) => tools))]),
  projectNames: formatList(allWeeks.flatMap(({ projects }) => projects.map(lowerFirst))),
  rating: proof.rating,
  faqCount: faq.length,
  benefitNames: formatList(benefits.items.map(({ title }) => lowerFirst(title))),
  mission: about.mission,
  differentiators: about.differentiators.map(({ title, text }) => `${title}: ${lowerFirst(text)}`).join(" "),
  totalHours: phases.reduce((total, phase) => total + hoursOf(phase), 0),
  hoursOfPhases: formatList(
    phases.map(
      (phase) =>
        `${hoursOf(phase)} in ${withDefiniteArticle(phase.title)} (${formatDayCount(phase.days.length)} at ${formatPlural(phase.hoursPerDay, "hour")})`,
    ),
  ),
  hoursADay: formatList(
    phases.map(({ title, hoursPerDay }) => `${formatPlural(hoursPerDay, "hour")} in ${withDefiniteArticle(title)}`),
  ),
  tasks: taskCount > 0 ? spellPlural(taskCount, "task") : "tasks",
  phasesInWords: spellPlural(phases.length, "phase"),
  allPhases: phases.length === 2 ? "Both phases" : `All ${spellPlural(phases.length, "phase")}`,
  toolsWord: facts.aiTools || allWeeks.some(({ tools }) => tools.length > 0) ? "tools" : undefined,
  phaseList: formatList(
    phases.map((phase) =>
      phases.length > 1
        ? `${phase.title} (${formatPhaseMonthOrDays(phase)}, ${formatDayCount(phase.days.length)})`
        : phase.title,
    ),
  ),
  severalPhases: phases.length > 1 ? phases.length : undefined,
  highlights: formatList(phases.flatMap(({ highlights }) => highlights)),
  lastDayTitle: courseDays.at(-1)?.title,
  reviewCount: reviews.length,
  reviewsDate: formatLongDate(reviewsPublished),
  testCount: tests.length,
  severalTests: tests.length > 1 ? tests.length : undefined,
  testDays: formatList(tests.map(({ day }) => `${unit.one} ${day}`)),
});

function listContactFacts(): Found {
  const { email, phone, phoneHours, responseTime, responsePromise } = site.contact;
  return {
    email,
    phone,
    phoneHours,
    responseTime,
    responsePromise,
    askTeam: `Please ask the team before you enroll: ${email} or the contact form.`,
    socials: formatList(site.socials.map(({ name }) => name.toLowerCase())),
  };
}

/** What every phase has, by its place in the course: `phase.1.title`, `phase.2.price`. */
const listPhaseFacts = (): Found =>
  Object.fromEntries(
    phases.flatMap(({ key, title, days, hoursPerDay }, at) =>
      Object.entries({ title, price: formatHomePhasePrice(key), days: days.length, hours: hoursPerDay }).map(
        ([name, value]) => [`phase.${at + 1}.${name}`, value],
      ),
    ),
  );

/** The number of a day by its title or one of its tasks: `day.prompt-engineering`. */
const listDayFacts = (): Found =>
  Object.fromEntries(
    courseDays
      .toReversed()
      .flatMap(({ day, title, tasks }) => [title, ...tasks].map((text) => [`day.${formatSlug(text)}`, day])),
  );

const hindiCounts = "एक दो तीन चार पाँच छह".split(" ");
const hindiTotals = "यह दोनों तीनों चारों पाँचों छहों".split(" ");

/** What the English answers say in a phrase of their own language. */
function listHindiFacts(): Found {
  const formatPhases = (describe: (phase: (typeof phases)[number]) => string) => formatList(phases.map(describe), "और");
  const days = tests.map(({ day }) => `${unit.one} ${day}`);
  return {
    responseHours: `${businessHours.reply.earliest}-${businessHours.reply.latest}`,
    promiseHours: businessHours.promise,
    currencyNameInHindi: formatCurrencyName("hi"),
    planPricesInHindi: formatPrices(listPlans("home"), "और"),
    tasksInHindi: taskCount > 0 ? `${hindiCounts[taskCount - 1] ?? taskCount} टास्क` : "टास्क",
    phaseCountInHindi: hindiCounts[phases.length - 1],
    allPhasesInHindi: hindiTotals[phases.length - 1] ?? "सभी",
    phasePricesInHindi: formatPhases(({ key, title }) => [title, formatHomePhasePrice(key)].filter(Boolean).join(" ")),
    phaseDaysInHindi: formatPhases(({ title, days }) => `${title} में ${days.length} ${devanagariUnit.one}`),
    phaseHoursInHindi: formatPhases(({ title, hoursPerDay }) => `${title} में ${hoursPerDay} घंटे`),
    phaseTotalHoursInHindi: formatPhases(
      ({ title, days, hoursPerDay }) =>
        `${title} में ${days.length * hoursPerDay} घंटे (${days.length} ${devanagariUnit.one}, रोज़ ${hoursPerDay} घंटे)`,
    ),
    phaseListInHindi: formatPhases(
      (phase) => `${phase.title} (${formatPhaseMonthOrDays(phase)}, ${phase.days.length} ${devanagariUnit.one})`,
    ),
    testDaysInHindi: formatList(days, "और"),
    pricesOnPricingPageInHindi: formatList(
      listPricingPagePriceDifferences().map(({ title, pagePrice }) => `${title} ${pagePrice}`),
      "और",
    ),
    priceDifferenceInHindi: comparePagePricesInHindi(),
  };
}

const names = new Set(Object.keys(listFacts()));

/** Facts that another course may not have: any that some content could set. */
export const isOptionalFact = (name: string) =>
  names.has(name) || /^(?:(?:faq|benefit|day|phase\.[1-6]|says|law)\..|bundleListPrice|listSaving)/.test(name);
