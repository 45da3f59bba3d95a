import type {
  AggregateRating,
  BlogPosting,
  BreadcrumbList,
  Course,
  Graph,
  ListItem,
  Offer,
  Organization,
  Question,
  Review,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import { dayCount, phases } from "#content/curriculum/phases.ts";
import { faq } from "#content/faq.ts";
import { instructor } from "#content/instructor.ts";
import { pages } from "#content/pages.ts";
import { offer, plans } from "#content/plans.ts";
import { reviews, reviewsPublished } from "#content/reviews.ts";
import { courseName, site } from "#content/site.ts";
import type { Phase } from "#domain/curriculum.ts";
import { isOfferOver } from "#domain/offer.ts";
import type { Plan, PriceReading } from "#domain/plan.ts";
import { averageRating } from "#domain/review.ts";
import type { JsonLd, Page } from "#domain/page.ts";
import { shareImage } from "#domain/share-image.ts";
import type { Article, PostSummary } from "#domain/post.ts";
import { categoryPath, postPath } from "#domain/post-address.ts";
import type { RenderContext } from "../http/render-context.ts";

type Node = Thing;
type PageKey = keyof typeof pages;

/**
 * What a page tells search engines: only facts that the same page shows, with that page's own figures.
 * Every page has the organization, the site and its breadcrumb; `extra` is its own.
 */
function pageGraph({ siteUrl }: RenderContext, extra: Node[] = [], key?: PageKey, trail: Page[] = []): JsonLd {
  const page = key && pages[key];
  const crumbs = page && key !== "home" ? [breadcrumb(siteUrl, [pages.home, ...trail, page])] : [];
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [organization(siteUrl), website(siteUrl), ...crumbs, ...extra],
  };
  return { ...graph };
}

const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;
const courseId = (siteUrl: string, path = "/") => `${siteUrl}${path}#course`;

const organization = (siteUrl: string): Organization => ({
  "@type": "Organization",
  "@id": organizationId(siteUrl),
  name: courseName,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icons/icon-512.png`,
});

const website = (siteUrl: string): WebSite => ({
  "@type": "WebSite",
  "@id": `${siteUrl}/#website`,
  name: courseName,
  url: `${siteUrl}/`,
  inLanguage: "en-IN",
  publisher: { "@id": organizationId(siteUrl) },
});

const breadcrumb = (siteUrl: string, trail: Page[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map((page, index): ListItem => {
    const isLast = index === trail.length - 1;
    const name = page === pages.home ? "Home" : crumbName(page);
    return { "@type": "ListItem", position: index + 1, name, ...(isLast ? {} : { item: siteUrl + page.path }) };
  }),
});

/** The page's short name, as the visible breadcrumb has it. */
const crumbName = (page: Page) => page.crumb ?? page.heading;

/** An offer that has ended is no offer: it leaves the markup. */
function offerOf({ siteUrl, now }: RenderContext, plan: Plan, path: string): { offers?: Offer } {
  if (isOfferOver(offer, now)) return {};
  return {
    offers: {
      "@type": "Offer",
      name: plan.course,
      price: plan.price,
      priceCurrency: "INR",
      category: "Paid",
      availability: "https://schema.org/InStock",
      url: siteUrl + path,
      validFrom: offer.validFrom,
      priceValidUntil: offer.validUntil,
    },
  };
}

function wholeCourse(context: RenderContext, path: string, reading?: PriceReading): Exclude<Course, string> {
  return {
    "@type": "Course",
    "@id": courseId(context.siteUrl),
    name: courseName,
    description: `${site.tagline}: ${dayCount} days in three phases.`,
    url: `${context.siteUrl}/`,
    inLanguage: "en",
    provider: { "@id": organizationId(context.siteUrl) },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "online",
      courseSchedule: { "@type": "Schedule", repeatFrequency: "Daily", repeatCount: dayCount },
    },
    ...(reading && offerOf(context, plans[reading].bundle, path)),
  };
}

function phaseCourse(context: RenderContext, phase: Phase, plan: Plan, path: string): Exclude<Course, string> {
  return {
    "@type": "Course",
    "@id": courseId(context.siteUrl, phase.path),
    name: `${phase.title} of the ${courseName}`,
    description: phase.summary,
    url: context.siteUrl + phase.path,
    inLanguage: "en",
    educationalLevel: phase.name,
    teaches: [...phase.highlights],
    provider: { "@id": organizationId(context.siteUrl) },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "online",
      courseWorkload: `PT${phase.hoursPerDay}H`,
      courseSchedule: {
        "@type": "Schedule",
        repeatFrequency: "Daily",
        repeatCount: phase.days.length,
        duration: `PT${phase.hoursPerDay}H`,
      },
    },
    ...offerOf(context, plan, path),
  };
}

/** The reviews a page shows, and the average computed from just these. */
function reviewsOfCourse(): { review: Review[]; aggregateRating: AggregateRating } {
  return {
    review: reviews.map((review): Review => ({
      "@type": "Review",
      author: { "@type": "Person", name: review.name },
      datePublished: reviewsPublished,
      reviewBody: review.review,
      reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: 5 },
    })),
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: averageRating(reviews),
      reviewCount: reviews.length,
      bestRating: 5,
    },
  };
}

const reachableAt = (): Partial<Exclude<Organization, string>> => ({
  email: site.contact.email,
  telephone: site.contact.phoneLink,
  sameAs: site.socials.map((social) => social.url),
});

