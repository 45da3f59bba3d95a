import { pages } from "#content/pages.ts";

/** Every address outside the blog that is the same for all visitors. */
export const listPublicPaths = () => [
  ...Object.values(pages).map((page) => page.path),
  "/robots.txt",
  "/rss.xml",
  "/sitemap.xml",
  "/llms.txt",
  "/manifest.webmanifest",
  "/contact.vcf",
];
