import { defineContent } from "#domain/content/define-content.ts";
import { faqAnchor } from "#domain/content/faq.ts";
import { toBreadcrumbLink } from "#domain/content/page-metadata.ts";
import { phases } from "./curriculum/phases.ts";
import { pages } from "./pages.ts";
import { footerSchema, menuSchema } from "#domain/content/navigation-schemas.ts";

export const menu = defineContent("content/navigation.ts (menu)", menuSchema, [
  { label: "Home", section: "hero", path: pages.home.path },
  { label: "Curriculum", section: "curriculum", path: pages.curriculum.path },
  { label: "Benefits", section: "benefits", path: pages.benefits.path },
  { label: "Pricing", section: "pricing", path: pages.pricing.path },
  { label: "Contact", section: "contact", path: pages.contact.path },
]);

export const footer = defineContent("content/navigation.ts (footer)", footerSchema, [
  {
    title: "Course",
    links: [
      ...phases.map(({ title, path }) => ({ label: title, path })),
      { label: "Curriculum", path: pages.curriculum.path },
      { label: toBreadcrumbLink(pages.lesson).name, path: pages.lesson.path },
      { label: "Pricing", path: pages.pricing.path },
    ],
  },
  {
    title: "Learn",
    links: [
      { label: "Benefits", path: pages.benefits.path },
      { label: "Reviews", path: pages.reviews.path },
      { label: "Blog", path: pages.blog.path },
      { label: "Instructor", path: pages.teacher.path },
      { label: "About", path: pages.about.path },
    ],
  },
  {
    title: "Support",
    links: [
      { label: "FAQ", path: pages.faq.path },
      { label: "Help Center", path: pages.help.path },
      { label: "Contact", path: pages.contact.path },
      { label: "Privacy", path: pages.privacy.path },
      { label: "Terms", path: pages.terms.path },
      { label: "Refunds", path: pages.refunds.path },
    ],
  },
]);

/** Where refunds are explained: on a page of their own where the footer has one, else in the FAQ. */
export const refundsLink = footer.flatMap(({ links }) => links).find(({ path }) => path === "/refunds") ?? {
  label: "Refunds",
  path: `${pages.faq.path}#${faqAnchor("refunds")}`,
};
