import type { Page } from "./page.ts";

export type Crumb = { name: string; path: string };

/** A page in breadcrumbs, the visible ones and those for search engines. */
export const crumbOf = (page: Page): Crumb => ({ name: page.crumb ?? page.heading, path: page.path });
