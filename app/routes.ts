import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("curriculum", "routes/curriculum.tsx"),
  route("benefits", "routes/benefits.tsx"),
  route("pricing", "routes/pricing.tsx"),
  route("reviews", "routes/reviews.tsx"),
  route("faq", "routes/faq.tsx"),
  route("contact", "routes/contact.tsx"),
  route("help", "routes/help.tsx"),
  route("teacher", "routes/teacher.tsx"),
  route("beginner-python-course", "routes/phase.tsx", { id: "phase-basic" }),
  route("intermediate-fullstack-course", "routes/phase.tsx", { id: "phase-intermediate" }),
  route("advanced-ai-bot-course", "routes/phase.tsx", { id: "phase-advanced" }),
  route("about", "routes/about.tsx"),
  route("sr", "routes/staff.tsx"),
  route("500", "routes/server-error.tsx"),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
