import { course } from "#content/course.ts";
import { pages } from "#content/pages.ts";
import { listPlans } from "#content/plans.ts";
import { priceDifference, priceOfRequest } from "#content/price-notes.ts";
import { courseName, site } from "#content/site.ts";
import { postPath, postMarkdownPath } from "#domain/blog/blog-urls.ts";
import { givesCertificates } from "#domain/content/course-facts.ts";
import { wallChartPath } from "#domain/content/page-metadata.ts";
import { formatCurrencyName } from "#domain/format/money.ts";
import { escapeXml } from "#domain/format/text.ts";
import { filterPosts } from "../blog/posts.ts";
import { pickReviewsPageDescription, formatRatingAndReviewCount, areReviewsByStudents } from "./reviews-data.ts";
import type { RenderContext } from "./render-context.ts";
import { listPagesWithContent } from "./pages-with-content.ts";

type Listed = Pick<RenderContext, "posts"> & Partial<Pick<RenderContext, "reviews">>;

/** Every path outside the blog that is the same for all visitors; without `reviews`, those of the content count. */
export const listCacheablePathsOutsideBlog = ({ posts, ...listed }: Listed) => [
  ...listPagesWithContent({ posts, ...listed }).map((page) => page.path),
  "/robots.txt",
  ...(posts.all.length > 0 ? ["/rss.xml"] : []),
  "/sitemap.xml",
  "/llms.txt",
  "/manifest.webmanifest",
  "/contact.vcf",
];

/** Pages that ask not to be indexed must stay readable to say so; /sr is named nowhere, this file included. */
export const renderRobotsTxt = (siteUrl: string) =>
  ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");

export function renderSitemap({ siteUrl, posts, ...listed }: Listed & Pick<RenderContext, "siteUrl">): string {
  const entry = (path: string, changed?: string) =>
    `  <url><loc>${escapeXml(siteUrl + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`;
  const entries = [
    ...listPagesWithContent({ posts, ...listed }).map((page) => entry(page.path)),
    ...filterPosts(posts, { status: "published" }).map((post) =>
      entry(postPath(post.slug), post.dateModified ?? post.date),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/** An agent reads this in one go: the newest are enough, and the sitemap lists the others. */
const maxArticles = 100;

/** A guide for language models, in the format of llmstxt.org. */
export function renderLlmsTxt({ siteUrl, posts, ...listed }: Listed & Pick<RenderContext, "siteUrl">): string {
  const link = (title: string, path: string, about: string) => `- [${title}](${siteUrl}${path}): ${about}`;
  const articles = filterPosts(posts, { status: "published" }).slice(0, maxArticles);
  return [
    `# ${courseName}`,
    "",
    `> ${pages.home.description}`,
    "",
    `${site.footerLine} ${listPlans("home").length > 0 ? `Prices are in ${formatCurrencyName()}. ` : ""}An enrollment request on this site is free and no payment.${priceDifference ? ` ${priceDifference} ${priceOfRequest}` : ""}`,
    "",
    "## Pages",
    "",
    ...listPagesWithContent({ posts, ...listed })
      .map((page) => (page === pages.reviews && listed.reviews ? pickReviewsPageDescription(listed.reviews) : page))
      .map((page) => link(page.breadcrumb ?? page.heading, page.path, page.description)),
    "",
    ...(articles.length > 0 ? ["## Articles", ""] : []),
    ...articles.map((post) => link(post.title, postMarkdownPath(post.slug), post.description)),
    ...(articles.length > 0 ? [""] : []),
    ...(givesCertificates(course)
      ? [
          `A certificate of this course is checked at ${siteUrl}/certificates/ID, or ${siteUrl}/certificates/ID.json as data: valid, revoked or unknown. Its credential (Open Badges 3.0) is at ID.jwt, the keys at ${siteUrl}/.well-known/jwks.json.`,
          "",
        ]
      : []),
    ...(listed.reviews?.length && areReviewsByStudents(listed.reviews)
      ? [
          `Reviews at ${siteUrl}${pages.reviews.path} are written by students of the course, with their consent: ${formatRatingAndReviewCount(listed.reviews)}.`,
          "",
        ]
      : []),
    `The whole plan is a chart to print at ${siteUrl}${wallChartPath}.`,
    "",
    "A student's own page (progress, study plan, calendar, review) is behind a private link that the team sends: it is not for agents.",
    "",
    "## Optional",
    "",
    link("Sitemap", "/sitemap.xml", articles.length > 0 ? "every page and article" : "every page"),
    ...(articles.length > 0 ? [link("Feed", "/rss.xml", "the newest articles, whole")] : []),
    "",
  ].join("\n");
}

/** What a phone needs to put the site on its home screen. */
export const renderWebManifest = () =>
  JSON.stringify({
    name: courseName,
    short_name: site.wordmark,
    description: site.tagline,
    start_url: "/",
    display: "browser",
    background_color: "#0a1215",
    theme_color: "#0a1215",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  });

/** `\`, `,`, `;` and line breaks have a meaning in a vCard. */
const escapeVCard = (text: string) => text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** The team for a phone's address book, so that it names who is calling. Version 3 (RFC 2426): not every phone reads 4. */
export function renderVCard(siteUrl: string): string {
  const { email, phoneLink, phoneHours } = site.contact;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escapeVCard(courseName)};;;;`,
    `FN:${escapeVCard(courseName)}`,
    `ORG:${escapeVCard(courseName)}`,
    ...(phoneLink ? [`TEL;TYPE=WORK,VOICE:${phoneLink}`] : []),
    `EMAIL;TYPE=INTERNET:${escapeVCard(email)}`,
    `NOTE:${escapeVCard(phoneHours)}`,
    `URL:${siteUrl}/`,
    "END:VCARD",
  ];
  return `${lines.join("\r\n")}\r\n`;
}
