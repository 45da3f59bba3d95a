import type { Graph, Thing, WebPage } from "schema-dts";
import { pages } from "#content/pages.ts";
import { crumbOf, type JsonLd, type Page } from "#domain/content/page.ts";
import type { RenderContext } from "../render-context.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { organization, organizationContact, website } from "./organization.ts";

type PageKey = keyof typeof pages;

/** What a page tells search engines: only facts that the same page shows, with that page's own figures. */
export function siteGraph(siteUrl: string, nodes: readonly Thing[]): JsonLd {
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [organization(siteUrl), website(siteUrl), ...nodes],
  };
  return { ...graph };
}

/** A page with its breadcrumb; `above` are the pages between it and the home page. */
export function pageGraph(siteUrl: string, key: PageKey, nodes: readonly Thing[], above: readonly Page[] = []): JsonLd {
  const trail = key === "home" ? [] : [breadcrumbs(siteUrl, [...above, pages[key]].map(crumbOf))];
  return siteGraph(siteUrl, [...trail, ...nodes]);
}

const pageTypes: Partial<Record<PageKey, "AboutPage" | "ContactPage">> = { about: "AboutPage", contact: "ContactPage" };
const showContact: ReadonlySet<PageKey> = new Set(["contact", "help"]);

/** Pages whose own content has no richer type. */
export function plainGraph({ siteUrl }: RenderContext, key: PageKey): JsonLd {
  const page = pages[key];
  const node: WebPage = {
    "@type": pageTypes[key] ?? "WebPage",
    name: page.title,
    description: page.description,
    url: siteUrl + page.path,
  };
  return pageGraph(siteUrl, key, [node, ...(showContact.has(key) ? [organizationContact(siteUrl)] : [])]);
}
