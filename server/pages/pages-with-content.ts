import { benefits } from "#content/benefits.ts";
import { faq } from "#content/faq.ts";
import { lesson } from "#content/lesson.ts";
import { footer, menu } from "#content/navigation.ts";
import { pages } from "#content/pages.ts";
import { listPlans } from "#content/plans.ts";
import { reviews } from "#content/reviews.ts";
import { textPages } from "#content/text-pages.ts";
import { hasBenefits, type Benefits } from "#domain/content/page-section-schemas.ts";
import type { Page } from "#domain/content/page-metadata.ts";

type Content = {
  benefits: Benefits;
  faq: readonly unknown[];
  lesson: object | null;
  plans: readonly unknown[];
  reviews: readonly unknown[];
  posts: { all: readonly unknown[] };
};
type Shown = Partial<Content> & Pick<Content, "posts">;

/** Whether the content has something for the page of this path; other paths count as filled. */
function createPageFilter({ posts, ...changed }: Shown) {
  const content = { benefits, faq, lesson, reviews, plans: listPlans("home"), ...changed };
  const filled: Record<string, boolean> = {
    [pages.benefits.path]: hasBenefits(content.benefits),
    [pages.faq.path]: content.faq.length > 0,
    [pages.lesson.path]: content.lesson !== null,
    [pages.reviews.path]: content.reviews.length > 0,
    [pages.blog.path]: posts.all.length > 0,
    [pages.pricing.path]: content.plans.length > 0,
  };
  return ({ path }: { path: string }) => filled[path.split("#")[0] ?? path] !== false;
}

/** A page without content is none: nothing lists it, nothing links to it, and it is not found. */
export const listPagesWithContent = (content: Shown): Page[] =>
  [...Object.values(pages), ...textPages].filter(createPageFilter(content));

/** Pages that have a route and a share image. Students may write reviews after the build, so theirs has both in any case. */
export const listRoutablePages = (posts: Shown["posts"]) => listPagesWithContent({ posts, reviews: [pages.reviews] });

/** Menu and footer with what leads somewhere; a column without links goes too. */
export function listNavigationWithContent(content: Shown) {
  const isShown = createPageFilter(content);
  return {
    menu: menu.filter(isShown),
    footer: footer
      .map(({ title, links }) => ({ title, links: links.filter(isShown) }))
      .filter(({ links }) => links.length > 0),
  };
}
