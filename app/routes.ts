import { index, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import { phases } from "#content/curriculum/phases.ts";
import { pages } from "#content/pages.ts";
import { textPages } from "#content/text-pages.ts";
import { loadPosts } from "#server/blog/posts.ts";
import { listRoutablePages } from "#server/pages/pages-with-content.ts";

const all: RouteConfigEntry[] = [
  index("routes/home.tsx"),
  route("curriculum", "routes/curriculum.tsx"),
  route("try", "routes/lesson.tsx"),
  route("benefits", "routes/benefits.tsx"),
  route("pricing", "routes/pricing.tsx"),
  route("reviews", "routes/reviews.tsx"),
  route("faq", "routes/faq.tsx"),
  route("contact", "routes/contact.tsx"),
  route("help", "routes/help.tsx"),
  route("teacher", "routes/teacher.tsx"),
  ...phases.map(({ key, path }) => route(path.slice(1), "routes/phase.tsx", { id: `phase-${key}` })),
  route("about", "routes/about.tsx"),
  route("blog", "routes/blog.tsx"),
  route("blog/:slug", "routes/blog-article.tsx"),
  ...["/privacy", "/terms", "/refunds", ...textPages.map(({ path }) => path)].map((path) =>
    route(path.slice(1), "routes/text-page.tsx", { id: `text${path}` }),
  ),
  route("certificates/:id", "routes/certificate.tsx"),
  route("my/*", "routes/my.tsx"),
  route("sr", "routes/staff.tsx"),
  route("enroll", "routes/enroll.tsx"),
  route("sent", "routes/sent.tsx"),
  route("not-sent", "routes/not-sent.tsx"),
  route("500", "routes/server-error.tsx"),
  ...["robots.txt", "sitemap.xml", "rss.xml", "contact.vcf", "llms.txt", "manifest.webmanifest"].map((name) =>
    route(name, "routes/site-file.ts", { id: `file/${name}` }),
  ),
  route("*", "routes/not-found.tsx"),
];

const shown = listRoutablePages(loadPosts("content/posts", { drafts: process.env["NODE_ENV"] !== "production" }));
const withoutContent = new Set(
  Object.values(pages)
    .filter((page) => !shown.includes(page))
    .map(({ path }) => path),
);

/** A page without content has no route: the one of a missing page must match its address in the browser too. */
export default all.filter(({ path = "" }) => !withoutContent.has(`/${path.split("/")[0]}`)) satisfies RouteConfig;
