import * as v from "valibot";
import { text } from "./define-content.ts";
import { allowOnlyPlaceholders } from "./template-text-schemas.ts";

export const sitePathSchema = v.pipe(
  text,
  v.regex(/^\/[^\s?#]*$/, "must be a site path: / and then no space, ? or #"),
  v.check((path) => path === "/" || !path.endsWith("/"), "must not end with /"),
);

const descriptionSchema = v.pipe(text, v.maxLength(170, "must be 170 characters or fewer, or search engines cut it"));

export const pageSchema = v.object({
  path: sitePathSchema,
  /** Addresses that the page had before: they lead to the one it has now. */
  formerPaths: v.optional(v.array(sitePathSchema)),
  /** The browser tab's and search result's title. */
  title: v.pipe(text, v.maxLength(70, "must be 70 characters or fewer, or search engines cut it")),
  description: descriptionSchema,
  /** Of the reviews page, from the first review of a student on. */
  descriptionOnceReviewed: v.optional(descriptionSchema),
  keywords: v.pipe(v.array(text), v.minLength(3, "must be three keywords or more")),
  /** The page's heading, also on its share image. */
  heading: text,
  /** The page's name in breadcrumbs where the heading is too long for one. */
  breadcrumb: v.optional(text),
  lead: v.optional(text),
});
export type Page = v.InferOutput<typeof pageSchema>;

export const textPageSchema = v.object({
  ...pageSchema.entries,
  /** Markdown. */
  text: v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"), /* @__PURE__ */ allowOnlyPlaceholders()),
});

/** Structured data as it goes over the wire; it is built and checked by type on the server. */
export type JsonLd = Record<string, unknown>;

export type BreadcrumbLink = { name: string; path: string };

export const toBreadcrumbLink = (page: Page): BreadcrumbLink => ({
  name: page.breadcrumb ?? page.heading,
  path: page.path,
});

/** Share images are made at build, one per page: `/share/home.png`. */
export const shareImagePath = (path: string) =>
  `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;

/** The plan to hang on a wall, made at build. */
export const wallChartPath = "/wall-chart.pdf";

/** A page whose address is not the owner's to choose: links all over the site lead there. */
export const fixedPageSchema = <const Path extends string>(path: Path) =>
  v.object(
    { ...pageSchema.entries, path: v.literal(path, `must be ${path}: only phases have addresses of your own`) },
    "must stay: a page without content leaves menu, footer, sitemap and links by itself",
  );

/** A page that the site may not have: without an entry its texts are these. */
export function pageSchemaWithDefault<const Path extends string>(path: Path, heading: string, courseName: string) {
  const plain: Page & { path: Path } = {
    path,
    title: `${heading} | ${courseName}`,
    description: `${heading} of ${courseName}, on a page of its own.`,
    keywords: [courseName, heading, "course"],
    heading,
  };
  return v.optional<ReturnType<typeof fixedPageSchema<Path>>, typeof plain>(fixedPageSchema(path), plain);
}

const maxShownPathLength = 200;

/** The decoded path, or the raw one where its encoding is malformed; rendered as text only. */
export function decodePathForDisplay(pathname: string): string {
  try {
    return decodeURIComponent(pathname).slice(0, maxShownPathLength);
  } catch {
    return pathname.slice(0, maxShownPathLength);
  }
}
