import type { SiteLink } from "#domain/assistant.ts";
import type { Phase } from "#domain/curriculum.ts";
import { dayAnchor } from "#domain/days.ts";
import { faqAnchor } from "#domain/faq-address.ts";

/** An answer and where the site says so. */
export type Saying = { text: string; link: SiteLink };

/** Where the site says what an answer says. */
export const homeLink: SiteLink = { path: "/", label: "Home" };
export const pricingLink: SiteLink = { path: "/#pricing", label: "Pricing" };
export const curriculumLink: SiteLink = { path: "/curriculum", label: "Curriculum" };
export const benefitsLink: SiteLink = { path: "/benefits", label: "Benefits" };
export const contactLink: SiteLink = { path: "/contact", label: "Contact" };
export const reviewsLink: SiteLink = { path: "/reviews", label: "Reviews" };
export const teacherLink: SiteLink = { path: "/teacher", label: "The instructor" };
export const aboutLink: SiteLink = { path: "/about", label: "About" };
export const helpLink: SiteLink = { path: "/help", label: "Help Center" };
export const blogLink: SiteLink = { path: "/blog", label: "Blog" };

export const faqLink = (slug: string): SiteLink => ({ path: `/#${faqAnchor(slug)}`, label: "FAQ" });
export const dayLink = (day: number): SiteLink => ({ path: `/curriculum#${dayAnchor(day)}`, label: `Day ${day}` });
export const phaseLink = (phase: Phase): SiteLink => ({ path: phase.path, label: phase.title });
