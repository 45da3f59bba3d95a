import type { BreadcrumbList, ListItem } from "schema-dts";
import type { Crumb } from "#domain/content/page.ts";

/** Home, what lies between, and the page itself, which needs no address, unless the trail ends above it. */
export const breadcrumbs = (
  siteUrl: string,
  trail: readonly Crumb[],
  { endsHere = true }: { endsHere?: boolean } = {},
): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Home", path: "/" }, ...trail].map(({ name, path }, index): ListItem => {
    const entry: ListItem = { "@type": "ListItem", position: index + 1, name };
    return endsHere && index === trail.length ? entry : Object.assign(entry, { item: siteUrl + path });
  }),
});