/** The organization once more by its id, with what pages with contact details add to it. */
const contactNode = (siteUrl: string): Organization => ({
  "@type": "Organization",
  "@id": organizationId(siteUrl),
  ...reachableAt(),
});

const planOf = (reading: PriceReading, phase: Phase) =>
  Object.values(plans[reading]).find((plan) => plan.phase === phase.key);

export const homeGraph = (context: RenderContext): JsonLd =>
  pageGraph(
    context,
    [{ ...wholeCourse(context, "/#pricing", "home"), ...reviewsOfCourse() }, contactNode(context.siteUrl)],
    "home",
  );

export const pricingGraph = (context: RenderContext): JsonLd =>
  pageGraph(
    context,
    [
      wholeCourse(context, "/pricing", "pricingPage"),
      ...phases.flatMap((phase) => {
        const plan = planOf("pricingPage", phase);
        return plan ? [phaseCourse(context, phase, plan, "/pricing")] : [];
      }),
    ],
    "pricing",
  );

export function phaseGraph(context: RenderContext, phase: Phase): JsonLd {
  const plan = planOf("home", phase);
  return pageGraph(context, plan ? [phaseCourse(context, phase, plan, phase.path)] : [], phase.key, [pages.curriculum]);
}

export const curriculumGraph = (context: RenderContext): JsonLd =>
  pageGraph(
    context,
    [
      {
        "@type": "ItemList",
        itemListElement: phases.map((phase, index): ListItem => ({
          "@type": "ListItem",
          position: index + 1,
          url: context.siteUrl + phase.path,
        })),
      },
    ],
    "curriculum",
  );

export const reviewsGraph = (context: RenderContext): JsonLd =>
  pageGraph(context, [{ ...wholeCourse(context, "/reviews"), ...reviewsOfCourse() }], "reviews");

export const faqGraph = (context: RenderContext): JsonLd =>
  pageGraph(
    context,
    [
      {
        "@type": "FAQPage",
        mainEntity: faq.map((item): Question => ({
          "@type": "Question",
          name: item.question,
          acceptedAnswer: { "@type": "Answer", text: item.answer },
        })),
      },
    ],
    "faq",
  );

export const teacherGraph = (context: RenderContext): JsonLd =>
  pageGraph(
    context,
    [
      {
        "@type": "Person",
        "@id": `${context.siteUrl}/teacher#person`,
        name: instructor.name,
        jobTitle: instructor.role,
        description: instructor.intro,
        url: `${context.siteUrl}/teacher`,
        knowsAbout: [...instructor.skills.technical],
        worksFor: { "@id": organizationId(context.siteUrl) },
      },
    ],
    "teacher",
  );

/** Pages whose own content has no richer type. */
export function plainGraph(context: RenderContext, key: PageKey): JsonLd {
  const type = ({ about: "AboutPage", contact: "ContactPage" } as const)[key as "about" | "contact"] ?? "WebPage";
  const page = pages[key];
  const node: WebPage = {
    "@type": type,
    name: page.title,
    description: page.description,
    url: context.siteUrl + page.path,
  };
  const extra: Node[] = key === "contact" || key === "help" ? [contactNode(context.siteUrl)] : [];
  return pageGraph(context, [node, ...extra], key);
}

const blogId = (siteUrl: string) => `${siteUrl}/blog#blog`;

/** The posts that the page lists. */
export const blogGraph = (context: RenderContext, posts: readonly PostSummary[]): JsonLd =>
  pageGraph(
    context,
    [
      {
        "@type": "Blog",
        "@id": blogId(context.siteUrl),
        name: pages.blog.heading,
        description: pages.blog.description,
        url: context.siteUrl + pages.blog.path,
        inLanguage: "en-IN",
        publisher: { "@id": organizationId(context.siteUrl) },
        blogPost: posts.map((post) => blogPosting(context, post)),
      },
    ],
    "blog",
  );

function blogPosting({ siteUrl }: RenderContext, post: PostSummary): Exclude<BlogPosting, string> {
  const path = postPath(post.slug);
  return {
    "@type": "BlogPosting",
    "@id": `${siteUrl}${path}#post`,
    headline: post.title,
    description: post.description,
    url: siteUrl + path,
    datePublished: `${post.date}T00:00:00+00:00`,
    ...(post.dateModified && { dateModified: `${post.dateModified}T00:00:00+00:00` }),
    author: { "@type": "Organization", name: post.author, url: `${siteUrl}/about` },
    keywords: [...post.keywords],
  };
}

export function articleGraph(context: RenderContext, article: Article): JsonLd {
  const { siteUrl } = context;
  const trail = [
    { name: "Home", path: "/" },
    { name: pages.blog.crumb ?? pages.blog.heading, path: pages.blog.path },
    { name: article.category, path: categoryPath(article.category) },
  ];
  return pageGraph(context, [
    {
      "@type": "BreadcrumbList",
      itemListElement: trail.map(({ name, path }, index): ListItem => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: siteUrl + path,
      })),
    },
    {
      ...blogPosting(context, article),
      image: siteUrl + shareImage(postPath(article.slug)),
      articleSection: article.category,
      inLanguage: "en-IN",
      mainEntityOfPage: siteUrl + postPath(article.slug),
      isPartOf: { "@id": blogId(siteUrl) },
      publisher: { "@id": organizationId(siteUrl) },
    },
  ]);
}
