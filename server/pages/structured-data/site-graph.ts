import type { Graph, Thing, WebPage, BreadcrumbList, ListItem, Organization, WebSite } from "schema-dts";
import { pages } from "#content/pages.ts";
import { courseName, site } from "#content/site.ts";
import { toBreadcrumbLink, type JsonLd, type Page, type BreadcrumbLink } from "#domain/content/page-metadata.ts";
import type { RenderContext } from "../render-context.ts";
import { currency } from "#domain/format/money.ts";

/** What a page tells search engines: only facts that the same page shows, with that page's own figures. */
export function wrapInSiteGraph(siteUrl: string, nodes: readonly Thing[]): JsonLd {
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [organizationNode(siteUrl), websiteNode(siteUrl), ...nodes],
  };
  return { ...graph };
}

/** A page with its breadcrumb; `above` are the pages between it and the home page. */
export function pageGraphWithBreadcrumb(
  siteUrl: string,
  page: Page,
  nodes: readonly Thing[],
  above: readonly Page[] = [],
): JsonLd {
  const trail = page.path === "/" ? [] : [breadcrumbList(siteUrl, [...above, page].map(toBreadcrumbLink))];
  return wrapInSiteGraph(siteUrl, [...trail, ...nodes]);
}

const pageTypes = new Map<Page, "AboutPage" | "ContactPage">([
  [pages.about, "AboutPage"],
  [pages.contact, "ContactPage"],
]);
const contactPages: ReadonlySet<Page> = new Set([pages.contact, pages.help]);

/** Pages whose own content has no richer type. */
export function basicPageGraph({ siteUrl }: RenderContext, page: Page): JsonLd {
  const node: WebPage = {
    "@type": pageTypes.get(page) ?? "WebPage",
    name: page.title,
    description: page.description,
    url: siteUrl + page.path,
  };
  return pageGraphWithBreadcrumb(siteUrl, page, [
    node,
    ...(contactPages.has(page) ? [organizationNodeWithContact(siteUrl)] : []),
  ]);
}

/** From Home to the page itself, whose entry has no URL; with `endsHere` false the trail ends at its parent. */
export const breadcrumbList = (
  siteUrl: string,
  trail: readonly BreadcrumbLink[],
  { endsHere = true }: { endsHere?: boolean } = {},
): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Home", path: "/" }, ...trail].map(({ name, path }, index): ListItem => {
    const entry: ListItem = { "@type": "ListItem", position: index + 1, name };
    return endsHere && index === trail.length ? entry : Object.assign(entry, { item: siteUrl + path });
  }),
});

export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

export const organizationNode = (siteUrl: string): Organization => ({
  "@type": "Organization",
  "@id": organizationId(siteUrl),
  name: courseName,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icons/icon-512.png`,
});

/** The same organization by its id, with the contact details that only some pages show. */
export const organizationNodeWithContact = (siteUrl: string): Organization => ({
  "@type": "Organization",
  "@id": organizationId(siteUrl),
  email: site.contact.email,
  ...(site.contact.phoneLink && { telephone: site.contact.phoneLink }),
  sameAs: site.socials.map((social) => social.url),
});

/** Pages are in English, that of the country whose way of writing amounts they follow where it is spoken there. */
export const siteLanguage = currency.locale.startsWith("en") ? currency.locale : "en";

export const websiteNode = (siteUrl: string): WebSite => ({
  "@type": "WebSite",
  "@id": `${siteUrl}/#website`,
  name: courseName,
  url: `${siteUrl}/`,
  inLanguage: siteLanguage,
  publisher: { "@id": organizationId(siteUrl) },
});
