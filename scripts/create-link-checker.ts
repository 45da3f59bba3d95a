import { existsSync } from "node:fs";
import { benefits } from "#content/benefits.ts";
import { phases } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { faq } from "#content/faq.ts";
import { privacy } from "#content/legal/privacy.ts";
import { refunds } from "#content/legal/refunds.ts";
import { terms } from "#content/legal/terms.ts";
import { pages, redirects } from "#content/pages.ts";
import { listPlans } from "#content/plans.ts";
import { reviews } from "#content/reviews.ts";
import { postPath } from "#domain/blog/blog-urls.ts";
import { faqAnchor } from "#domain/content/faq.ts";
import { hasBenefits } from "#domain/content/page-section-schemas.ts";
import { dayAnchor } from "#domain/content/phase.ts";
import type { Posts } from "#server/blog/posts.ts";
import { listCacheablePathsOutsideBlog } from "#server/pages/site-files.ts";

const days = phases.flatMap((phase) => phase.days.map(({ day }) => dayAnchor(day)));
const questions = faq.map(({ slug }) => faqAnchor(slug));

const homeSections = [
  "hero",
  "curriculum",
  "teacher",
  ...(listPlans("home").length > 0 ? ["pricing"] : []),
  ...(hasBenefits(benefits) ? ["benefits"] : []),
  ...(reviews.length > 0 ? ["reviews"] : []),
  ...(faq.length > 0 ? ["faq"] : []),
  "contact",
];

/** What a link on a page can lead to, by its path. */
const anchors: Readonly<Record<string, readonly string[]>> = {
  [pages.home.path]: [...homeSections, ...questions, ...days],
  [pages.faq.path]: ["faq", ...questions],
  [pages.curriculum.path]: [...Object.values(weeks).flatMap((ones) => ones.map(({ week }) => `week-${week}`)), ...days],
  [pages.teacher.path]: ["experience", "skills", "projects", "goals", "why"],
  [pages.privacy.path]: privacy.sections.map(({ id }) => id),
  [pages.terms.path]: terms.sections.map(({ id }) => id),
  [pages.refunds.path]: refunds.sections.map(({ id }) => id),
  ...Object.fromEntries(
    phases.map(({ path, demo, days }) => [path, [...(demo ? ["demo"] : []), ...days.map(({ day }) => dayAnchor(day))]]),
  ),
};

/** Checks links within the site; `posts` are those that are published or drafts. */
export function createLinkChecker(posts: Posts, publicFolder = "public") {
  const paths = new Set([...listCacheablePathsOutsideBlog({ posts }), ...posts.all.map(({ slug }) => postPath(slug))]);
  const articles = new Map(posts.all.map((post) => [postPath(post.slug), post]));
  /** Rendered only where a link leads into an article: that takes longer than all else that is checked. */
  const listHeadings = (path: string) => {
    const post = articles.get(path);
    return post ? posts.render(post).headings.map(({ id }) => id) : [];
  };

  /** What is wrong with a link, as the end of a sentence, or undefined. Lists of pages may name one without content: it is left out there. */
  return function findDeadLink(link: string, isInList = false): string | undefined {
    const [address = "", anchor] = link.split("#");
    const path = address.split("?")[0] ?? "";
    if (isInList && Object.values(pages).some((page) => page.path === path)) return undefined;
    const moved = redirects.get(path);
    if (moved) return `leads to ${path}, a former address: the page is at ${moved} now`;
    if (!paths.has(path)) {
      return existsSync(`${publicFolder}${path}`)
        ? undefined
        : `leads to ${path}, which is no page or file of the site`;
    }
    if (anchor === undefined || (anchors[path] ?? listHeadings(path)).includes(anchor)) return undefined;
    return `leads to ${link}, but ${path} has nothing called ${anchor}`;
  };
}
